import { readBusiness } from "~/features/directory/service.ts";
import type { RootDb } from "~/server/db.ts";

/** Whose a row is, and who of its editors changed it last, is of this installation alone. */
const unsaid = { siteId: true, revision: true, changedBy: true, changedAt: true } as const;

/** The businesses of a site, their people, and what they offer. Reviews stay where they were fetched from. */
export async function directoryOf(
  { db, siteId }: { db: RootDb; siteId: string },
  inMaskedOrder: (ids: string[]) => string[],
) {
  const where = { siteId };
  const ordered = <Row extends { id: string }>(rows: readonly Row[]): Row[] => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    return inMaskedOrder([...byId.keys()]).flatMap((id) => byId.get(id) ?? []);
  };
  const [ids, staff, jobs, items, courses] = await Promise.all([
    db.business.findMany({ where, select: { id: true } }),
    db.staffMember.findMany({
      where: { siteId, branchId: null },
      omit: { siteId: true, branchId: true, sought: true },
    }),
    db.job.findMany({ where, omit: unsaid }),
    db.marketplaceItem.findMany({ where, omit: unsaid }),
    db.course.findMany({ where, omit: { siteId: true } }),
  ]);
  const businesses = await Promise.all(ordered(ids).map(({ id }) => readBusiness({ db, site: { id: siteId } }, id)));
  const inFrancs = <Row extends { cost: { toFixed(digits: number): string } | null }>(row: Row) => ({
    ...row,
    cost: row.cost?.toFixed(2) ?? null,
  });
  return {
    businesses: businesses.map(({ revision: _, ...business }) => ({
      ...business,
      branches: business.branches.map((branch) => ({ ...branch, staff: ordered(branch.staff) })),
    })),
    staff: ordered(staff),
    jobs: ordered(jobs),
    marketplaceItems: ordered(items).map(inFrancs),
    courses: ordered(courses).map(inFrancs),
  };
}
