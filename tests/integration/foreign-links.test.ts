import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { checkDueLinks } from "~/features/site/foreign-links/check-job.ts";
import { foreignLinks, mostAddresses } from "~/features/site/foreign-links/service.ts";
import { statusOf } from "~/features/site/foreign-links/status-of.ts";
import { fetchOutbound, type OutboundFetch } from "~/server/outbound/fetch.ts";
import { useDatabase } from "../support/database.ts";
import { startFeedServer, type FeedServer } from "../support/feed-server.ts";
import { makeSite } from "../support/page-context.ts";
import { openConnections } from "../support/while-waiting.ts";

const database = useDatabase();
const day = 86_400_000;
let server: FeedServer;

beforeAll(async () => {
  server = await startFeedServer();
});
beforeEach(() => {
  server.answers.clear();
  server.asked.length = 0;
});
afterAll(() => server.close());

const checked = (now: Date, signal = new AbortController().signal) =>
  checkDueLinks({ db: database.db, signal }, { now, fetch: server.fetch, pause: 0 });
const waiting = async () =>
  (
    await database.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM jobs.job WHERE name = 'links.check' AND state = 'created'`
  )[0]?.count;

it("tries addresses on other sites by a job, never for whoever asks, and remembers what became of each and when", async () => {
  const { contexts, siteId } = await makeSite(database.db);
  const [ctx] = contexts;
  const addresses = [
    "https://fern.example/a#oben",
    "https://fern.example/a",
    "/de",
    "http://10.0.0.1/",
    "mailto:a@b.ch",
  ];
  expect(await foreignLinks(ctx, { addresses })).toEqual({ dead: [], untried: 1 });
  expect(await waiting()).toBe(1);
  expect(server.asked).toEqual([]);
  expect(await foreignLinks(ctx, { addresses })).toEqual({ dead: [], untried: 1 });
  expect(await waiting()).toBe(1); // one run is enough
  const rows = await database.db.linkCheck.findMany({ where: { siteId } });
  expect(rows.map(({ address }) => address)).toEqual(["https://fern.example/a"]);

  const now = new Date();
  const data = { status: 404, checkedAt: now, nextAt: new Date(now.getTime() + day) };
  await database.db.linkCheck.updateMany({ where: { siteId }, data });
  expect(await foreignLinks(ctx, { addresses })).toEqual({
    dead: [{ address: "https://fern.example/a", status: 404, checkedAt: now.toISOString() }],
    untried: 0,
  });
});

it("tries what is due, again after a day or a week, and forgets what nobody asks for", async () => {
  const { siteId } = await makeSite(database.db);
  const at = (path: string) => `${server.origin("fern.example")}${path}`;
  server.answers.set("/da", { type: "text/html", body: "da" });
  server.answers.set("/nur-get", ({ method }) =>
    method === "HEAD" ? { status: 405, type: "text/plain", body: "" } : { type: "text/html", body: "da" },
  );
  server.answers.set("/gross", { type: "text/html", body: Buffer.alloc(300_000) });
  server.answers.set("/gesperrt", { status: 403, type: "text/plain", body: "" });
  server.answers.set("/weg-gross", { status: 404, type: "text/html", body: Buffer.alloc(300_000) });
  const leads = (path: string) => ({ status: 302, type: "text/plain", body: "", location: path });
  server.answers.set("/kreis", leads("/kreis"));
  for (const step of [1, 2, 3, 4, 5]) server.answers.set(`/um-${step}`, leads(step === 5 ? "/da" : `/um-${step + 1}`));
  const inside = `http://innen.lan:${server.port}/da`; // a name that leads into our network
  const all = [...["/da", "/nur-get", "/gross", "/gesperrt", "/um-1", "/weg", "/weg-gross", "/kreis"].map(at), inside];
  const now = new Date();
  await database.db.linkCheck.createMany({ data: all.map((address) => ({ siteId, address, nextAt: now })) });
  await checked(now);
  const known = async () => {
    const rows = await database.db.linkCheck.findMany({ where: { siteId } });
    return Object.fromEntries(rows.map(({ address, status }) => [address.replace(/^.*(?=\/)/, ""), status]));
  };
  const rows = await database.db.linkCheck.findMany({ where: { siteId } });
  const by = new Map(rows.map((row) => [row.address, row]));
  expect(all.map((address) => by.get(address)?.status)).toEqual([200, 200, 200, 403, 200, 404, 404, null, null]);
  expect(rows.every(({ checkedAt }) => checkedAt?.getTime() === now.getTime())).toBe(true);
  expect(server.asked.filter((path) => path.startsWith("innen"))).toEqual([]);
  const days = (address: string) => ((by.get(address)?.nextAt.getTime() ?? 0) - now.getTime()) / day;
  expect(all.map(days)).toEqual([7, 7, 7, 7, 7, 1, 1, 1, 1]);

  server.asked.length = 0;
  await checked(new Date(now.getTime() + 2 * day));
  expect(new Set(server.asked)).toEqual(new Set(["weg", "weg-gross", "kreis"].map((path) => `fern.example/${path}`)));
  await checked(new Date(now.getTime() + 61 * day));
  expect(await known()).toEqual({});
});

