import { randomBytes, randomUUID } from "node:crypto";
import { createUser, joinSite } from "~/features/account/service.ts";
import { saveBusiness } from "~/features/directory/service.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { createCaller } from "~/server/api/root.ts";
import type { ApiContext } from "~/server/api/trpc.ts";
import { storedName } from "~/features/forms/files/keep-files.ts";
import { answerStorage } from "~/features/media/open-storage.ts";
import { codeFrom, codeLength } from "~/features/golf/domain/coupon-code.ts";
import { endImport } from "~/features/transfer/import-run/service.ts";
import { saveSection } from "~/features/saved-sections/service.ts";
import { addToCollection, createCollection } from "~/features/site/collections.ts";
import { createSite, readNavigation, saveNavigation } from "~/features/site/service.ts";
import { makePreviewLink, revokePreviewLink } from "~/features/site/preview/links.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { addSchedule } from "~/features/page/schedule/schedules.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { takeDownPage } from "~/features/page/service/take-down-page.ts";
import { openSession, sealSession, sessionCookieName } from "~/server/auth.ts";
import type { Actor, RequestSite, ServiceContext } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { logger } from "~/server/logger.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";

const log = logger;
export const password = "zwei Brillen am See";

/** Its key is in every text that `makeThings` writes: where one is read on another site, something has leaked. */
export interface TestSite extends RequestSite {
  host: string;
  /** Member of this site only. */
  opticianId: string;
}

export async function makeSite(db: RootDb, key: string): Promise<TestSite> {
  const host = `${key}.test`;
  const { id } = await createSite(db, { key, name: key, locales: ["de", "fr"], hosts: [host] });
  const optician = await makePerson(db, key);
  await joinSite(db, { siteId: id, userId: optician.id });
  return { id, key, host, locales: ["de", "fr"], opticianId: optician.id };
}

export function makePerson(db: RootDb, name: string, isAdmin = false): Promise<{ id: string }> {
  return createUser(db, { email: `${name}-${randomUUID()}@vitrine.example`, name, password, isAdmin });
}

/** The `Cookie` header of a new session of this person on this site. */
export async function cookieOf(db: RootDb, userId: string, siteId: string): Promise<string> {
  const sealed = await sealSession({ sessionId: await openSession(db, userId), siteId, isSecure: false });
  return `${sessionCookieName(false)}=${sealed}`;
}

/** Ids of things of one site, made anew for each call that may change them. */
export interface Things {
  pageId: string;
  /** A published section, and one that is still a draft. */
  groupId: string;
  draftGroupId: string;
  fieldId: string;
  mediaId: string;
  /** Another picture. */
  spareMediaId: string;
  filmId: string;
  holeId: string;
  gameId: string;
  /** The key of the phone that started the game, and the spectators' link. */
  starterKey: string;
  watchId: string;
  playerId: string;
  /** Left the game a moment ago. */
  removedPlayerId: string;
  /** A round that somebody has won: with its coupon, and in the best list. */
  wonGameId: string;
  winnerId: string;
  couponCode: string;
  recordId: string;
  memberId: string;
  /** A host of the site beside its primary one. */
  spareHost: string;
  /** The site's collection of holes, and a page without an address in it that lies there, too. */
  collectionId: string;
  shelvedPageId: string;
  /** A second, empty collection of holes. */
  spareCollectionId: string;
  /** An entry of the navigation, and the container that it is in. */
  containerId: string;
  entryId: string;
  /** A page in the trash. */
  trashedPageId: string;
  /** A page that was online and was taken down. */
  takenDownPageId: string;
  /** An open link to the draft of the page. */
  previewId: string;
  /** One that was taken back a moment ago. */
  revokedPreviewId: string;
  /** A section that is kept under a name. */
  savedSectionId: string;
  /** A branch of the business that the site belongs to, and another business that it lists. */
  branchId: string;
  ownBusinessId: string;
  businessId: string;
  /** An open position, and an entry of the marketplace. */
  jobId: string;
  itemId: string;
  /** How the admin's last import of a whole site ended. */
  importId: string;
  /** A publish that waits for its time. */
  scheduleId: string;
  /** A published page, and the sections with each of the forms on it. */
  formPageId: string;
  contactFormId: string;
  messageFormId: string;
  sponsorFormId: string;
  /** A file that came with an answer. */
  answerFileId: string;
}

