import type { BranchChoice } from "../management/schema.ts";

/** What a branch is called among those of other businesses: nothing of it is said twice. Pure. */
export function branchLabel({ business, name, city }: Pick<BranchChoice, "business" | "name" | "city">): string {
  const parts = name.includes(business) ? [name] : [business, name];
  return [...parts, ...(city === "" || name.includes(city) ? [] : [city])].join(", ");
}
