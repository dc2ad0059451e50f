import { generateNKeysBetween } from "fractional-indexing";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { DataKey } from "~/features/blocks/data-key.ts";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { letterOf, soughtText } from "./domain/sought.ts";
import { requireAllowedPrograms } from "./policy.ts";
import { businessSchema, openingHoursSchema, type Business, type BusinessInput } from "./schema.ts";

type DirectoryContext = Pick<ServiceContext, "db" | "bus" | "site" | "siteId" | "actor">;

/**
 * Saves a business as a whole: its branches, in their order, and their people become exactly those given. Refuses with
 * `invalid` what the shapes do not allow, `forbidden` strangers and a changed health-optics membership, and
 * `not-found` an id that belongs to another site or another business.
 */
export async function saveBusiness(ctx: DirectoryContext, input: BusinessInput): Promise<Business> {
  const { siteId } = ctx;
  const checked = businessSchema.safeParse(input);
  if (!checked.success) throw new DomainError("invalid", "business is not valid", { issues: checked.error.issues });
  const business = checked.data;
  const save = inSite(siteId, () =>
    ctx.db.$transaction(async (db) => {
      await db.$queryRaw`SELECT id FROM "Site" WHERE id = ${siteId}::uuid FOR UPDATE`; // one save at a time
      const before = await db.business.findFirst({ where: { id: business.id, siteId } });
      requireAllowedPrograms(business.programs, before, ctx.actor);
      await requireOwnLogo(db, siteId, business);
      await writeBusiness(db, siteId, business);
      await raiseDirectory(db, siteId);
    }),
  );
  await save.catch(refusingForeignIds);
  wakeData(ctx.bus, siteId);
  return readBusiness(ctx, business.id);
}

/** A business of the site with its branches and people, as they are shown. Throws `not-found`. */
export async function readBusiness(ctx: { db: Db; site: { id: string } }, id: string): Promise<Business> {
  const siteId = ctx.site.id;
  const found = await ctx.db.business.findFirst({
    where: { id, siteId },
    include: {
      branches: {
        where: { siteId },
        orderBy: [{ sortKey: "asc" }, { id: "asc" }],
        include: { staff: { where: { siteId }, orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }] } },
      },
    },
  });
  if (!found) throw new DomainError("not-found", "no such business");
  return {
    id: found.id,
    name: found.name,
    status: found.status,
    logoMediaId: found.logoMediaId,
    programs: { gesundheitsoptik: found.gesundheitsoptik, frequentlens: found.frequentlens },
    branches: found.branches.map(
      ({
        siteId: _site,
        businessId: _business,
        sortKey: _key,
        sought: _sought,
        placeId: _place,
        staff,
        ...branch
      }) => ({
        ...branch,
        openingHours: openingHoursSchema.parse(branch.openingHours),
        staff: staff.map(({ id: personId, firstName, lastName }) => ({ id: personId, firstName, lastName })),
      }),
    ),
  };
}

/** Has pages that show branches or the directory made anew; to be followed by `wakeData`. */
export async function raiseDirectory(db: Db, siteId: EditableSiteId): Promise<void> {
  for (const key of ["branches", "directory"] satisfies DataKey[]) await raiseDataHead(db, siteId, key);
}

/** The logo must be a picture of this site's library. */
async function requireOwnLogo(db: Db, siteId: EditableSiteId, { logoMediaId }: Business): Promise<void> {
  if (logoMediaId === null) return;
  const logo = await db.media.findFirst({ where: { id: logoMediaId, siteId, mediaType: "image" } });
  if (!logo) throw new DomainError("not-found", "no such picture");
}

/** The rows of a business that was checked, in a transaction of the site's work. */
export async function writeBusiness(db: Db, siteId: EditableSiteId, business: Business): Promise<void> {
  await writeBusinessRow(db, siteId, business);
  await writeBranches(db, siteId, business);
}

async function writeBusinessRow(db: Db, siteId: EditableSiteId, business: Business) {
  const { id, name, status, logoMediaId, programs } = business;
  const sought = soughtText(name);
  const data = { name, status, logoMediaId, ...programs, sought, letter: letterOf(sought) };
  const { count } = await db.business.updateMany({ where: { id, siteId }, data });
  if (count === 0) await db.business.create({ data: { ...data, id, siteId } });
  // The first business of a site is its own, until somebody says otherwise; the site is a member where its own one is.
  await db.site.updateMany({ where: { id: siteId, ownBusinessId: null }, data: { ownBusinessId: id } });
  const isHealthOpticsMember = programs.gesundheitsoptik;
  // It opens and closes sections on every page.
  await db.site.updateMany({
    where: { id: siteId, ownBusinessId: id, isHealthOpticsMember: !isHealthOpticsMember },
    data: { isHealthOpticsMember, revision: { increment: 1 } },
  });
}

async function writeBranches(db: Db, siteId: EditableSiteId, { id: businessId, branches }: Business): Promise<void> {
  const kept = branches.map(({ id }) => id);
  const keptPeople = branches.flatMap(({ staff }) => staff.map(({ id }) => id));
  await db.staffMember.deleteMany({ where: { siteId, branch: { businessId }, id: { notIn: keptPeople } } });
  const sortKeys = generateNKeysBetween(null, null, branches.length);
  for (const [index, { id, staff: _staff, ...fields }] of branches.entries()) {
    const sought = soughtText(`${fields.zip} ${fields.city}`);
    const data = { ...fields, sought, sortKey: sortKeys[index] ?? "" };
    const { count } = await db.branch.updateMany({ where: { id, siteId, businessId }, data });
    if (count === 0) await db.branch.create({ data: { ...data, id, siteId, businessId } });
  }
  for (const { id: branchId, staff } of branches) {
    for (const { id, ...name } of staff) {
      const isOfBusiness = { OR: [{ branchId: null }, { branch: { businessId } }] };
      const data = { ...name, branchId };
      const { count } = await db.staffMember.updateMany({ where: { id, siteId, ...isOfBusiness }, data });
      if (count === 0) await db.staffMember.create({ data: { ...data, id, siteId } });
    }
  }
  await db.branch.deleteMany({ where: { siteId, businessId, id: { notIn: kept } } });
}

/** An id that belongs to another site or business meets its row only when it is created anew. */
function refusingForeignIds(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
    throw new DomainError("not-found", "an id belongs elsewhere", undefined, { cause: error });
  throw error;
}
