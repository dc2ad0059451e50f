import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { wakeData } from "~/server/data-heads.ts";
import { raiseDirectory } from "./service.ts";

/** A branch as pages and footer show it, with the id that sections name it by. */
export const opticianBranchSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  city: z.string(),
});
type OpticianBranch = z.infer<typeof opticianBranchSchema>;

/** The active branches of the site's own business as visitors may see it, in order; none while it has no such one. */
export async function listOpticianBranches({ db, siteId }: ServiceContext): Promise<OpticianBranch[]> {
  return db.branch.findMany({
    where: { siteId, active: true, business: { siteId, status: "published", ownSites: { some: { id: siteId } } } },
    orderBy: [{ sortKey: "asc" }, { name: "asc" }],
    select: { id: true, name: true, street: true, streetNumber: true, city: true },
  });
}

/**
 * Has opening hours and address of a branch read from the directory again wherever a page or the footer shows them, in
 * every process. Throws `not-found` for an id that is no branch of this site.
 */
export async function resetOpeningHours(ctx: ServiceContext, branchId: string): Promise<void> {
  const branch = await ctx.db.branch.findFirst({ where: { id: branchId, siteId: ctx.siteId }, select: { id: true } });
  if (!branch) throw new DomainError("not-found", "Branch ID not found", { refusal: "branch-not-found" });
  await raiseDirectory(ctx.db, ctx.siteId);
  wakeData(ctx.bus, ctx.siteId);
}