/** A part of what a site holds, which can be made again without the rest. */
export type Part = keyof typeof makers;

interface Maker {
  db: RootDb;
  site: TestSite;
  ctx: ServiceContext;
}

/** What a site's editors and players have made: through the services that they use. */
export async function makeThings(db: RootDb, site: TestSite, adminId: string): Promise<Things> {
  const maker = makerOf(db, site, adminId);
  return {
    ...(await makers.page(maker)),
    ...(await makers.preview(maker)),
    ...(await makers.revokedPreview(maker)),
    ...(await makers.schedule(maker)),
    ...(await makers.forms(maker)),
    ...(await makers.answerFile(maker)),
    ...(await makers.hole(maker)),
    ...(await makers.shelf(maker)),
    ...(await makers.spareCollection(maker)),
    ...(await makers.navigation(maker)),
    ...(await makers.trash(maker)),
    ...(await makers.takenDown(maker)),
    ...(await makers.savedSection(maker)),
    ...(await makers.business(maker)),
    ...(await makers.listing(maker)),
    ...(await makers.round(maker)),
    ...(await makers.wonRound(maker)),
    ...(await makers.member(maker)),
    ...(await makers.host(maker)),
    ...(await makers.medium(maker)),
    ...(await makers.siteImport(maker)),
  };
}

/** The same things with one part of them made anew, because the call that gets them uses it up. */
export async function withNew(
  part: Part,
  things: Things,
  { db, site, adminId }: { db: RootDb; site: TestSite; adminId: string },
): Promise<Things> {
  return { ...things, ...(await makers[part](makerOf(db, site, adminId))) };
}

function makerOf(db: RootDb, site: TestSite, adminId: string): Maker {
  const actor: Actor = { userId: adminId, name: "Admin", isAdmin: true, role: null };
  return { db, site, ctx: forEditor({ db, bus: getLiveBus(), site, actor }) };
}

function newPage({ key }: TestSite) {
  const name = `Seite ${key} ${randomUUID()}`;
  return { name, locale: "de" as const, collection: null, meta: { name: { de: name, fr: name } } };
}

