import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { randomUUID } from "node:crypto";
import { shortId } from "~/features/listings/domain/entry-address.ts";
import { saveJob } from "~/features/listings/service.ts";
import { listConsents } from "~/features/privacy/list-consents.ts";
import { countPage, countSearchWithoutResult, countVisit, tally } from "~/features/visits/count.ts";
import { readVisits } from "~/features/visits/report.ts";
import type { VisitSpan } from "~/features/visits/schema.ts";
import { tidyVisitorsJob } from "~/features/visits/tidy-job.ts";
import { writeVisits, writing } from "~/features/visits/write-visits.ts";
import { forEditor, type EditableSiteId } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { siteWithPages } from "../support/published-page.ts";
import { startWebServer, type WebServer } from "../support/web-server.ts";

const database = useDatabase();
const agent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const now = new Date("2026-11-23T12:00:00Z");
const { everyMs } = writing;
let server: WebServer;
let [own, other] = [
  { id: "", pages: [""] },
  { id: "", pages: [""] },
];

beforeAll(async () => {
  own = await siteWithPages(database.db, "own", ["hier", "da", "suche", "stellen"], { stellen: "jobs" });
  await database.asOwner(`
    UPDATE "PageVersion" SET document = jsonb_set(document, '{document,role}', '"search"') WHERE "pageId" = '${own.pages[2]}'`);
  other = await siteWithPages(database.db, "other", ["dort"]);
  writing.everyMs = 3_600_000; // else the process writes in between, for today
  server = await startWebServer(database.url);
});
afterAll(async () => {
  await server.close();
  writing.everyMs = everyMs;
  await getDb().$disconnect();
});
afterEach(() => database.db.visitCount.deleteMany({ where: { siteId: own.id } }));

const visit = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  server.get("own.test", path, { method, headers: { "user-agent": agent, ...headers } });
const report = (site = own, at = now, days: VisitSpan = "7") =>
  readVisits({ db: database.db, siteId: site.id as EditableSiteId }, { days }, at);
const write = (at = now) => writeVisits(database.db, tally(), at);

