import { randomUUID } from "node:crypto";
import pg from "pg";
import { apiClient } from "../support/api.ts";
import { signIn } from "../support/session.ts";
import { type Figure, ms, percentile, spread, timed, within } from "./figures.ts";
import { atMost, type Goal } from "./goals.ts";
import { locales, startBeside, type Product } from "./product.ts";

/** `BENCH_PAGES=500 npm run bench -- big-site` says in less time where it goes. */
const pages = Number(process.env["BENCH_PAGES"] ?? 5_000);
/** So many are opened, among as many and among all: each a first time, and all once more after each publish. */
const opened = 100;
const publishes = 10;
/** The languages that the pages of the bench do not stand in. */
const others = locales.filter((locale) => locale !== "de");

/** The demo site with 100 pages more, then with 5,000: starting, opening, publishing, and what a publish costs the others. */
export async function bigSite(product: Product): Promise<Figure[]> {
  const { origin, databaseUrl } = product;
  const cookie = await signIn(origin, "admin@vitrine.example", "vitrine-demo");
  const api = apiClient(origin, cookie);
  const page = await api.page.add.mutate({
    collectionName: null,
    lang: "de",
    initialMeta: { name: { de: "Anzeige" }, disallowedLanguages: [...others] },
    initialGroups: ["cta"],
  });
  const { document } = await api.page.draft.query({ pageId: page.id });
  const [groupId = ""] = Object.keys(document.groups);
  const publish = async (text: string) => {
    const input = { groupId, fieldName: "title", locale: "de", text };
    const operation = { opId: randomUUID(), command: "field.text", input };
    await api.page.edit.mutate({ pageId: page.id, baseRevision: 0, force: true, operation });
    return percentile(await timed(1, () => api.page.publish.mutate({ id: page.id })), 0.5);
  };

  async function measure(paths: readonly string[]) {
    const began = performance.now();
    const second = await startBeside(product);
    const start = performance.now() - began;
    const first = await timed(1, () => visit(`${second.origin}/de`));
    const cold = await timed(paths.length, (at) => visit(origin + (paths[at] ?? "")));
    const warm = await timed(500, (at) => visit(origin + (paths[at % paths.length] ?? "")));
    const [published, seen, after]: number[][] = [[], [], []];
    for (let time = 0; time < publishes; time += 1) {
      const text = `Ausgabe ${randomUUID()}`;
      published?.push(await publish(text));
      seen?.push(...(await timed(1, () => untilShown(`${second.origin}/de/anzeige`, text))));
      after?.push(...(await timed(paths.length, (at) => visit(origin + (paths[at] ?? "")))));
    }
    await second.stop();
    return { start, first, cold, warm, published: published ?? [], seen: seen ?? [], after: after ?? [] };
  }

  await addPages(databaseUrl, 1, opened);
  const few = await measure(Array.from({ length: opened }, (_, at) => `/de/messung-${at + 1}`));
  await addPages(databaseUrl, opened + 1, pages);
  const apart = Math.floor((pages - opened) / opened);
  const many = await measure(Array.from({ length: opened }, (_, at) => `/de/messung-${opened + 1 + at * apart}`));
  const figure = (name: string, key: "cold" | "warm" | "published" | "seen" | "after", goals: Goal[] = []): Figure => ({
    name: `${pages} pages, ${name}`,
    value: spread(many[key]),
    beside: `the site with ${opened} of them ${spread(few[key])}`,
    goals,
  });
  const asFast = (key: "first" | "warm" | "after") => notGrown(percentile(few[key], 0.5), percentile(many[key], 0.5));
  return [
    {
      name: `${pages} pages, start of one more process until it is ready`,
      value: ms(many.start),
      beside: `the site with ${opened} of them ${ms(few.start)}`,
      goals: [notGrown(few.start, many.start)],
    },
    {
      name: `${pages} pages, its first page, with reading the site's index`,
      value: spread(many.first),
      beside: `the site with ${opened} of them ${spread(few.first)}`,
      goals: [asFast("first")],
    },
    figure("a page that nobody has opened yet", "cold", [within(400, many.cold)]),
    figure("a page opened before", "warm", [asFast("warm")]),
    figure("publish of one page", "published", [within(1_000, many.published)]),
    figure("until a second process shows it", "seen", [within(2_000, many.seen, 1)]),
    figure("another page after a publish", "after", [asFast("after")]),
  ];
}

/** That a time is as it was without the pages, but for what two measurements of the same differ by. */
const notGrown = (before: number, now: number): Goal => atMost(1.25, now / before, { unit: "times as long" });

/** Copies of the page of services, numbered, at addresses of their own; and waits until they are found. */
async function addPages(databaseUrl: string, first: number, last: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ofSite = `(SELECT "siteId" FROM "SiteHost" WHERE host = 'localhost')`;
  await client.query(`
    INSERT INTO "Page" (id, "siteId", name, status, "updatedAt")
    SELECT gen_random_uuid(), ${ofSite}, 'messung-' || n, 'published', now() FROM generate_series(${first}, ${last}) AS n`);
  await client.query(
    `
    INSERT INTO "PageVersion" (id, "siteId", "pageId", number, revision, document)
    SELECT gen_random_uuid(), p."siteId", p.id, 1, 0,
           jsonb_set(jsonb_set(v.document, '{document,locales,de,slug}', to_jsonb(p.name)),
                     '{document,disallowedLocales}', $1::jsonb)
    FROM "Page" AS p,
    (SELECT document FROM "PageVersion" WHERE document #>> '{document,locales,de,slug}' = 'leistungen' LIMIT 1) AS v
    WHERE p.name LIKE 'messung-%' AND p."siteId" = ${ofSite} AND p."publishedVersionId" IS NULL`,
    [JSON.stringify(others)],
  );
  await client.query(`
    UPDATE "Page" AS p SET "publishedVersionId" = v.id FROM "PageVersion" AS v
    WHERE v."pageId" = p.id AND p.name LIKE 'messung-%' AND p."siteId" = ${ofSite} AND p."publishedVersionId" IS NULL`);
  await client.query(`UPDATE "Site" SET revision = revision + 1 WHERE id = ${ofSite}`);
  await client.query("ANALYZE"); // as the server does by itself, a minute later
  await client.end();
  await new Promise((done) => setTimeout(done, 3_000)); // the product compares head numbers every two seconds
}

async function visit(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return answer.text();
}

async function untilShown(url: string, text: string): Promise<void> {
  const limit = Date.now() + 30_000;
  const shown = () => fetch(url).then((answer) => answer.text()); // not found until the process has heard of it
  while (!(await shown()).includes(text)) {
    if (Date.now() > limit) throw new Error(`${url} never said ${text}`);
    await new Promise((done) => setTimeout(done, 5));
  }
}
