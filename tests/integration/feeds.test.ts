import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { saveBusiness } from "~/features/directory/service.ts";
import { importArticle } from "~/features/feeds/import-article.ts";
import { houseContext } from "~/features/feeds/feed-context.ts";
import { sweepPictures } from "~/features/feeds/copy-pictures.ts";
import { loadFeed } from "~/features/feeds/load-feed.ts";
import { refreshDueFeeds } from "~/features/feeds/refresh-job.ts";
import { importedArticleSchema } from "~/features/feeds/schema.ts";
import { shownPhotos, shownPosts } from "~/features/feeds/shown-feeds.ts";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { librarySummary } from "~/features/media/summary.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { loadPageData } from "~/kinds/page-data.ts";
import { PageSections } from "~/kinds/page-sections.tsx";
import type { Json } from "~/lib/json.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import type { RunningServer } from "~/server/http.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { beforeTransaction } from "../support/before-transaction.ts";
import { useDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { startFeedServer, type FeedServer } from "../support/feed-server.ts";
import { makeSite, type TestSite } from "../support/two-sites.ts";
import { onWaiting } from "../support/while-waiting.ts";
import { ask } from "../support/web-server.ts";

const database = useDatabase();
const hour = 3_600_000;
let site: TestSite;
let other: TestSite;
let bus: ReturnType<typeof openLiveBus>;
let server: RunningServer;
let feeds: FeedServer;
let picture: Buffer;
const person = { userId: randomUUID(), name: "Admin", isAdmin: true, role: null };

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  bus = openLiveBus(database.url);
  await database.db.user.create({ data: { id: person.userId, email: "admin@vitrine.example", name: "Admin" } });
  site = await makeSite(database.db, "laden");
  other = await makeSite(database.db, "anderer");
  server = await startDrawingServer([]);
  feeds = await startFeedServer();
  picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#1f3d36" } })
    .jpeg()
    .toBuffer();
});
beforeEach(async () => {
  for (const { id: siteId } of [site, other]) await database.db.feed.deleteMany({ where: { siteId } });
  feeds.answers.clear();
  feeds.asked.length = 0;
});
afterAll(async () => {
  await server.close();
  await feeds.close();
  await bus.close();
  await getDb().$disconnect();
  await rm(dirname(mediaFolder({ siteId: site.id, objectId: site.id })), { recursive: true, force: true });
});

const context = (of = site) => houseContext({ db: database.db, bus }, of.id, feeds.fetch);
const refresh = (now: Date) =>
  refreshDueFeeds({ db: database.db, bus, signal: new AbortController().signal }, now, feeds.fetch);
const later = (hours: number) => new Date(Date.now() + hours * hour);
const articles = (of = site) => shownPosts(database.db, of.id, "articles");
const rss = (...items: string[]) => ({
  type: "application/rss+xml; charset=utf-8",
  body: `<rss version="2.0"><channel><title>Augenblicke</title>${items.join("")}</channel></rss>`,
});
const item = (name: string, inside = "") =>
  `<item><guid>${name}</guid><title>${name}</title><link>/${name}</link><description>Über ${name}.</description>${inside}</item>`;

/** A published page with a board that shows this feed. */
async function pageWithFeed(
  name: string,
  address: string,
  { of = site, kind = "newsFeedBoard" } = {},
): Promise<string> {
  const ctx = forEditor({ db: database.db, bus, site: of, actor: person });
  const page = { name, locale: "de" as const, collection: null, initialGroups: [kind] };
  const { pageId } = await addPage(ctx, page);
  const group = await database.db.group.findFirstOrThrow({ where: { siteId: of.id, pageId, parentId: null } });
  const steps: { command: string; input: Json }[] = [
    { command: "field.text", input: { groupId: group.id, fieldName: "title", locale: "de", text: name } },
    { command: "group.option", input: { groupId: group.id, key: "source", value: "feed" } },
    ...(address === "" ? [] : [{ command: "group.option", input: { groupId: group.id, key: "feed", value: address } }]),
  ];
  for (const step of steps)
    await editPage(ctx, { pageId, baseRevision: 0, force: true, operation: { opId: randomUUID(), ...step } });
  await publishPage(ctx, { pageId });
  return pageId;
}
/** What a visitor gets of a page, drawn. */
async function drawn(pageId: string, of = site): Promise<string> {
  const page = await loadVisitorPage({ siteId: of.id, locale: "de", pageId }, loadPageData);
  return page ? renderToStaticMarkup(createElement(PageSections, page)) : "";
}
const read = async (page: string, of = site) => (await ask(server.port, of.host, `/de/${page}`, {})).body;

