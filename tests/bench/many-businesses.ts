import { randomUUID } from "node:crypto";
import type pg from "pg";
import { letterOf, soughtText } from "~/features/directory/domain/sought.ts";

export const towns = "Bern,Zürich,Genève,Lugano,Chur,St. Gallen,Winterthur,Fribourg,Luzern,Aarau".split(",");

/** Gives a site so many businesses of one to three branches each. */
export async function addBusinesses(client: pg.Client, siteId: string, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => {
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
}
