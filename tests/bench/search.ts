import { randomUUID } from "node:crypto";
import pg from "pg";
import { folded } from "~/lib/search/folded.ts";
import { searchSite } from "~/features/site/search.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { getDb } from "~/server/db.ts";
import { spread, timed, type Figure, within } from "./figures.ts";
import type { LiveDatabase } from "./live-database.ts";

const pages = 5_000;
const wordsEach = 300;
const searches = 200;

const roots =
  "brille linse glas sonne auge sehen optik tag kind schule auto fahr licht farbe form stil haus werk zeit stadt berg see wald weg bahn hof garten fest kauf preis mass test prüf zentrum arbeit sport ski velo laden hand kopf nase ohr hör gerät schutz filter rand bügel etui tuch reiniger lupe nacht winter frühling".split(
    " ",
  );
const endings = ["", "n", "en", "er", "s", "ung", "ungen", "lich"];

/** The same numbers in each run, between 0 and 1; small ones come often, as some words do. */
function* often(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield (state / 2_147_483_647) ** 3;
  }
}

/** Site search over 5,000 pages of 300 words in one language, beside the plainest statement on the same connection. */
export async function search(database: LiveDatabase): Promise<Figure[]> {
  const vocabulary = roots.flatMap((first) =>
    roots.flatMap((second) => endings.map((ending) => folded(`${first}${second}${ending}`))),
  );
  const siteId = await makePages(database.url, vocabulary);
  const index = await getSiteIndex(siteId);
  if (!index) throw new Error("the bench has no site");
  const pick = often(7);
  const word = () => vocabulary[Math.floor(pick.next().value * vocabulary.length)] ?? "";
  const kinds: Record<string, () => string> = {
    "one word": word,
    "two words": () => `${word()} ${word()}`,
    "a beginning": () => word().slice(0, 5),
    "a word on every page": () => "gemeinsam",
    "a slip of the pen": () => word().replace(/(.{4})(.)(.)/, "$1$3$2"),
  };
  const floor = async () => void (await getDb().$queryRaw`SELECT 1`);
  await timed(20, floor);
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(kinds)) {
    const ask = () => searchSite(index, "de", query());
    await timed(10, ask);
    const samples = await timed(searches, ask);
    const beside = `SELECT 1 ${spread(await timed(searches, floor))}`;
    const goals = [within(30, samples)];
    figures.push({ name: `search over ${pages} pages, ${name}`, value: spread(samples), beside, goals });
  }
  return figures;
}

async function makePages(url: string, vocabulary: string[]): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("SET vitrine.site = '*'");
  const siteId = randomUUID();
  await client.query(
    `INSERT INTO "Site" (id, key, name, locales, "updatedAt") VALUES ($1, 'search', 'Suche', '{de}', now())`,
    [siteId],
  );
  const written = often(11);
  const words = (count: number) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(written.next().value * vocabulary.length)]).join(" ");
  for (let made = 0; made < pages; made += 500) {
    const rows = Array.from({ length: 500 }, (_, at) => ({
      id: randomUUID(),
      version: randomUUID(),
      slug: `seite-${made + at}`,
      title: words(3),
      text: `gemeinsam ${words(wordsEach)}`,
    }));
    await client.query(
      `WITH given AS (SELECT * FROM jsonb_to_recordset($2) AS g(id uuid, version uuid, slug text, title text, text text)),
       page AS (
         INSERT INTO "Page" (id, "siteId", name, status, "updatedAt")
         SELECT id, $1, slug, 'published', now() FROM given),
       version AS (
         INSERT INTO "PageVersion" (id, "siteId", "pageId", number, revision, document)
         SELECT version, $1, id, 1, 0, jsonb_build_object('document', jsonb_build_object(
           'locales', jsonb_build_object('de', jsonb_build_object(
             'slug', slug, 'name', title, 'description', '')),
           'options', '{}'::jsonb, 'disallowedLocales', '[]'::jsonb))
         FROM given)
       INSERT INTO "SearchText" ("siteId", "pageId", locale, "versionId", title, text, titles, vector)
       SELECT $1, id, 'de', version, title, text, to_tsvector('simple', title),
         setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', text), 'D') FROM given`,
      [siteId, JSON.stringify(rows)],
    );
  }
  await client.query(
    `UPDATE "Page" p SET "publishedVersionId" = v.id FROM "PageVersion" v WHERE v."pageId" = p.id AND p."siteId" = $1`,
    [siteId],
  );
  await client.query(
    `INSERT INTO "SearchWord" ("siteId", locale, word, stem)
     SELECT $1, 'de', word, stem
     FROM ROWS FROM (unnest($2::text[]), search_stems('de', $2::text[])) AS given(word, stem) ON CONFLICT DO NOTHING`,
    [siteId, [...vocabulary, "gemeinsam"]],
  );
  await client.query("ANALYZE"); // as the server does by itself, a minute later
  await client.end();
  return siteId;
}