it("shows a feed that a page advertises, with pictures of the site's own, and follows it", async () => {
  const address = `${feeds.origin("blog.example")}/rss.xml`;
  feeds.answers.set("/", {
    type: "text/html",
    body: '<!doctype html><head><link rel="alternate" type="application/rss+xml" href="/rss.xml"></head><body></body>',
  });
  feeds.answers.set("/bild.jpg", { type: "image/jpeg", body: picture });
  feeds.answers.set("/rss.xml", rss(item("Licht", '<enclosure url="/bild.jpg" type="image/jpeg"/>'), item("Schatten")));
  expect(await loadFeed(context(), { address: feeds.origin("blog.example") })).toEqual({
    address,
    title: "Augenblicke",
    posts: 2,
  });
  await pageWithFeed("neues", address);
  const [light] = (await articles())[address] ?? [];
  expect(light).toMatchObject({ title: "Licht", href: `${feeds.origin("blog.example")}/Licht`, text: "Über Licht." });
  const shown = await read("neues");
  expect(shown).toContain("Schatten");
  expect(shown).toContain(`${light?.picture?.publicUrl}`);
  expect(light?.picture?.widths).not.toEqual([]);
  expect(shown, "the starter's own cards are not shown").not.toContain("newsFeedCard");
  expect(shown).not.toContain("bild.jpg");
  const hostile = { where: { siteId: site.id, title: "Schatten" }, data: { href: "javascript:alert(1)" } };
  await database.db.feedPost.updateMany(hostile);
  expect((await articles())[address]?.[1], "whatever a table holds").toMatchObject({ title: "Schatten", href: null });

  feeds.answers.set(
    "/rss.xml",
    rss(item("Regen"), item("Licht", '<enclosure url="/bild.jpg?neu" type="image/jpeg"/>')),
  );
  await refresh(later(2));
  await expect.poll(() => read("neues"), { interval: 20 }).toContain("Regen");
  expect(await read("neues")).not.toContain("Schatten");
  expect(feeds.asked.filter((path) => path.includes("bild.jpg"))).toHaveLength(1);
  expect(await articles(other)).toEqual({});
});

it("shows the configured feed on a board of news that names none, and on one of health optics to its members alone", async () => {
  const url = `http://127.0.0.1:${feeds.port}/api`;
  feeds.answers.set("/api/7.jpg", { type: "image/jpeg", body: picture });
  const says = (title: string) => {
    const post = {
      post_id: 7,
      title,
      teaser: "<p>Zwei Stunden</p>",
      image: `${url}/7.jpg`,
      permalink: "https://go.ch/7",
    };
    const body = JSON.stringify({ status: "ok", posts: [post] });
    feeds.answers.set("/api/teasers", { type: "application/json", body });
  };
  says("Licht und Auge");
  const members = { ...other, isHealthOpticsMember: true };
  await expect(pageWithFeed("augen", "", { kind: "goFeed" })).rejects.toMatchObject({
    details: { refusal: "members-only" },
  });
  const programs = { gesundheitsoptik: true, frequentlens: false };
  const business = { id: randomUUID(), name: "Optik", programs, branches: [] };
  const ctx = forEditor({ db: database.db, bus, site: members, actor: person });
  await saveBusiness(ctx, business);
  const eyes = await pageWithFeed("augen", "", { of: members, kind: "goFeed" });
  const configured = Object.assign(env, { ARTICLE_FEED_URL: url });
  try {
    await refresh(later(0));
    expect(Object.keys(await articles()), "nobody shows it here").not.toContain("");
    const house = await pageWithFeed("hausfeed", "");
    await refresh(later(0));
    for (const [of, page] of [
      [site, house],
      [members, eyes],
    ] as const) {
      const [post] = (await articles(of))[""] ?? [];
      const shown = await drawn(page, of);
      for (const text of [
        "Licht und Auge",
        "Zwei Stunden",
        'href="https://go.ch/7"',
        `src="${post?.picture?.publicUrl}/`,
      ])
        expect(shown).toContain(text);
      expect(shown, "from nowhere else").not.toContain(url);
    }
    says("Schlaf und Auge");
    await refresh(later(4));
    await expect.poll(() => read("augen", members), { interval: 20 }).toContain("Schlaf und Auge");
    expect(await drawn(eyes, members)).toContain("goFeed");
    await saveBusiness(ctx, { ...business, programs: { ...programs, gesundheitsoptik: false } });
    await expect.poll(() => read("augen", members), { interval: 20 }).not.toContain("Schlaf und Auge");
  } finally {
    Object.assign(configured, { ARTICLE_FEED_URL: undefined });
  }
});

