import { randomUUID } from "node:crypto";
import pg from "pg";
import { directoryQueryOf } from "~/features/directory/search/schema.ts";
import { searchDirectory } from "~/features/directory/search/search-directory.ts";
import { getDb } from "~/server/db.ts";
import { spread, timed, type Figure, within } from "./figures.ts";
import type { LiveDatabase } from "./live-database.ts";
import { addBusinesses, towns } from "./many-businesses.ts";

const businesses = 5_000;

/** The directory of 5,000 businesses, beside the plainest statement on the same connection. */
export async function directory(database: LiveDatabase): Promise<Figure[]> {
  const siteId = await makeBusinesses(database.url);
  const queries: Record<string, (at: number) => string> = {
    "first page": () => "",
    "one letter": () => "q=a",
    "a name": (at) => `q=optik ${at}`,
    "a town": (at) => `q=${towns[at % towns.length]}`,
    "open now and a programme": () => "open=1&program=frequentlens",
    "the nearest": () => "near=47.3,8.5",
    "a late page": () => "page=200",
  };
  const floor = async () => void (await getDb().$queryRaw`SELECT 1`);
  await timed(20, floor);
  const figures: Figure[] = [];
  for (const [name, query] of Object.entries(queries)) {
    const ask = (at: number) =>
      searchDirectory({ db: getDb(), siteId }, directoryQueryOf(new URLSearchParams(query(at))));
    await timed(5, ask);
    const samples = await timed(100, ask);
    const beside = `SELECT 1 ${spread(await timed(100, floor))}`;
    const goals = [within(30, samples)];
    figures.push({ name: `directory of ${businesses}, ${name}`, value: spread(samples), beside, goals });
  }
  return figures;
}

/** A site of its own with these businesses. */
async function makeBusinesses(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("SET vitrine.site = '*'");
  const siteId = randomUUID();
  await client.query(
    `INSERT INTO "Site" (id, key, name, locales, "updatedAt") VALUES ($1, 'directory', 'Verzeichnis', '{de}', now())`,
    [siteId],
  );
  await addBusinesses(client, siteId, businesses);
  await client.end();
  return siteId;
}
