import { DomainError } from "~/lib/errors.ts";
import { changeOf, firstRevision, requireAsSeen, type LastChange } from "~/lib/record-revision.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { DataKey } from "~/features/blocks/data-key.ts";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";
import type { Db, Prisma } from "~/server/db.ts";
import { refusingForeignIds } from "~/server/database/foreign-ids.ts";
import { inSite } from "~/server/site-scope.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { inStaffOrder } from "./domain/staff-order.ts";
import { requireAllowedPrograms } from "./policy.ts";
import { cutLinks, tieLinks } from "./cut-links.ts";
import { leaveFormerPlaces } from "./former-places.ts";
import { claimFirstBusiness, followOwnBusiness } from "./own-business.ts";
import { branchRows, businessRow, personRow } from "./rows.ts";
import {
  keptHoursSchema,
  saveBusinessInput,
  type Business,
  type KeptBusiness,
  type SaveBusinessInput,
  type SavedBusiness,
} from "./schema.ts";

/** A directory holds so many businesses at most, whatever their state is. */
const mostBusinesses = 10_000;

export type DirectoryContext = Pick<ServiceContext, "db" | "bus" | "site" | "siteId" | "actor">;

/**
 * Saves a business as a whole: its branches, in their order, and their people become exactly those given. Refuses with
 * `invalid` what the shapes do not allow, `forbidden` strangers and a changed health-optics membership, `not-found` an
 * id that belongs to another site or another business, and `stale` a change of another revision than the stored one; a
 * full directory with `invalid`. Answers with the links that it cut; given to the save that takes it back, they are as
 * they were.
 */
export async function saveBusiness(ctx: DirectoryContext, input: SaveBusinessInput): Promise<SavedBusiness> {
  const { siteId } = ctx;
  const checked = saveBusinessInput.safeParse(input);
  if (!checked.success) throw new DomainError("invalid", "business is not valid", { issues: checked.error.issues });
  const { revision, links: cutBefore, ...business } = checked.data;
  const save = inSite(siteId, () =>
    ctx.db.$transaction(async (db) => {
      await lockDirectory(db, siteId);
      const before = await db.business.findFirst({ where: { id: business.id, siteId } });
      requireAsSeen(before, revision);
      requireAllowedPrograms(business.programs, before, ctx.actor);
      await requireOwnLogo(db, siteId, business);
      const change = changeOf(ctx.actor, new Date());
      const links = await cutLinks(db, siteId, { id: business.id, staying: business.branches, change });
      await writeBusiness(db, siteId, business, change);
      if (cutBefore) await tieLinks(db, siteId, { branches: business.branches, links: cutBefore, change });
      else if (!before) await claimFirstBusiness(db, siteId, business);
      await raiseDirectory(db, siteId);
      return links;
    }),
  );
  const links = await save.catch(refusingForeignIds);
  wakeData(ctx.bus, siteId);
  return { ...(await readBusiness(ctx, business.id)), links };
}

/** What cannot be read as hours shows none, as it does for visitors. */
const keptHours = keptHoursSchema.catch({ periods: [], special: [] });

/** A business of the site with its branches and people, as they are shown. Throws `not-found`. */
export async function readBusiness({ db, site }: { db: Db; site: { id: string } }, id: string): Promise<KeptBusiness> {
  const [found] = await readBusinesses({ db, siteId: site.id }, { id, siteId: site.id });
  if (!found) throw new DomainError("not-found", "no such business");
  return found;
}