it("keeps what it said last while its server is away, and asks less and less often", async () => {
  const address = `${feeds.origin("blog.example")}/rss.xml`;
  feeds.answers.set("/rss.xml", rss(item("Licht")));
  await pageWithFeed("bleibt", address);
  await refresh(later(0)); // nobody has loaded it: it came with the page
  const due = () => database.db.feed.findFirstOrThrow({ where: { siteId: site.id, address } });
  expect(await due()).toMatchObject({ failures: 0, title: "Augenblicke" });
  const broken = [
    { status: 500, type: "text/html", body: "" },
    { type: "text/html", body: "<p>Wartung</p>" },
  ];
  for (const [at, answer] of broken.entries()) {
    feeds.answers.set("/rss.xml", answer);
    const now = new Date((await due()).nextAt.getTime() + 1);
    await refresh(now);
    const { failures, nextAt } = await due();
    expect(failures).toBe(at + 1);
    expect((nextAt.getTime() - now.getTime()) / hour).toBeGreaterThan(1.7 * 2 ** at);
  }
  expect(Object.values(await articles()).flat()).toHaveLength(1);
  expect(await read("bleibt")).toContain("Licht");
  feeds.asked.length = 0;
  await refresh(later(0));
  expect(feeds.asked, "not due").toEqual([]);
});

it("reads the others when one fails for a reason that nobody foresaw", async () => {
  const [bad, good] = [`${feeds.origin("blog.example")}/schlecht.xml`, `${feeds.origin("blog.example")}/gut.xml`];
  const named = { siteId: site.id, kind: "articles" as const };
  const data = [bad, good].map((address, at) => ({ ...named, address, nextAt: new Date(at) }));
  await database.db.feed.createMany({ data });
  feeds.answers.set("/gut.xml", rss(item("Licht")));
  const fetch: typeof feeds.fetch = (address, options) =>
    address === bad ? Promise.reject(new Error("nobody foresaw this")) : feeds.fetch(address, options);
  await refreshDueFeeds({ db: database.db, bus, signal: new AbortController().signal }, new Date(), fetch);
  expect((await articles())[good]).toHaveLength(1);
  expect(await database.db.feed.findFirst({ where: { siteId: site.id, address: bad } })).toMatchObject({ failures: 1 });
});

it("says of everything that gives no feed the same", async () => {
  feeds.answers.set("/seite", { type: "text/html", body: "<p>Kein Feed</p>" });
  feeds.answers.set("/bild.png", { type: "image/png", body: picture });
  const entered = [
    `${feeds.origin("blog.example")}/seite`,
    `${feeds.origin("blog.example")}/bild.png`,
    `${feeds.origin("blog.example")}/fehlt`,
    `${feeds.origin("intern.test")}/seite`,
    `http://127.0.0.1:${feeds.port}/seite`,
    "file:///etc/passwd",
    "kein feed",
  ];
  for (const address of entered)
    await expect(loadFeed(context(), { address }), address).rejects.toMatchObject({
      code: "invalid",
      details: { refusal: "feed-not-found" },
    });
  expect(feeds.asked.every((path) => path.startsWith("blog.example"))).toBe(true);
  expect(await database.db.feed.count({ where: { siteId: site.id } })).toBe(0);
});

