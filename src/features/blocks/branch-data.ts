/** A branch as sections show it. */
export interface BranchData {
  id: string;
  name: string;
  /** With its number. */
  street: string;
  /** With its postal code. */
  city: string;
  phone: string;
  email: string;
  /** Today's hours, wall time of the branch: stretches as "09:00–18:30", empty when it is closed. Null: it names none. */
  today: string[] | null;
}

/** What sections that show branches find in `ViewContext.data`. */
export const branchDataName = "branches";

/** Those of the site's branches that a section names, in the site's order; what is there no more is left out. */
export function chosenBranches(locations: unknown, data: Record<string, unknown>): BranchData[] {
  const chosen: unknown[] = Array.isArray(locations) ? locations : [];
  return branchesIn(data).filter(({ id }) => chosen.includes(id));
}

/** The branches of the site's own business, in order. */
export function branchesIn(data: Record<string, unknown>): BranchData[] {
  return (data[branchDataName] ?? []) as BranchData[];
}
