import type { LastChange } from "~/lib/record-revision.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { Db } from "~/server/db.ts";
import type { Business, CutLinks } from "./schema.ts";

type Change = Omit<LastChange, "revision">;

/**
 * What names the branches and people of a business that are none of those that stay: positions, entries and courses
 * stay without them, which is a change of theirs. Before the branches and people go, in the same transaction.
 */
export async function cutLinks(
  db: Db,
  siteId: EditableSiteId,
  { id: businessId, staying, change }: { id: string; staying: Business["branches"]; change: Change },
): Promise<CutLinks> {
  const [branches, people] = [staying, staying.flatMap(({ staff }) => staff)].map((kept) => kept.map(({ id }) => id));
  const goneBranches = { siteId, businessId, id: { notIn: branches } };
  const gonePeople = { siteId, branch: { businessId }, id: { notIn: people } };
  const select = { id: true } as const;
  const gone = [
    ...(await db.branch.findMany({ where: goneBranches, select })),
    ...(await db.staffMember.findMany({ where: gonePeople, select })),
  ].map(({ id }) => id);
  if (gone.length === 0) return [];
  const links = new Map(gone.map((id): [string, CutLinks[number]] => [id, { id, jobs: [], items: [], courses: [] }]));
  const names = { siteId, OR: [{ branchId: { in: gone } }, { staffMemberId: { in: gone } }] };
  const named = { where: names, select: { id: true, branchId: true, staffMemberId: true } };
  const found = {
    jobs: await db.job.findMany(named),
    items: await db.marketplaceItem.findMany(named),
    courses: await db.course.findMany(named),
  };
  for (const list of ["jobs", "items", "courses"] as const)
    for (const { id, branchId, staffMemberId } of found[list])
      for (const target of [branchId, staffMemberId]) links.get(target ?? "")?.[list].push(id);
  const next = { where: names, data: { ...change, revision: { increment: 1 } } };
  await db.job.updateMany(next);
  await db.marketplaceItem.updateMany(next);
  return [...links.values()].filter(({ jobs, items, courses }) => jobs.length + items.length + courses.length > 0);
}

/** Has what named branches and people of a business before it was cut name them again, unless it names others by now. */
export async function tieLinks(
  db: Db,
  siteId: EditableSiteId,
  { branches, links, change }: { branches: Business["branches"]; links: CutLinks; change: Change },
): Promise<void> {
  const ofBusiness = new Set(branches.map(({ id }) => id));
  const people = new Set(branches.flatMap(({ staff }) => staff).map(({ id }) => id));
  for (const { id, jobs, items, courses } of links) {
    if (!ofBusiness.has(id) && !people.has(id)) continue;
    const free = ofBusiness.has(id) ? { branchId: null } : { staffMemberId: null };
    const tied = ofBusiness.has(id) ? { branchId: id } : { staffMemberId: id };
    const where = (ids: string[]) => ({ siteId, id: { in: ids }, ...free });
    const data = { ...tied, ...change, revision: { increment: 1 } };
    await db.job.updateMany({ where: where(jobs), data });
    await db.marketplaceItem.updateMany({ where: where(items), data });
    await db.course.updateMany({ where: where(courses), data: tied });
  }
}
