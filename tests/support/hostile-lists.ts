import { randomUUID } from "node:crypto";
import type { Prisma, RootDb } from "~/server/db.ts";
import { addGroup, writeRows, type HostileMedia, type Rows } from "./hostile-page.ts";
import { hostileName, hostileRichText, hostileText, hostileUrls } from "./hostile-values.ts";

type Json = Prisma.InputJsonValue;

/** What a hostile site lists beside its pages. */
export interface HostileLists {
  businessId: string;
  jobId: string;
  itemId: string;
}

interface Listing {
  siteId: string;
  userId: string;
  pageId: string;
  mediaIds: HostileMedia;
}

/** An account of photos that settings may name. */
export const hostileAccount = "hostile-feed";
const articles = "https://feed.example/rss";
const photos = `https://feeds.behold.so/${hostileAccount}`;
const farOff = new Date("2100-01-01T12:00:00Z");
const title = hostileText.slice(0, 200);
const said = { de: title, fr: title };

/** Sections that show what feeds of others say. */
const feedSections = [
  { kind: "newsFeedBoard", options: { source: "feed", feed: articles } },
  { kind: "goFeed", options: { source: "feed", feed: articles } },
  { kind: "instagramFeed", options: { source: "feed", account: hostileText } },
] as const;

/**
 * Hostile values in every table that is drawn without being a page: businesses, open positions, goods, reviews, posts of
 * feeds, answers to forms, mails, the log, kept sections.
 */
export async function makeHostileLists(db: RootDb, of: Listing): Promise<HostileLists> {
  const { siteId, mediaIds } = of;
  const business = async (ways: { phone: string; email: string; canton: string }) => {
    const [businessId, branchId, staffMemberId] = [randomUUID(), randomUUID(), randomUUID()];
    const words = (limit: number) => hostileText.slice(0, limit);
    const programs = { gesundheitsoptik: true, frequentlens: true };
    await db.business.create({
      data: {
        id: businessId,
        siteId,
        name: words(120),
        logoMediaId: mediaIds.image,
        ...programs,
        changedBy: hostileText,
      },
    });
    const street = { street: words(120), streetNumber: words(20) };
    const place = { ...street, zip: words(20), city: words(80), ...ways, placeId: "hostile", lat: 47, lng: 8 };
    await db.branch.create({ data: { id: branchId, siteId, businessId, name: words(120), ...place } });
    const person = { firstName: words(80), lastName: words(80) };
    await db.staffMember.create({ data: { id: staffMemberId, siteId, branchId, ...person } });
    return { businessId, branchId, staffMemberId };
  };
  // One that an editor can open, for no part of it is beyond what a form takes; and one that no form has ever seen.
  const phone = (hostileUrls[0] ?? "").slice(0, 40);
  const { businessId } = await business({ phone, email: "", canton: "ZH" });
  const { branchId, staffMemberId } = await business({ phone, email: hostileUrls[0] ?? "", canton: phone });
  await db.site.update({ where: { id: siteId }, data: { ownBusinessId: businessId } });

  const entries = () =>
    hostileUrls.map((url) => {
      const described = hostileRichText({ url, color: "" }).valid as Json;
      const words = { title: said, richTextDescription: { de: described, fr: described } };
      const standing = { branchId, staffMemberId, changedBy: hostileText, status: "published" as const };
      return { id: randomUUID(), siteId, ...words, ...standing };
    });
  const jobs = entries().map((entry) => ({ ...entry, workQuota: said, titleImageIds: [mediaIds.image] }));
  await db.job.createMany({ data: jobs });
  const kind = { itemType: "frame", listingKind: "offering", titleImageId: mediaIds.image } as const;
  const items = entries().map((entry) => ({ ...entry, ...kind }));
  await db.marketplaceItem.createMany({ data: items });
  await db.review.create({
    data: {
      ...{ siteId, branchId, source: hostileText, externalId: hostileText, rating: 5, text: hostileText },
      ...{
        authorName: hostileText,
        authorUrl: hostileUrls[0] ?? null,
        relativeTimeDescription: hostileText,
        language: hostileText,
      },
    },
  });
  await makeFeeds(db, of);
  await makeAnswers(db, of);
  await makeLog(db, of);
  return { businessId, jobId: jobs[0]?.id ?? "", itemId: items[0]?.id ?? "" };
}

