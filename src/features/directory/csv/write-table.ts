import type { LastChange } from "~/lib/record-revision.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { leaveFormerPlaces } from "../former-places.ts";
import { followOwnBusiness } from "../own-business.ts";
import { branchRows, businessRow } from "../rows.ts";
import type { Business } from "../schema.ts";

/**
 * Writes businesses and their branches, new ones and others of the site, however many, in one statement each; in a
 * transaction of the site's work. People, and branches that are not given, stay.
 */
export async function writeTable(
  db: Db,
  siteId: EditableSiteId,
  businesses: readonly Business[],
  change: Omit<LastChange, "revision">,
): Promise<void> {
  const rows = businesses.map((business) => ({
    ...businessRow(business),
    ...change,
    revision: 0,
    id: business.id,
    siteId,
  }));
  const branches = businesses.flatMap((business) =>
    branchRows(business).map((row) => ({ ...row, siteId, businessId: business.id })),
  );
  await db.$executeRaw`
    INSERT INTO "Business" (${names(businessColumns)})
    SELECT ${names(businessColumns)} FROM jsonb_populate_recordset(NULL::"Business", ${JSON.stringify(rows)}::jsonb)
    ON CONFLICT ("id") DO UPDATE SET ${taken(businessColumns)}, "revision" = "Business"."revision" + 1`;
  await leaveFormerPlaces(
    db,
    siteId,
    businesses.flatMap((business) => business.branches),
  );
  await db.$executeRaw`
    INSERT INTO "Branch" (${names(branchColumns)})
    SELECT ${names(branchColumns)} FROM jsonb_populate_recordset(NULL::"Branch", ${JSON.stringify(branches)}::jsonb)
    ON CONFLICT ("id") DO UPDATE SET ${taken(branchColumns)}`;
  await followOwnBusiness(db, siteId, businesses);
}

const businessColumns = [
  ...(["id", "siteId", "name", "status", "logoMediaId", "gesundheitsoptik", "frequentlens"] as const),
  ...(["sought", "letter", "revision", "changedBy", "changedAt"] as const),
] satisfies (keyof Prisma.BusinessUncheckedCreateInput)[];
const branchColumns = [
  ...(["id", "siteId", "businessId", "active", "name", "street", "streetNumber", "zip", "city", "phone"] as const),
  ...([
    "email",
    "canton",
    "lat",
    "lng",
    "timeZone",
    "openingHours",
    "placeId",
    "sortKey",
    "sought",
    "soughtName",
  ] as const),
] satisfies (keyof Prisma.BranchUncheckedCreateInput)[];

function names(columns: readonly string[]): Prisma.Sql {
  return Prisma.raw(columns.map((column) => `"${column}"`).join(", "));
}

/** What changes of a row that is there: all but whose it is; its revision grows. */
function taken(columns: readonly string[]): Prisma.Sql {
  const changing = columns.filter((column) => !["id", "siteId", "businessId", "revision"].includes(column));
  return Prisma.raw(changing.map((column) => `"${column}" = EXCLUDED."${column}"`).join(", "));
}
