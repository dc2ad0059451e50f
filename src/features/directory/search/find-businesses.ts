import { z } from "zod";
import type { Program } from "~/features/blocks/directory-data.ts";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
import { Prisma, type Db } from "~/server/db.ts";

interface Wanted {
  siteId: string;
  /** As `soughtText` writes it; empty: whatever there is. */
  sought: string;
  program: Program[];
  /** The branches that are open, where that is asked for. */
  open: string[] | null;
  letter: string | null;
  near: LngLat | null;
}

const foundRow = z.tuple([
  z.object({
    ids: z.array(z.string()),
    total: z.number(),
    letters: z.array(z.string()),
    offered: z.array(z.string()),
  }),
]);

/**
 * The ids of one page of the businesses that are wanted, how many there are in all, the letters that they have without
 * the wanted one, and the programmes that any business of the site takes part in: one statement. Runs `inSite`.
 */
export async function findBusinesses(db: Db, wanted: Wanted, { size, page }: { size: number; page: number }) {
  const { siteId, letter, near } = wanted;
  const ofSite = Prisma.sql`"siteId" = ${siteId}::uuid AND status = 'published'`;
  const ofLetter = letter === null ? Prisma.empty : Prisma.sql`WHERE letter = ${letter}`;
  const byName = Prisma.sql`letter COLLATE "C", sought COLLATE "C", id`;
  const order = near ? Prisma.sql`distance NULLS LAST, ${byName}` : byName;
  const rows = await db.$queryRaw`
    WITH found AS MATERIALIZED (
      SELECT b.id, b.letter, b.sought, ${near ? distanceTo(near) : Prisma.sql`NULL`} AS distance
      FROM "Business" b WHERE b."siteId" = ${siteId}::uuid AND b.status = 'published' ${conditions(wanted)}
    )
    SELECT
      ARRAY(SELECT id::text FROM found ${ofLetter} ORDER BY ${order} LIMIT ${size} OFFSET ${(page - 1) * size}) AS ids,
      (SELECT count(*)::int FROM found ${ofLetter}) AS total,
      ARRAY(SELECT letter FROM found GROUP BY letter ORDER BY letter COLLATE "C") AS letters,
      array_remove(ARRAY[
        CASE WHEN EXISTS (SELECT 1 FROM "Business" WHERE ${ofSite} AND gesundheitsoptik) THEN 'gesundheitsoptik' END,
        CASE WHEN EXISTS (SELECT 1 FROM "Business" WHERE ${ofSite} AND frequentlens) THEN 'frequentlens' END
      ], NULL) AS offered`;
  const [found] = foundRow.parse(rows);
  return found;
}

function conditions({ siteId, sought, program, open }: Wanted): Prisma.Sql {
  const parts: Prisma.Sql[] = [];
  if (program.length > 0) parts.push(Prisma.join(program.map(takesPart), " OR ", "AND (", ")"));
  const branches = Prisma.sql`SELECT "businessId" FROM "Branch" WHERE "siteId" = ${siteId}::uuid AND active`;
  const isOpen = open ? Prisma.sql`AND id = ANY (${open}::uuid[])` : Prisma.empty;
  if (sought !== "") {
    const pattern = `%${sought.replace(/[\\%_]/g, "\\$&")}%`;
    const byName = open
      ? Prisma.sql`b.sought LIKE ${pattern} AND b.id IN (${branches} ${isOpen})`
      : Prisma.sql`b.sought LIKE ${pattern}`;
    parts.push(Prisma.sql`AND (${byName} OR b.id IN (${branches} ${isOpen} AND sought LIKE ${pattern}))`);
  } else if (open) parts.push(Prisma.sql`AND b.id IN (${branches} ${isOpen})`);
  return parts.length > 0 ? Prisma.join(parts, " ") : Prisma.empty;
}

const columns: Record<Program, Prisma.Sql> = {
  gesundheitsoptik: Prisma.sql`b.gesundheitsoptik`,
  frequentlens: Prisma.sql`b.frequentlens`,
};

function takesPart(program: Program): Prisma.Sql {
  return columns[program];
}

/** How far the nearest active branch is, in squared degrees of latitude: enough to put places of one country in order. */
function distanceTo([lng, lat]: LngLat): Prisma.Sql {
  const narrowing = Math.cos((lat * Math.PI) / 180) ** 2;
  return Prisma.sql`(
    SELECT min(power(r.lat - ${lat}::float8, 2) + power(r.lng - ${lng}::float8, 2) * ${narrowing}::float8)
    FROM "Branch" r WHERE r."businessId" = b.id AND r."siteId" = b."siteId" AND r.active)`;
}