async function makeFeeds(db: RootDb, { siteId, pageId, mediaIds }: Listing): Promise<void> {
  for (const [kind, address] of [
    ["articles", articles],
    ["photos", photos],
  ] as const) {
    const posts = hostileUrls.map((url, at) => ({
      ...{ siteId, externalId: `${at} ${hostileText}`, place: at, title: hostileText, text: hostileText },
      ...{ href: url, pictureUrl: url, mediaId: mediaIds.image, postedAt: new Date("2026-01-01T12:00:00Z") },
    }));
    const said = { title: hostileText, language: hostileText, failedAt: farOff, failure: hostileText };
    const place = { siteId, kind, address };
    const data = { nextAt: farOff, ...said, posts: { create: posts } };
    // The product's own job may have met the site by now.
    await db.feed.upsert({ where: { siteId_kind_address: place }, create: { ...place, ...data }, update: data });
  }
  const rows: Rows = { groups: [], fields: [], texts: [] };
  for (const [at, { kind, options }] of feedSections.entries()) {
    const id = addGroup(rows, { siteId, pageId, kind, parentId: null, count: at, mediaIds });
    const group = rows.groups.find((each) => each.id === id);
    if (group) group.options = { ...(group.options as object), ...options };
  }
  await writeRows(db, rows);
}

/** Answers in each list of the inbox, with files, and the mails that tell of them. */
async function makeAnswers(db: RootDb, { siteId, pageId }: Listing): Promise<void> {
  const types = ["text", "longText", "email", "tel", "choice", "file"] as const;
  const asked = types.map((type) => ({ name: `q-${type}`, label: hostileText, type }));
  const lists = [{}, { doneAt: new Date() }, { isSpam: true, spamAt: new Date() }];
  for (const [at, list] of lists.entries()) {
    const answers = { "q-email": hostileUrls[at] ?? "", "q-tel": hostileUrls[at] ?? "", "q-choice": hostileText };
    const values = { "q-text": hostileText, "q-longText": hostileText, ...answers };
    const file = { siteId, question: "q-file", name: hostileText, type: "text/html", size: 1 };
    const mail = { siteId, to: hostileText, subject: hostileText, body: hostileText, isReadable: true };
    const tries = { attempts: 1, nextTryAt: null, lastError: hostileText };
    await db.formSubmission.create({
      data: {
        ...{ siteId, pageId, form: "message", locale: "de", values, asked, ...list },
        files: { create: [file] },
        mails: { create: [{ ...mail, messageId: randomUUID(), ...tries }] },
      },
    });
  }
}

/** What somebody did to the page and to the site, and a section that is kept for later. */
async function makeLog(db: RootDb, { siteId, userId, pageId }: Listing): Promise<void> {
  const entry = { siteId, actorId: userId, actorName: hostileText, command: hostileText, input: { url: hostileText } };
  const [before = "", after = ""] = hostileUrls;
  const settings = { path: ["settings", "bookingButton", "url"], before, after };
  const name = { path: ["name"], before: hostileText, after: before };
  const log = { ...entry, revision: 0 }; // beside what the page's own changes count
  await db.change.createMany({
    data: [
      { ...log, opId: randomUUID(), document: "page", documentId: pageId, patches: [name] },
      { ...log, opId: randomUUID(), document: "site", documentId: siteId, patches: [settings, name] },
    ],
  });
  const link = { type: "url", url: before };
  const button = { texts: { de: hostileText, fr: hostileText }, options: { link } };
  const content = { kind: "cta", options: {}, fields: { button } };
  await db.savedSection.create({ data: { siteId, name: hostileName, content } });
  const audit = { siteId, kind: "memberAdded", actorName: hostileText, subject: hostileText, ip: hostileText };
  await db.auditEntry.create({ data: audit });
  await db.redirect.create({ data: { siteId, locale: "de", slug: hostileText, pageId } });
}
