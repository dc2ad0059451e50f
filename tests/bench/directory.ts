import { randomUUID } from "node:crypto";
import pg from "pg";
import { letterOf, soughtText } from "~/features/directory/domain/sought.ts";
import { directoryQueryOf } from "~/features/directory/search/schema.ts";
import { searchDirectory } from "~/features/directory/search/search-directory.ts";
import { getDb } from "~/server/db.ts";
import { spread, timed, type Figure, within } from "./figures.ts";
import type { LiveDatabase } from "./live-database.ts";

const businesses = 5_000;
const towns = ["Bern", "Zürich", "Genève", "Lugano", "Chur", "St. Gallen", "Winterthur", "Fribourg", "Luzern", "Aarau"];

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

/** A site with businesses of one to three branches each. */
async function makeBusinesses(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("SET vitrine.site = '*'");
  const siteId = randomUUID();
  await client.query(
    `INSERT INTO "Site" (id, key, name, locales, "updatedAt") VALUES ($1, 'directory', 'Verzeichnis', '{de}', now())`,
    [siteId],
  );
  const rows = Array.from({ length: businesses }, (_, at) => {
    const name = `${String.fromCharCode(65 + (at % 26))}ugenoptik ${at}`;
    const sought = soughtText(name);
    return { id: randomUUID(), name, sought, letter: letterOf(sought), frequentlens: at % 3 === 0 };
  });
  await client.query(
    `INSERT INTO "Business" (id, "siteId", name, sought, letter, frequentlens)
     SELECT id, $1, name, sought, letter, frequentlens
     FROM jsonb_to_recordset($2) AS b(id uuid, name text, sought text, letter text, frequentlens boolean)`,
    [siteId, JSON.stringify(rows)],
  );
  const branches = rows.flatMap(({ id }, at) =>
    Array.from({ length: 1 + (at % 3) }, (_, nth) => {
      const city = towns[(at + nth) % towns.length] ?? "";
      const zip = String(1000 + ((at * 7) % 8999));
      const periods = [1, 2, 3, 4, 5, 6].map((day) => ({
        open: { day, time: `0${7 + (at % 3)}:00` },
        close: { day, time: "18:30" },
      }));
      const place = { lat: 45.9 + (at % 100) / 60, lng: 6.2 + (at % 77) / 20 };
      const hours = { openingHours: { periods, special: [] } };
      return { id: randomUUID(), businessId: id, city, zip, sought: soughtText(`${zip} ${city}`), ...place, ...hours };
    }),
  );
  await client.query(
    `INSERT INTO "Branch" (id, "siteId", "businessId", name, zip, city, sought, lat, lng, "openingHours")
     SELECT id, $1, "businessId", city, zip, city, sought, lat, lng, "openingHours"
     FROM jsonb_to_recordset($2) AS b(id uuid, "businessId" uuid, zip text, city text, sought text, lat float8, lng float8, "openingHours" jsonb)`,
    [siteId, JSON.stringify(branches)],
  );
  await client.query("ANALYZE"); // as the server does by itself, a minute later
  await client.end();
  return siteId;
}
