import { branchLabel } from "~/features/directory/domain/branch-label.ts";
import type { Db } from "~/server/db.ts";
import { idsCalled, type KnownBranch } from "./plan-import.ts";

interface BranchRow {
  id: string;
  name: string;
  city: string;
  business: { name: string };
  staff: { id: string; firstName: string; lastName: string }[];
}

const labelOf = ({ business, ...branch }: BranchRow) => branchLabel({ ...branch, business: business.name });
const peopleOf = ({ staff }: BranchRow) =>
  staff.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`] as const);

/** What a table knows of the site's branches, by id. */
interface BranchNames {
  known: ReadonlyMap<string, KnownBranch>;
  /** What branches and people are called, by id. */
  names: ReadonlyMap<string, string>;
}

export async function readBranchNames({ db, siteId }: { db: Db; siteId: string }): Promise<BranchNames> {
  const branches = await db.branch.findMany({
    where: { siteId },
    select: {
      ...{ id: true, name: true, city: true, business: { select: { name: true } } },
      staff: { where: { siteId }, select: { id: true, firstName: true, lastName: true } },
    },
  });
  const known = branches.map((branch): [string, KnownBranch] => [
    branch.id,
    { names: [branch.name, labelOf(branch)], people: new Map(peopleOf(branch)) },
  ]);
  const names = branches.flatMap((branch) => [[branch.id, labelOf(branch)] as const, ...peopleOf(branch)]);
  return { known: new Map(known), names: new Map(names) };
}

/**
 * How a table tells the branch and the person of entries: by name where that name leads back to them alone, else by id.
 * Pure.
 */
export function tellingOf({ known, names }: BranchNames) {
  const called = idsCalled(known);
  return (id: string, column: "branchId" | "staffMemberId", branchId: string | null): string => {
    const name = names.get(id)?.trim() ?? "";
    const [only, ...others] = called(name, column, { branchId });
    return only === id && others.length === 0 ? name : id;
  };
}
