import { request } from "node:http";
import pg from "pg";
import { type Figure, percentile, spread } from "./figures.ts";
import { atMost } from "./goals.ts";
import type { Product } from "./product.ts";

/** `BENCH_SITES=300 npm run bench -- many-sites` says in a minute where it goes. */
const sites = Number(process.env["BENCH_SITES"] ?? 1_000);
const pagesEach = 20;
/** Pages of each site that somebody opens: more in all than the cache of finished pages holds. */
const opened = 2;
/** Opened one after the other, to time each; the others come eight at a time. */
const timedCold = 100;
const hits = 2_000;
/** Pages of the optician that are opened before anything is counted: what the first ones bring in is no site's. */
const warmUp = 40;

/** A thousand sites of twenty pages in one process: what it holds, and how fast a page of any of them comes. */
export async function manySites({ origin, databaseUrl, memory }: Product): Promise<Figure[]> {
  const { port } = new URL(origin);
  const get = (site: number, page: number) => visit(Number(port), `bench-${site}.test`, `/de/seite-${page}`);
  await makeSites(databaseUrl);
  await times(warmUp, (index) => get(1, 1 + (index % pagesEach)));
  const before = await memory();
  const open = (index: number) => get(1 + (index % sites), 1 + Math.floor(index / sites));
  const cold = await times(timedCold, (index) => open(sites - 1 - index));
  const waiting = Array.from({ length: opened * sites }, (_, index) => index);
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        const page = index;
        await times(1, () => open(page));
      }
    }),
  );
  const after = await memory();
  const [warm, one]: [number[], number[]] = [[], []];
  for (let hit = 0; hit < hits; hit += 1) {
    warm.push(...(await times(1, () => get(sites - ((hit * 7) % Math.min(sites, 200)), opened))));
    one.push(...(await times(1, () => visit(Number(port), "localhost", "/de/leistungen"))));
  }
  const more = (of: (usage: NodeJS.MemoryUsage) => number) => Math.round((of(after) - of(before)) / 1_000_000);
  return [
    {
      name: `${sites} sites of ${pagesEach} pages, ${opened * sites} of them opened, memory held`,
      value: `${more(held)} MB more`,
      beside:
        `garbage collected before and after; objects ${more(({ heapUsed }) => heapUsed)} MB, bytes of pages and others ` +
        `${more(({ external }) => external)} MB; the page cache may hold 128 MB, and a site 100 kB`,
      goals: [atMost(128 + sites / 10, more(held), { unit: "MB" })],
    },
    {
      name: `${sites} sites of ${pagesEach} pages, what the system counts for the process`,
      value: `${more(({ rss }) => rss)} MB more`,
      beside: `${Math.round(before.rss / 1_000_000)} MB before; with room that the process keeps for later`,
    },
    { name: "a page that nobody has opened yet", value: spread(cold), beside: "site's index and drawing included" },
    {
      name: "a page of any of 200 sites, opened before",
      value: spread(warm),
      beside: `one page of one site ${spread(one)}, share ${(percentile(one, 0.5) / percentile(warm, 0.5)).toFixed(2)}`,
    },
  ];
}

/** What is in use: V8's objects, and the bytes that lie outside of its heap. */
function held({ heapUsed, external }: NodeJS.MemoryUsage): number {
  return heapUsed + external;
}

async function makeSites(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const run = (sql: string) => client.query(sql);
  await run(`
    INSERT INTO "Site" (id, key, name, locales, theme, "updatedAt")
    SELECT gen_random_uuid(), 'bench-' || n, 'Messung ' || n, '{de}', s.theme, now()
    FROM generate_series(1, ${sites}) AS n, (SELECT theme FROM "Site" WHERE key = 'optician') AS s`);
  await run(`
    INSERT INTO "SiteHost" (host, "siteId", "isPrimary")
    SELECT key || '.test', id, true FROM "Site" WHERE key LIKE 'bench-%'`);
  await run(`
    INSERT INTO "Page" (id, "siteId", name, status, "updatedAt")
    SELECT gen_random_uuid(), s.id, 'seite-' || n, 'published', now()
    FROM "Site" AS s, generate_series(1, ${pagesEach}) AS n WHERE s.key LIKE 'bench-%'`);
  // Each is a copy of the optician's page of services, pictures left out, at an address of its own.
  await run(`
    INSERT INTO "PageVersion" (id, "siteId", "pageId", number, revision, document)
    SELECT gen_random_uuid(), p."siteId", p.id, 1, 0,
           jsonb_set(v.document, '{document,locales,de,slug}', to_jsonb(p.name))
    FROM "Page" AS p
    JOIN "Site" AS s ON s.id = p."siteId" AND s.key LIKE 'bench-%',
    (SELECT document FROM "PageVersion" WHERE document #>> '{document,locales,de,slug}' = 'leistungen' LIMIT 1) AS v`);
  await run(`
    UPDATE "Page" AS p SET "publishedVersionId" = v.id
    FROM "PageVersion" AS v JOIN "Site" AS s ON s.id = v."siteId"
    WHERE v."pageId" = p.id AND s.key LIKE 'bench-%'`);
  await run("ANALYZE"); // as the server does by itself, a minute later
  await client.end();
}

async function times(count: number, work: (index: number) => Promise<number>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const began = performance.now();
    const status = await work(index);
    if (status !== 200) throw new Error(`a page of the bench answered ${status}`);
    samples.push(performance.now() - began);
  }
  return samples;
}

/** The status of an answer that has come whole. */
function visit(port: number, host: string, path: string): Promise<number> {
  return new Promise((done, fail) => {
    const call = request({ port, host: "127.0.0.1", path, headers: { host: `${host}:${port}` } }, (answer) => {
      answer.resume().on("end", () => done(answer.statusCode ?? 0));
    });
    call.on("error", fail);
    call.end();
  });
}