const makers = {
  async medium({ db, site }: Maker) {
    const film = { mediaType: "video", mimeType: "video/mp4" } as const;
    return {
      mediaId: await makeMedium(db, site),
      spareMediaId: await makeMedium(db, site),
      filmId: await makeMedium(db, site, film),
    };
  },
  async page({ db, site, ctx }: Maker) {
    const { pageId } = await addPage(ctx, { ...newPage(site), initialGroups: ["hero", "cta"] });
    const [groupId, draftGroupId] = [await lastGroup(db, site, pageId, "hero"), randomUUID()];
    await writeTitle(ctx, pageId, groupId);
    await publishPage(ctx, { pageId });
    const input = { groupId: draftGroupId, kind: "hero", nextTo: null, parentId: null };
    await edit(ctx, pageId, "group.add", input);
    return { pageId, groupId, draftGroupId, fieldId: deriveId(draftGroupId, "title") };
  },
  /** A page of its own, with a link to its draft. */
  async preview({ site, ctx }: Maker) {
    const { pageId } = await addPage(ctx, newPage(site));
    return { previewId: (await makePreviewLink(ctx, { pageId, days: 7 })).id };
  },
  async revokedPreview({ site, ctx }: Maker) {
    const { pageId } = await addPage(ctx, newPage(site));
    const { id } = await makePreviewLink(ctx, { pageId, days: 7 });
    await revokePreviewLink(ctx, { id });
    return { revokedPreviewId: id };
  },
  /** A page of its own that is to be published in a week. */
  async schedule({ site, ctx }: Maker) {
    const { pageId } = await addPage(ctx, newPage(site));
    const at = `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 11)}12:00`;
    return { scheduleId: (await addSchedule(ctx, { pageId, action: "publish", at })).id };
  },
  /** One of the forms is for members of the health opticians. */
  async forms({ db, site, ctx }: Maker) {
    await db.site.update({ where: { id: site.id }, data: { isHealthOpticsMember: true } });
    const asMember = { ...ctx, site: { ...site, isHealthOpticsMember: true } };
    const initialGroups = ["contactForm", "form", "aspectSponsorForm"];
    const { pageId: formPageId } = await addPage(asMember, { ...newPage(site), initialGroups });
    await publishPage(asMember, { pageId: formPageId });
    const [contactFormId = "", messageFormId = "", sponsorFormId = ""] = await Promise.all(
      initialGroups.map((kind) => lastGroup(db, site, formPageId, kind)),
    );
    return { formPageId, contactFormId, messageFormId, sponsorFormId };
  },
  async answerFile({ db, site }: Maker) {
    const { id: siteId } = site;
    const values = { name: site.key };
    const answer = await db.formSubmission.create({ data: { siteId, form: "message", locale: "de", values } });
    const [answerFileId, bytes] = [randomUUID(), Buffer.from(`%PDF-1.7 ${site.key}`)];
    await answerStorage().place({ siteId, objectId: answerFileId }, [{ name: storedName, bytes }]);
    const file = { question: "q-cv", name: `${site.key}.pdf`, type: "pdf", size: bytes.length };
    await db.formFile.create({ data: { id: answerFileId, siteId, submissionId: answer.id, ...file } });
    return { answerFileId };
  },
  async hole({ db, site, ctx }: Maker) {
    const { pageId } = await addPage(ctx, { ...newPage(site), collection: "map", initialGroups: ["poiManager"] });
    const groupId = await lastGroup(db, site, pageId, "poiManager");
    const value = [{ lat: 47.5, lng: 8.72, icon: "start" }];
    await edit(ctx, pageId, "group.option", { groupId, key: "poi", value });
    await publishPage(ctx, { pageId });
    return { holeId: pageId };
  },
  async shelf({ site, ctx }: Maker) {
    const { pageId: shelvedPageId } = await addPage(ctx, newPage(site));
    const shelf = { collectionName: "map", collectionType: "page", pageId: shelvedPageId, action: "add" } as const;
    const { collectionId } = await addToCollection(ctx, shelf);
    return { collectionId, shelvedPageId };
  },
  async spareCollection({ ctx }: Maker) {
    const spare = { collectionName: "map", collectionType: "page", label: { de: "Winterrunde" } } as const;
    return { spareCollectionId: (await createCollection(ctx, spare)).collectionId };
  },
  async navigation({ db, site, ctx }: Maker) {
    const { pageId } = await addPage(ctx, newPage(site));
    const [containerId, entryId] = [randomUUID(), randomUUID()];
    await saveNavigation(ctx, [
      ...(await readNavigation({ db, site })),
      { id: containerId, children: [{ id: entryId, pageId }] },
    ]);
    return { containerId, entryId };
  },
  async trash({ site, ctx }: Maker) {
    const { pageId: trashedPageId } = await addPage(ctx, newPage(site));
    await removePage(ctx, { pageId: trashedPageId });
    return { trashedPageId };
  },
  async takenDown({ site, ctx }: Maker) {
    const { pageId: takenDownPageId } = await addPage(ctx, { ...newPage(site), initialGroups: ["hero"] });
    await publishPage(ctx, { pageId: takenDownPageId });
    await takeDownPage(ctx, { pageId: takenDownPageId });
    return { takenDownPageId };
  },
  async savedSection({ site, ctx }: Maker) {
    const texts = { de: `${site.key} ${randomUUID()}` };
    const content = { kind: "cta", options: {}, fields: { title: { texts } } };
    const { id: savedSectionId } = await saveSection(ctx, { name: `Bereich ${site.key}`, content });
    return { savedSectionId };
  },
  async business({ site, ctx }: Maker) {
    const [branchId, ownBusinessId, businessId] = [randomUUID(), randomUUID(), randomUUID()];
    await saveBusiness(ctx, {
      id: ownBusinessId,
      name: `Optik ${site.key}`,
      programs: { gesundheitsoptik: true, frequentlens: false },
      branches: [{ id: branchId, name: `Filiale ${site.key}` }],
    });
    const programs = { gesundheitsoptik: false, frequentlens: false };
    await saveBusiness(ctx, { id: businessId, name: `Zweite ${site.key}`, programs, branches: [] });
    return { branchId, ownBusinessId, businessId };
  },
  async listing({ db, site }: Maker) {
    const title = { de: site.key };
    const job = await db.job.create({ data: { siteId: site.id, title, status: "published" } });
    const item = await db.marketplaceItem.create({
      data: { siteId: site.id, title, itemType: "object", listingKind: "offering" },
    });
    return { jobId: job.id, itemId: item.id };
  },
  async round({ db, site }: Maker) {
    const api = createCaller(callerContext(db, site));
    const starterKey = randomUUID();
    const { id: gameId, watchId } = await api.game.create({ starterKey });
    const { playerId } = await api.player.add({ gameId, opId: randomUUID(), playerName: `Ada ${site.key}` });
    const { playerId: removedPlayerId } = await api.player.add({
      gameId,
      opId: randomUUID(),
      playerName: `Ben ${site.key}`,
    });
    await api.player.remove({ gameId, opId: randomUUID(), playerId: removedPlayerId });
    return { gameId, starterKey, watchId, playerId, removedPlayerId };
  },
  wonRound: ({ db, site }: Maker) => makeWonGame(db, site),
  async member({ db, site }: Maker) {
    const member = await makePerson(db, `member-${site.key}`);
    await joinSite(db, { siteId: site.id, userId: member.id });
    return { memberId: member.id };
  },
  async siteImport({ db, site, ctx }: Maker) {
    const whose = { siteId: site.id, actorId: ctx.actor.userId };
    const former = await db.siteImport.findFirst({ where: whose });
    if (former) await endImport(ctx, former);
    const { id: importId } = await db.siteImport.create({
      data: { ...whose, id: randomUUID(), host: `${site.key}.import.test`, filename: "a.tar", bytes: 1, state: "done" },
    });
    return { importId };
  },
  async host({ db, site }: Maker) {
    const spareHost = `spare-${randomUUID()}.test`;
    await db.siteHost.create({ data: { host: spareHost, siteId: site.id } });
    return { spareHost };
  },
};

