import type { LastChange } from "~/lib/record-revision.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { cutLinks } from "../cut-links.ts";
import { leaveFormerPlaces } from "../former-places.ts";
import { followOwnBusiness } from "../own-business.ts";
import { branchRows, businessRow, personRow } from "../rows.ts";
import type { Business } from "../schema.ts";

/**
 * Writes businesses, their branches and the people of these, new ones and others of the site, however many, in one
 * statement each; in a transaction of the site's work. Branches that are not given stay.
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
  await writePeople(db, siteId, businesses, change);
  await followOwnBusiness(db, siteId, businesses);
}

/** The people of these branches become exactly those given; what named somebody who goes stays without them. */
async function writePeople(
  db: Db,
  siteId: EditableSiteId,
  businesses: readonly Business[],
  change: Omit<LastChange, "revision">,
): Promise<void> {
  const branches = businesses.flatMap((business) => business.branches);
  const people = branches.flatMap(({ id: branchId, staff }) =>
    staff.map((person) => ({ ...personRow(person), siteId, branchId })),
  );
  const staying = new Set(people.map(({ id }) => id));
  const ofBranches = { siteId, branchId: { in: branches.map(({ id }) => id) } };
  const before = await db.staffMember.findMany({ where: ofBranches, select: { id: true, branchId: true } });
  const gone = before.filter(({ id }) => !staying.has(id));
  const left = new Set(gone.map(({ branchId }) => branchId));
  for (const { id, branches: kept } of businesses)
    if (kept.some((branch) => left.has(branch.id))) await cutLinks(db, siteId, { id, staying: kept, change });
  await db.staffMember.deleteMany({ where: { siteId, id: { in: gone.map(({ id }) => id) } } });
  await db.$executeRaw`
    INSERT INTO "StaffMember" (${names(personColumns)})
    SELECT ${names(personColumns)} FROM jsonb_populate_recordset(NULL::"StaffMember", ${JSON.stringify(people)}::jsonb)
    ON CONFLICT ("id") DO UPDATE SET ${taken(personColumns)}`;
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
const personColumns = [
  "id",
  "siteId",
  "branchId",
  "firstName",
  "lastName",
  "sought",
] as const satisfies readonly (keyof Prisma.StaffMemberUncheckedCreateInput)[];

function names(columns: readonly string[]): Prisma.Sql {
  return Prisma.raw(columns.map((column) => `"${column}"`).join(", "));
}

/** What changes of a row that is there: all but whose it is; its revision grows. */
function taken(columns: readonly string[]): Prisma.Sql {
  const changing = columns.filter((column) => !["id", "siteId", "businessId", "revision"].includes(column));
  return Prisma.raw(changing.map((column) => `"${column}" = EXCLUDED."${column}"`).join(", "));
}
