import type { DataKey } from "~/features/blocks/data-key.ts";
import { programs } from "~/features/blocks/data/programs.ts";
import type { Db } from "~/server/db.ts";
import type { Registered } from "./find-in-register.ts";
import { keptBySite } from "~/server/kept-by-site.ts";

const kept = keptBySite<Registered[]>("directory-register", ["directory"] satisfies DataKey[]);

/**
 * The published businesses of a site as they are searched, in the order of the register: read once for each state of the
 * directory, because no index finds a part of a text in rows that are guarded by their site, and every key asks anew.
 */
export function registerOf(db: Db, siteId: string, now: Date): Promise<Registered[]> {
  return kept(siteId, now, () => readRegister(db, siteId));
}

async function readRegister(db: Db, siteId: string): Promise<Registered[]> {
  const [businesses, branches] = await Promise.all([
    db.business.findMany({
      where: { siteId, status: "published" },
      select: { id: true, sought: true, letter: true, gesundheitsoptik: true, frequentlens: true },
    }),
    db.branch.findMany({
      where: { siteId, active: true, business: { status: "published" } },
      select: { id: true, businessId: true, sought: true, lat: true, lng: true },
      orderBy: [{ sortKey: "asc" }, { id: "asc" }],
    }),
  ]);
  const ofBusiness = new Map<string, Registered["branches"][number][]>(businesses.map(({ id }) => [id, []]));
  for (const { id, businessId, sought, lat, lng } of branches)
    ofBusiness.get(businessId)?.push({ id, sought, place: lat === null || lng === null ? null : [lng, lat] });
  const register = businesses.map((row): Registered => ({
    ...{ id: row.id, sought: row.sought, letter: row.letter },
    programs: programs.filter((program) => row[program]),
    branches: ofBusiness.get(row.id) ?? [],
  }));
  return register.sort(inRegister);
}

/** By letter, name and id, as figures: the same for every language. */
function inRegister(one: Registered, other: Registered): number {
  return compared(one.letter, other.letter) || compared(one.sought, other.sought) || compared(one.id, other.id);
}

function compared(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