function edit(ctx: ServiceContext, pageId: string, command: string, input: Json): Promise<unknown> {
  return editPage(ctx, { pageId, baseRevision: 0, force: true, operation: { opId: randomUUID(), command, input } });
}

/** Gives a section a title with the site's key in each language, as its editor does. */
export async function writeTitle(ctx: ServiceContext, pageId: string, groupId: string): Promise<void> {
  for (const locale of ["de", "fr"]) {
    const text = `${ctx.site.key} ${randomUUID()}`;
    await edit(ctx, pageId, "field.text", { groupId, fieldName: "title", locale, text });
  }
}

async function makeWonGame(db: RootDb, site: TestSite) {
  const api = createCaller(callerContext(db, site));
  const { id: gameId } = await api.game.create({});
  const { playerId } = await api.player.add({ gameId, opId: randomUUID(), playerName: `Cleo ${site.key}` });
  const key = { siteId: site.id, gameId, playerId };
  const { code } = await db.coupon.create({ data: { ...key, code: codeFrom(randomBytes(codeLength)) } });
  const result = { playerName: `Cleo ${site.key}`, total: 3, pageIds: [], holes: 1, playedAt: new Date() };
  const { id: recordId } = await db.courseRecord.create({ data: { ...key, ...result } });
  return { wonGameId: gameId, winnerId: playerId, couponCode: code, recordId };
}

function callerContext(db: RootDb, site: TestSite): ApiContext {
  return { db, bus: getLiveBus(), site, actor: null, ip: "127.0.0.1", door: "http", log };
}

async function lastGroup(db: RootDb, site: TestSite, pageId: string, kind: string): Promise<string> {
  const where = { siteId: site.id, pageId, kind };
  return (await db.group.findFirstOrThrow({ where, select: { id: true } })).id;
}

/** A picture without a file, called like its site; or another medium. */
export async function makeMedium(
  db: RootDb,
  site: TestSite,
  another: { mediaType?: "video"; mimeType?: string } = {},
): Promise<string> {
  const id = randomUUID();
  await db.media.create({
    data: {
      id,
      objectId: id,
      siteId: site.id,
      mediaType: "image",
      mimeType: "image/webp",
      extension: "webp",
      bucketFolder: "library",
      originalFilename: `${site.key}.webp`,
      fileSize: 1,
      publicUrl: `/media/${id}`,
      tags: [site.key],
      alt: { de: site.key },
      ...another,
    },
  });
  return id;
}
