import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { branchLabel } from "../domain/branch-label.ts";
import { soughtText } from "../domain/sought.ts";
import { branchesInRegister } from "./find-in-register.ts";
import { openBranches } from "./open-branches.ts";
import { registerOf } from "./register.ts";
import type { DirectoryPlaces, PlacesQuery } from "./schema.ts";

/** So many places a map is given at most. */
const mostPlaces = 5_000;

interface Asked {
  db: Db;
  siteId: string;
  /** Told how many places are to be read, before they are; may throw. */
  weigh?: (places: number) => void;
}

/**
 * Where everything is that a question to the directory finds, on all of its pages and in the order of the register: what
 * a map needs of it, and no more.
 */
export function foundPlaces(
  { db, siteId, weigh }: Asked,
  query: PlacesQuery,
  now = new Date(),
): Promise<DirectoryPlaces> {
  return inSite(siteId, async () => {
    const open = query.open ? await openBranches(db, siteId, now) : null;
    const wanted = { sought: soughtText(query.q), program: query.program, open, letter: query.letter ?? null };
    const found = branchesInRegister(await registerOf(db, siteId, now), wanted);
    const ids = found.slice(0, mostPlaces);
    weigh?.(ids.length);
    const rows = await db.branch.findMany({
      where: { siteId, id: { in: ids }, lat: { not: null }, lng: { not: null } },
      select: {
        ...{ id: true, name: true, street: true, streetNumber: true, zip: true, city: true, lat: true, lng: true },
        business: { select: { name: true } },
      },
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    const inOrder = ids.flatMap((id) => byId.get(id) ?? []);
    const places = inOrder.map(({ id, name, business, street, streetNumber, zip, city, lat, lng }) => ({
      id,
      name: branchLabel({ business: business.name, name, city: "" }), // its address follows
      address: [`${street} ${streetNumber}`.trim(), `${zip} ${city}`.trim()].filter(Boolean).join("\n"),
      lng: lng ?? 0,
      lat: lat ?? 0,
    }));
    return { total: found.length, places };
  });
}