/** The businesses of a site that `where` names, by letter and name. */
export async function readBusinesses(
  { db, siteId }: { db: Db; siteId: string },
  where: Prisma.BusinessWhereInput & { siteId: string },
): Promise<KeptBusiness[]> {
  const rows = await db.business.findMany({
    where,
    orderBy: [{ letter: "asc" }, { sought: "asc" }, { id: "asc" }],
    include: {
      branches: {
        where: { siteId },
        omit: { siteId: true, businessId: true, sortKey: true, sought: true, soughtName: true },
        orderBy: [{ sortKey: "asc" }, { id: "asc" }],
        include: { staff: { where: { siteId }, select: { id: true, firstName: true, lastName: true } } },
      },
    },
  });
  return rows.map((found) => ({
    id: found.id,
    revision: found.revision,
    name: found.name,
    status: found.status,
    logoMediaId: found.logoMediaId,
    programs: { gesundheitsoptik: found.gesundheitsoptik, frequentlens: found.frequentlens },
    branches: found.branches.map(({ staff, ...branch }) => ({
      ...branch,
      placeId: branch.placeId ?? "",
      openingHours: keptHours.parse(branch.openingHours),
      staff: inStaffOrder(staff),
    })),
  }));
}

/** One change of a site's directory at a time; whatever else is added to the site meanwhile does not wait. */
export async function lockDirectory(db: Db, siteId: EditableSiteId): Promise<void> {
  await db.$queryRaw`SELECT id FROM "Site" WHERE id = ${siteId}::uuid FOR NO KEY UPDATE`;
}

/** Has pages that show branches or the directory made anew; to be followed by `wakeData`. */
export async function raiseDirectory(db: Db, siteId: EditableSiteId): Promise<void> {
  for (const key of ["branches", "directory"] satisfies DataKey[]) await raiseDataHead(db, siteId, key);
}

/** Throws `invalid` where the directory has no room for so many more; under its lock, where they are made. */
export async function requireRoomForBusinesses(db: Db, siteId: string, more: number): Promise<void> {
  if (more === 0) return;
  const count = await db.business.count({ where: { siteId } });
  if (count + more > mostBusinesses)
    throw new DomainError("invalid", "the directory is full", { refusal: "directory-full" });
}

/** The logo must be a picture of this site's library. */
async function requireOwnLogo(db: Db, siteId: EditableSiteId, { logoMediaId }: Business): Promise<void> {
  if (logoMediaId === null) return;
  const logo = await db.media.findFirst({
    where: { id: logoMediaId, siteId, mediaType: "image", state: { not: "former" } },
  });
  if (!logo) throw new DomainError("not-found", "no such picture", { refusal: "media-not-found" });
}

/** The rows of a business that was checked, in a transaction of the site's work. */
export async function writeBusiness(
  db: Db,
  siteId: EditableSiteId,
  business: Business,
  change?: Omit<LastChange, "revision">,
): Promise<void> {
  const { id } = business;
  const data = { ...businessRow(business), ...change };
  const next = { ...data, revision: { increment: 1 } };
  const { count } = await db.business.updateMany({ where: { id, siteId }, data: next });
  if (count === 0) {
    await requireRoomForBusinesses(db, siteId, 1);
    await db.business.create({ data: { ...data, id, siteId, revision: firstRevision() } });
  }
  await followOwnBusiness(db, siteId, [business]);
  await writeBranches(db, siteId, business);
}

async function writeBranches(db: Db, siteId: EditableSiteId, business: Business): Promise<void> {
  const { id: businessId, branches } = business;
  const kept = branches.map(({ id }) => id);
  const keptPeople = branches.flatMap(({ staff }) => staff.map(({ id }) => id));
  await db.staffMember.deleteMany({ where: { siteId, branch: { businessId }, id: { notIn: keptPeople } } });
  await leaveFormerPlaces(db, siteId, branches);
  for (const { id, ...data } of branchRows(business)) {
    const { count } = await db.branch.updateMany({ where: { id, siteId, businessId }, data });
    if (count === 0) await db.branch.create({ data: { ...data, id, siteId, businessId } });
  }
  for (const { id: branchId, staff } of branches) {
    for (const { id, ...name } of staff) {
      const isOfBusiness = { OR: [{ branchId: null }, { branch: { businessId } }] };
      const data = { ...personRow(name), branchId };
      const { count } = await db.staffMember.updateMany({ where: { id, siteId, ...isOfBusiness }, data });
      if (count === 0) await db.staffMember.create({ data: { ...data, id, siteId } });
    }
  }
  await db.branch.deleteMany({ where: { siteId, businessId, id: { notIn: kept } } });
}
