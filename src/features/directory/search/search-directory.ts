import { z } from "zod";
import type { BranchData } from "~/features/blocks/data/branch-data.ts";
import type { DirectoryData, FoundBranch, FoundBusiness } from "~/features/blocks/data/directory-data.ts";
import { programs } from "~/features/blocks/data/programs.ts";
import { metresBetween } from "~/features/map/domain/distance.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { branchData, branchesHoldUntil, type Branch } from "../branch-data.ts";
import { soughtText } from "../domain/sought.ts";
import { openingHoursSchema } from "../schema.ts";
import { findInRegister, fittingPlace, wordsOf } from "./find-in-register.ts";
import { openBranches } from "./open-branches.ts";
import { registerOf } from "./register.ts";
import type { DirectoryQuery } from "./schema.ts";

/** So many businesses stand on a page of the directory: with their branches well under 50 kB. */
const directoryPageSize = 20;

interface Asking {
  db: Db;
  siteId: string;
  /** How many businesses a page has. */
  size?: number;
}

/**
 * One page of a site's published businesses, by letter and name, or the nearest first. Found is a business whose name,
 * or the postal code or city of one of whose active branches, holds what is written, in any spelling of case and accents,
 * or each of its words where nowhere is all of it; with both programmes chosen it takes part in either; with `open`, that branch is open now.
 */
export async function searchDirectory(
  { db, siteId, size = directoryPageSize }: Asking,
  query: DirectoryQuery,
  now = new Date(),
): Promise<DirectoryData> {
  return await inSite(siteId, async () => {
    const sought = soughtText(query.q);
    const near = placeOf(query.near);
    const open = query.open ? await openBranches(db, siteId, now) : null;
    const register = await registerOf(db, siteId, now);
    const wanted = { sought, program: query.program, open, letter: query.letter ?? null, near };
    const { ids, total, letters, offered } = findInRegister(register, wanted, { size, page: query.page });
    const rows = await readFound(db, siteId, ids);
    const meant = { words: wordsOf(register, sought), open, near };
    const shown = showing(now);
    const businesses = rows.map((row) => found(row, meant, shown));
    return {
      asked: {
        q: query.q,
        program: query.program,
        open: query.open,
        letter: query.letter ?? null,
        isNear: near !== null,
        page: query.page,
      },
      total,
      pages: Math.ceil(total / size),
      letters,
      offered,
      businesses,
      until:
        branchesHoldUntil(
          rows.flatMap(({ branches }) => branches.map(asBranch)),
          now,
        )?.getTime() ?? null,
    };
  });
}

async function readFound(db: Db, siteId: string, ids: string[]) {
  const rows = await db.business.findMany({
    where: { siteId, id: { in: ids } },
    include: { branches: { where: { siteId, active: true }, orderBy: [{ sortKey: "asc" }, { id: "asc" }] } },
  });
  const logoIds = rows.flatMap(({ logoMediaId }) => logoMediaId ?? []);
  const media = logoIds.length > 0 ? await db.media.findMany({ where: { siteId, id: { in: logoIds } } }) : [];
  const logos = new Map(media.map((row) => [row.id, mediaRef(row)]));
  const byId = new Map(rows.map((row) => [row.id, { ...row, logo: logos.get(row.logoMediaId ?? "") ?? null }]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
type FoundRow = Awaited<ReturnType<typeof readFound>>[number];

interface Meant {
  words: readonly string[];
  open: ReadonlySet<string> | null;
  near: LngLat | null;
}

function found(row: FoundRow, { words, open, near }: Meant, shown: (branch: Branch) => BranchData): FoundBusiness {
  const branches = row.branches.map((branch): FoundBranch => {
    const data = shown(asBranch(branch));
    const metres = near && data.place ? Math.round(metresBetween(near, data.place)) : null;
    return { ...data, zip: branch.zip, town: branch.city, metres };
  });
  const fitsPlace = fittingPlace(words, row.sought);
  const fits = row.branches.map((branch) => fitsPlace(branch.sought) && (open?.has(branch.id) ?? true));
  const nearest = branches
    .map(({ metres }, at) => ({ at, metres }))
    .filter(({ at, metres }) => fits[at] && metres !== null);
  nearest.sort((one, other) => (one.metres ?? 0) - (other.metres ?? 0));
  return {
    id: row.id,
    name: row.name,
    letter: row.letter,
    logo: row.logo,
    programs: programs.filter((program) => row[program]),
    branches,
    meant: nearest[0]?.at ?? Math.max(0, fits.indexOf(true)),
  };
}

/** Branches as they are shown at a moment. Most of a directory keep the hours of some other, which are found once. */
function showing(now: Date): (branch: Branch) => BranchData {
  const known = new Map<string, BranchData["hours"]>();
  return (branch) => {
    const { openingHours, canton, timeZone } = branch;
    const schedule = JSON.stringify([openingHours, canton, timeZone]);
    const kept = known.get(schedule);
    const data = branchData(
      kept === undefined ? branch : { ...branch, openingHours: { periods: [], special: [] } },
      now,
    );
    if (kept === undefined) known.set(schedule, data.hours);
    return kept === undefined ? data : { ...data, hours: kept };
  };
}

const hours = openingHoursSchema.catch({ periods: [], special: [] });

function asBranch(row: FoundRow["branches"][number]): Branch {
  return { ...row, openingHours: hours.parse(row.openingHours) };
}

const degrees = z.tuple([z.coerce.number().min(-90).max(90), z.coerce.number().min(-180).max(180)]);

/** "47.5,8.7" as longitude and latitude; null where it is no place on earth. */
function placeOf(near: string | undefined): LngLat | null {
  const place = degrees.safeParse(near?.split(","));
  return place.success ? [place.data[1], place.data[0]] : null;
}