it("gives two people who enter the same address at once one feed, with its picture", async () => {
  const address = `${feeds.origin("blog.example")}/rss.xml`;
  feeds.answers.set("/bild.jpg", { type: "image/jpeg", body: picture });
  feeds.answers.set("/rss.xml", rss(item("Licht", '<enclosure url="/bild.jpg" type="image/jpeg"/>')));
  const read = await Promise.all([1, 2, 3].map(() => loadFeed(context(), { address })));
  expect(read.map(({ posts }) => posts)).toEqual([1, 1, 1]);
  expect(await database.db.feed.count({ where: { siteId: site.id } })).toBe(1);
  expect((await articles())[address]).toMatchObject([{ title: "Licht", picture: { widths: [90] } }]);
});

it("takes one more feed of six that are entered at the same moment where there is room for one", async () => {
  const { id: siteId } = other;
  const many = Array.from({ length: 19 }, (_, at) => ({ siteId, kind: "articles" as const, address: `${at}` }));
  await database.db.feed.createMany({ data: many });
  const addresses = many.slice(0, 6).map(({ address }) => `${feeds.origin("blog.example")}/${address}.xml`);
  for (const { address } of many) feeds.answers.set(`/${address}.xml`, rss(item(`Nr. ${address}`)));
  const loads: PromiseSettledResult<unknown>[] = [];
  await onWaiting(database)(
    (tx) => tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR UPDATE`,
    async () =>
      loads.push(...(await Promise.allSettled(addresses.map((address) => loadFeed(context(other), { address }))))),
    () =>
      eventually(async () => {
        const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(await database.asOwner(waits)).toHaveLength(addresses.length);
      }),
  );
  expect(loads.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await database.db.feed.count({ where: { siteId } })).toBe(20);
});

it("keeps a picture that somebody chooses while the pictures that nobody shows are swept", async () => {
  const { id: siteId } = other;
  const files = {
    mimeType: "image/webp",
    extension: "webp",
    publicUrl: "/media/x",
    bucketFolder: "feeds",
    fileSize: 1,
  };
  const rows = [randomUUID(), randomUUID()].map((id) => ({
    ...{ ...files, id, siteId, objectId: id, originalFilename: id, mediaType: "image" as const },
    createdAt: later(-2),
  }));
  await database.db.media.createMany({ data: rows });
  const chosen = rows[0]?.id ?? "";
  const ctx = forEditor({ db: database.db, bus, site: other, actor: person });
  const { pageId } = await addPage(ctx, { name: "Bild", locale: "de", collection: null, initialGroups: ["hero"] });
  const { id: groupId } = await database.db.group.findFirstOrThrow({ where: { siteId, pageId } });
  const input = { groupId, fieldName: "image", mediaId: chosen };
  const choose = () => {
    const operation = { opId: randomUUID(), command: "field.image", input };
    return editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  };
  await sweepPictures({ db: beforeTransaction(database.db, choose), siteId: ctx.siteId }, new Date());
  const left = await database.db.media.findMany({ where: { siteId, id: { in: rows.map(({ id }) => id) } } });
  expect(left.map(({ id }) => id)).toEqual([chosen]);
  await database.db.media.deleteMany({ where: { siteId, id: chosen } });
});

it("reads twenty feeds of a site and no more, and forgets one that no section names, with its pictures", async () => {
  const address = (name: string) => `${feeds.origin("blog.example")}/${name}.xml`;
  feeds.answers.set("/bild.jpg", { type: "image/jpeg", body: picture });
  feeds.answers.set("/viel.xml", rss(item("Viel", '<enclosure url="/bild.jpg" type="image/jpeg"/>')));
  await loadFeed(context(other), { address: address("viel") });
  const copies = { where: { siteId: other.id, bucketFolder: "feeds" } };
  expect(await database.db.media.count(copies)).toBe(1);
  const { folders } = await librarySummary(context(other), { mediaType: "image" });
  expect(folders.map(({ name }) => name)).not.toContain("feeds");
  const many = Array.from({ length: 19 }, (_, at) => ({
    siteId: other.id,
    kind: "articles" as const,
    address: `${at}`,
  }));
  await database.db.feed.createMany({ data: many });
  feeds.answers.set("/mehr.xml", rss(item("Mehr")));
  await expect(loadFeed(context(other), { address: address("mehr") })).rejects.toMatchObject({
    details: { refusal: "too-many-feeds" },
  });
  await refresh(later(25));
  await refresh(later(26));
  expect(await database.db.feed.count({ where: { siteId: other.id } })).toBe(0);
  expect(await database.db.media.count(copies)).toBe(0);
  await loadFeed(context(other), { address: address("mehr") });
});

it("shows the photos of the site's account with its own copies, and the last ones while the service is away", async () => {
  const account = `${feeds.origin("photos.example")}/feed.json`;
  const settings = { socialAccounts: { behold: account } };
  const kept = await database.db.site.findUniqueOrThrow({ where: { id: other.id }, select: { settings: true } });
  await database.db.site.update({ where: { id: other.id }, data: { settings } });
  feeds.answers.set("/1.jpg", { type: "image/jpeg", body: picture });
  const post = {
    timestamp: "2026-11-20T08:00:00+0000",
    permalink: "https://www.instagram.com/p/A/",
    mediaType: "VIDEO",
  };
  const posts = [
    { ...post, id: "1", thumbnailUrl: `${feeds.origin("photos.example")}/1.jpg`, prunedCaption: "Im Laden" },
    { ...post, id: "2", sizes: { medium: { mediaUrl: `${feeds.origin("photos.example")}/fehlt.jpg` } } },
  ];
  feeds.answers.set("/feed.json", { type: "application/json", body: JSON.stringify({ posts }) });
  await refresh(later(0));
  const shown = () => shownPhotos(database.db, other.id, account);
  const [film] = await shown();
  expect(film).toMatchObject({ text: "Im Laden", isVideo: true, href: post.permalink, isPictureComing: false });
  expect(film?.picture?.publicUrl).toMatch(/^\/media\//);
  feeds.answers.set("/feed.json", { status: 503, type: "text/plain", body: "busy" });
  await refresh(later(3));
  expect((await shown()).map(({ text }) => text)).toEqual(["Im Laden", ""]);
  await database.db.site.update({ where: { id: other.id }, data: { settings: kept.settings as object } });
  await refresh(later(28));
  expect(await shown()).toEqual([]);
});

it("takes an article over from its own page, and from the configured feed where there is one", async () => {
  const page = `${feeds.origin("blog.example")}/artikel`;
  feeds.answers.set("/bild.jpg", { type: "image/jpeg", body: picture });
  feeds.answers.set("/artikel", {
    type: "text/html; charset=iso-8859-1",
    body: Buffer.from(
      `<head><title>Blog</title><meta property="og:title" content="Kurzsichtig – später"><meta property="og:description" content="Für Eltern"><meta property="og:image" content="/bild.jpg"></head>`.replace(
        "–",
        "-",
      ),
      "latin1",
    ),
  });
  const read = await importArticle(context(), { url: page });
  expect(read).toMatchObject({ title: "Kurzsichtig - später", text: "Für Eltern", href: page });
  expect(await database.db.media.findFirst({ where: { siteId: site.id, id: read.media?.id ?? "" } })).toMatchObject({
    bucketFolder: "library",
    originalFilename: "Kurzsichtig-später.jpg",
  });

  const own = `http://127.0.0.1:${feeds.port}/api`;
  feeds.answers.set(`/api/lookup?permalink=${encodeURIComponent(page)}`, {
    type: "application/json",
    body: '{"post_id":7}',
  });
  feeds.answers.set("/api/teasers?post_ids=7", {
    type: "application/json",
    body: JSON.stringify({
      status: "ok",
      posts: [
        {
          post_id: 7,
          title: "Licht &amp; Auge",
          teaser: "<p>Zwei Stunden</p>",
          image: `${own}/7.jpg`,
          permalink: page,
        },
      ],
    }),
  });
  feeds.answers.set("/api/7.jpg", { type: "image/jpeg", body: picture });
  const told = await importArticle(context(), { url: page }, own);
  expect(told).toMatchObject({ title: "Licht & Auge", text: "Zwei Stunden", href: page });
  expect(importedArticleSchema.parse(told).media).not.toBeNull();

  feeds.answers.set("/api/lookup", { type: "application/json", body: '{"post_id":null}' });
  for (const [url, feed] of [
    [`${page}/anders`, own],
    [`${feeds.origin("blog.example")}/fehlt`, undefined],
    [`http://127.0.0.1:${feeds.port}/artikel`, undefined],
    ["javascript:alert(1)", undefined],
  ] as const)
    await expect(importArticle(context(), { url }, feed), url).rejects.toMatchObject({
      message: "Could not find article with this URL",
      details: { refusal: "article-not-found" },
    });
});