describe("visits", () => {
  it("are the pages that browsers show: made, from memory, and those that they have already", async () => {
    const first = await visit("/de/hier", { referer: "https://www.suche.example/?q=brille" });
    await visit("/de/hier?utm=1", { referer: "http://own.test/de/da" });
    expect((await visit("/de/hier", { "if-none-match": first.headers.etag ?? "" })).status).toBe(304);
    await visit("/de/da");
    await write();
    await visit("/de/da");
    await write();
    const seen = await report();
    expect(seen.total).toBe(5);
    expect(seen.pages).toEqual([
      { id: own.pages[0], name: "hier", names: { de: "hier" }, count: 3 },
      { id: own.pages[1], name: "da", names: { de: "da" }, count: 2 },
    ]);
    expect(seen.locales).toEqual([{ locale: "de", count: 5 }]);
    expect(seen.referrers).toEqual([{ host: "suche.example", count: 1 }]);
    expect((await report(other)).total).toBe(0);
  });

  it("are not what programs ask for, what is fetched beforehand, a HEAD, a missing page, or an editor's look", async () => {
    await visit("/de/hier", { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
    await visit("/de/hier", { "sec-purpose": "prefetch" });
    await visit("/de/hier", {}, "HEAD");
    await visit("/de/gibt-es-nicht");
    await visit("/de/hier", { cookie: "vitrine.member=1" });
    await write();
    expect((await report()).total).toBe(0);
  });

  it("are pages fetched beforehand once they are shown, which the page itself says", async () => {
    const tell = (
      path: string,
      headers: Record<string, string> = { "sec-fetch-site": "same-origin" },
      method = "POST",
    ) => visit(`/visit?${new URLSearchParams({ page: path, from: "https://www.suche.example/" })}`, headers, method);
    expect((await tell("/de/hier")).status).toBe(204);
    expect((await tell("/de/dort")).status).toBe(204); // another site's page
    expect((await tell("/de/%E0%A4%A")).status).toBe(204);
    expect((await tell(`/de/${"x".repeat(2_000)}`)).status).toBe(204);
    expect((await tell("/de/hier", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await tell("/de/hier", {}, "GET")).status).toBe(405);
    await write();
    const { pages, referrers } = await report();
    expect(pages).toEqual([{ id: own.pages[0], name: "hier", names: { de: "hier" }, count: 1 }]);
    expect(referrers).toEqual([{ host: "suche.example", count: 1 }]);
  });

  it("are those of a list, one entry of which lies open, also where that was fetched beforehand", async () => {
    const id = randomUUID();
    const site = { id: own.id, key: "own", locales: ["de"], isHealthOpticsMember: true };
    const actor = { userId: randomUUID(), name: "Admin", isAdmin: true, role: null };
    await saveJob(forEditor({ db: database.db, bus: getLiveBus(), site, actor }), {
      ...{ id, title: { de: "Optiker" }, workQuota: {}, richTextDescription: {}, status: "published" },
      ...{ branchId: null, staffMemberId: null, titleImageIds: [], validThrough: null },
    });
    const path = `/de/stellen/optiker-${shortId(id)}`;
    await expect.poll(async () => (await visit(path, { "sec-purpose": "prefetch" })).status).toBe(200);
    const gone = [`/de/stellen/optiker-${shortId(randomUUID())}`, `/de/hier/optiker-${shortId(id)}`, `${path}.md`];
    for (const page of [path, ...gone]) {
      const told = await visit(`/visit?page=${page}`, { "sec-fetch-site": "same-origin" }, "POST");
      expect(told.status).toBe(204);
    }
    await write();
    const list = { id: own.pages[3], name: "stellen", names: { de: "stellen" }, count: 1 };
    expect((await report()).pages).toEqual([list]);
  });

  it("tell what was looked for in vain, which is asked where a person searches", async () => {
    const path = "/de/suche?searchQuery=Sonnenbrille";
    const drawn = `/_site/${own.id}/de/search/${own.pages[2]}?searchQuery=Sonnenbrille`;
    server.rendered.splice(0);
    await visit(path);
    await visit(path, { "sec-fetch-dest": "empty" }); // somebody types in the page
    await visit(path, { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" });
    expect(server.rendered.map(({ url }) => url)).toEqual([`${drawn}&counts=1`, `${drawn}&counts=1`, drawn]);
    for (const query of ["Sonnenbrille", "sonnenbrille", "ada@example.ch"]) {
      countSearchWithoutResult({ siteId: own.id, locale: "de", query });
    }
    await write();
    const seen = await report();
    expect(seen.searches).toEqual([{ query: "sonnenbrille", count: 2 }]);
    expect(seen.pages).toEqual([{ id: own.pages[2], name: "suche", names: { de: "suche" }, count: 1 }]);
  });

  it("count for the day that calendars at the site show, and are compared with as many days before", async () => {
    const add = async (at: string) => {
      await visit("/de/hier");
      await write(new Date(at));
    };
    await add("2026-11-23T22:30:00Z"); // 23:30 in Zurich
    await add("2026-11-23T23:30:00Z"); // the next day there
    await add("2026-11-16T12:00:00Z");
    const seen = await report(own, new Date("2026-11-23T22:45:00Z"));
    expect(seen.bars.at(-1)).toEqual({ from: "2026-11-23", count: 1 });
    expect([seen.total, seen.before]).toEqual([1, 1]);
    expect((await report(own, new Date("2026-11-24T09:00:00Z"), "365")).before).toBeNull();
  });

  it("wait where the database cannot take them, and lose nothing", async () => {
    await visit("/de/hier");
    const away = Object.assign(new Error("away"), { code: "ECONNREFUSED" });
    await writeVisits({ $executeRaw: () => Promise.reject(away) } as never, tally(), now);
    expect((await report()).total).toBe(0);
    await write();
    expect((await report()).total).toBe(1);
  });

  it("go on after a name that the database refuses", async () => {
    tally().add(own.id, { kind: "search", locale: "de", name: "a\0b", count: 1 });
    await write();
    await visit("/de/hier");
    await write();
    expect((await report()).total).toBe(1);
  });

  it("keep 300 names of a day that callers made up, and go on counting those", async () => {
    const search = (from: number, to: number) => {
      for (let at = from; at < to; at += 1) {
        const query = `wort ${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}`;
        countSearchWithoutResult({ siteId: own.id, locale: "de", query });
      }
      return write();
    };
    await search(0, 150);
    await search(150, 300);
    await search(300, 450);
    await search(0, 1);
    const where = { siteId: own.id, kind: "search" } as const;
    expect(await database.db.visitCount.count({ where })).toBe(300);
    expect(await database.db.visitCount.findFirst({ where: { ...where, name: "wort aa" } })).toMatchObject({
      count: 2,
    });
  });

  it("tell of 20 other sites from one network, whatever it makes up, and of real ones from all others", async () => {
    const from = (host: string, ip: string) =>
      countVisit({
        headers: { "user-agent": agent, referer: `https://${host}/` },
        ...{ siteId: own.id, pageId: own.pages[0] ?? "", locale: "de", origin: "http://own.test", ip },
      });
    for (let at = 0; at < 400; at += 1) from(`x${at}.example`, `2001:db8::${at.toString(16)}`);
    from("x0.example", "2001:db8::ffff");
    from("suche.example", "192.0.2.7");
    await write();
    const { total, referrers } = await report();
    expect(total).toBe(402);
    expect(referrers[0]).toEqual({ host: "x0.example", count: 2 });
    const hosts = await database.db.visitCount.findMany({ where: { siteId: own.id, kind: "referrer" } });
    expect(hosts).toHaveLength(21);
    expect(hosts.map(({ name }) => name)).toContain("suche.example");
  });

  it("are 2,000 of a page from one network at the most, whatever programs call themselves", async () => {
    const seen = { siteId: own.id, pageId: own.pages[1] ?? "", locale: "de", origin: "http://own.test" };
    for (let at = 0; at < 2_500; at += 1) countPage({ ...seen, ip: "192.0.2.99" });
    countPage({ ...seen, ip: "192.0.2.100" });
    await write();
    expect((await report()).total).toBe(2_001);
  });

  it("go on telling of the sites that led here in the days before, once a day's places are taken", async () => {
    const add = (name: string, count: number) => tally().add(own.id, { kind: "referrer", locale: "", name, count });
    add("suche.example", 3);
    await write(new Date("2026-11-20T12:00:00Z"));
    for (let at = 0; at < 300; at += 1) add(`x${at}.example`, 1);
    await write();
    add("suche.example", 1);
    add("neu.example", 1);
    await write();
    const where = { siteId: own.id, kind: "referrer", day: new Date("2026-11-23") } as const;
    expect(await database.db.visitCount.count({ where: { ...where, name: "suche.example" } })).toBe(1);
    expect(await database.db.visitCount.count({ where: { ...where, name: "neu.example" } })).toBe(0);
  });

  it("go after 400 days", async () => {
    const day = 86_400_000;
    for (const days of [399, 402]) {
      await visit("/de/hier");
      await write(new Date(Date.now() - days * day));
    }
    const signal = new AbortController().signal;
    await tidyVisitorsJob.run({ db: database.db, bus: getLiveBus(), signal }, {});
    expect(await database.db.visitCount.count({ where: { siteId: own.id } })).toBe(1);
  });
});

describe("consents", () => {
  const record = (body: object, headers: Record<string, string> = { "sec-fetch-site": "same-origin" }) =>
    server.get("own.test", "/api/v1/consent", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const visitorId = "6ba7b812-9dad-41d1-80b4-00c04fd430c8";
  const given = { visitorId, choices: { analytics: true, pixel: false }, textVersion: "2026-11", locale: "de" };
  const kept = () =>
    database.db.consentRecord.findMany({ where: { siteId: own.id }, omit: { id: true, createdAt: true } });

  it("are kept with what was chosen, in which words, and nothing about who it was", async () => {
    expect((await record(given)).status).toBe(200);
    expect((await record({ ...given, choices: {} })).status).toBe(200);
    expect(await kept()).toEqual([
      { siteId: own.id, ...given },
      { siteId: own.id, ...given, choices: {} },
    ]);
    expect(await database.db.consentRecord.count({ where: { siteId: other.id } })).toBe(0);
  });

  it("are refused from elsewhere, and where they hold anything else", async () => {
    const before = (await kept()).length;
    expect((await record(given, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    for (const wrong of [
      { choices: { analytics: "yes" } },
      { choices: { somethingElse: true } },
      { visitorId: "ada@example.ch" },
      { textVersion: "x".repeat(500) },
      { locale: "xx" },
      { note: "more" },
    ]) {
      expect((await record({ ...given, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
    }
    expect((await kept()).length).toBe(before);
  });

  it("are listed for admins of the site, the newest first and once each, with how many agreed", async () => {
    const actor = { userId: own.id, name: "Ada", isAdmin: true, role: null };
    const on = (site: { id: string }, input: { after?: string; take: number }) =>
      listConsents({ db: database.db, site, actor }, input);
    await database.db.consentRecord.deleteMany({ where: { siteId: own.id } });
    const createdAt = new Date("2026-11-23T12:00:00Z"); // many in one moment
    const data = Array.from({ length: 5 }, (_, index) => ({
      ...{ siteId: own.id, ...given, createdAt },
      choices: index < 2 ? { analytics: true, pixel: false } : {},
    }));
    await database.db.consentRecord.createMany({ data });
    const newest = { siteId: own.id, ...given, locale: "it", createdAt: new Date("2026-11-23T12:00:01Z") };
    await database.db.consentRecord.create({ data: newest });
    const first = await on(own, { take: 4 });
    const rest = await on(own, { after: first.records.at(-1)?.id ?? "", take: 4 });
    expect(first.records[0]).toMatchObject({ visitorId, locale: "it", choices: given.choices });
    expect([first.hasMore, rest.hasMore]).toEqual([true, false]);
    expect(new Set([...first.records, ...rest.records].map(({ id }) => id)).size).toBe(6);
    expect(first).toMatchObject({
      total: 6,
      counts: [
        { agreed: 3, refused: 0 },
        { agreed: 0, refused: 3 },
      ],
    });

    expect(await on(other, { take: 4 })).toEqual({ records: [], hasMore: false, total: 0, counts: [] });
    const foreign = on(other, { after: first.records[0]?.id ?? "", take: 4 });
    await expect(foreign).rejects.toMatchObject({ code: "not-found" });
  });

  it("go after three years", async () => {
    const createdAt = new Date(Date.now() - (3 * 365 + 1) * 86_400_000);
    await database.db.consentRecord.create({ data: { siteId: own.id, ...given, locale: "fr", createdAt } });
    await tidyVisitorsJob.run({ db: database.db, bus: getLiveBus(), signal: new AbortController().signal }, {});
    const locales = (await kept()).map(({ locale }) => locale);
    expect(locales).toContain("de");
    expect(locales).not.toContain("fr");
  });
});