it("says nothing of any address while our own network may be away, until another one answers", async () => {
  const { siteId } = await makeSite(database.db);
  const [address, good] = ["http://innen.lan/weg", `${server.origin("fern.example")}/da`];
  const now = new Date();
  await database.db.linkCheck.create({ data: { siteId, address, nextAt: now } });
  await checked(now);
  const row = async () => await database.db.linkCheck.findFirstOrThrow({ where: { siteId, address } });
  expect(await row()).toMatchObject({ checkedAt: null, nextAt: new Date(now.getTime() + day / 24) });
  server.answers.set("/da", { type: "text/html", body: "da" });
  const next = new Date(now.getTime() + day);
  const data = { siteId, address: good, status: 200, checkedAt: now, nextAt: new Date(now.getTime() + 7 * day) };
  await database.db.linkCheck.create({ data });
  await checked(next);
  expect(await row()).toMatchObject({ status: null, checkedAt: next });
});

/** Sites of which nothing can be reached that is due, nor the one address that once led somewhere. */
async function awaySites(count: number, now: Date): Promise<string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { siteId } = await makeSite(database.db);
    const due = ["a", "b", "c"].map((path) => ({ siteId, address: `http://innen.lan/${path}`, nextAt: now }));
    const known = { siteId, address: "http://innen.lan/einst", status: 200, nextAt: new Date(now.getTime() + day) };
    await database.db.linkCheck.createMany({ data: due });
    await database.db.linkCheck.create({ data: known });
    ids.push(siteId);
  }
  return ids;
}

it("asks once for each site whether anything can be reached, and no more once the process is to stop", async () => {
  const now = new Date();
  const sites = await awaySites(2, now);
  const stop = new AbortController();
  const run = async (whenKnown: () => void) => {
    let asked = 0;
    const fetch: OutboundFetch = (address, options) => {
      if (address.endsWith("/einst") && options?.method === "HEAD") {
        asked += 1;
        whenKnown();
      }
      return server.fetch(address, options);
    };
    await checkDueLinks({ db: database.db, signal: stop.signal }, { now, fetch, pause: 0 });
    return asked;
  };
  expect(await run(() => undefined)).toBe(2);
  const inAnHour = new Date(now.getTime() + day / 24);
  for (const siteId of sites) {
    const where = { siteId, checkedAt: null, nextAt: inAnHour };
    expect(await database.db.linkCheck.updateMany({ where, data: { nextAt: now } })).toEqual({ count: 3 });
  }
  expect(await run(() => stop.abort())).toBe(1);
});

it("stops when the process is to stop", async () => {
  const { siteId } = await makeSite(database.db);
  const address = `${server.origin("fern.example")}/da`;
  await database.db.linkCheck.create({ data: { siteId, address, nextAt: new Date(0) } });
  await checked(new Date(), AbortSignal.abort());
  expect(server.asked).toEqual([]);
});

it("asks nothing of this machine or its network, whatever an editor writes", async () => {
  expect(await statusOf(`http://127.0.0.1:${server.port}/da`, fetchOutbound)).toBeNull();
  expect(await statusOf("http://169.254.169.254/latest", fetchOutbound)).toBeNull();
  expect(server.asked).toEqual([]);
});

it("takes no more addresses of a site in than there is room for, however many ask at the same moment", async () => {
  const { contexts, siteId } = await makeSite(database.db);
  const [ctx] = contexts;
  const addresses = (of: string, many: number) =>
    Array.from({ length: many }, (_, at) => `https://fern.example/${of}/${at}`);
  const known = addresses("da", mostAddresses - 50);
  await database.db.linkCheck.createMany({ data: known.map((address) => ({ siteId, address })) });
  await openConnections(database);
  const asked = ["a", "b", "c", "d", "e", "f"].map((of) => foreignLinks(ctx, { addresses: addresses(of, 40) }));
  const untried = (await Promise.all(asked)).reduce((sum, each) => sum + each.untried, 0);
  expect(untried).toBe(50);
  expect(await database.db.linkCheck.count({ where: { siteId } })).toBe(mostAddresses);
});
