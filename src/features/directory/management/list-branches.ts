import type { z } from "zod";
import type { ServiceContext } from "~/server/context.ts";
import type { Prisma } from "~/server/db.ts";
import { soughtText } from "../domain/sought.ts";
import type { branchChoiceSchema, ListBranchesInput } from "./schema.ts";

/** So many branches are offered at once. */
const mostOffered = 50;

/**
 * Branches of the site for somebody who chooses one: those whose business or place has the words, by business, and the
 * chosen one whatever is searched. `total` says how many the search has found.
 */
export async function listBranches(
  { db, siteId }: Pick<ServiceContext, "db" | "siteId">,
  { search, chosenId }: ListBranchesInput,
): Promise<{ branches: z.infer<typeof branchChoiceSchema>[]; total: number }> {
  const sought = soughtText(search);
  const isFound = [{ sought: { contains: sought } }, { business: { siteId, sought: { contains: sought } } }];
  const where: Prisma.BranchWhereInput = { siteId, ...(sought !== "" && { OR: isFound }) };
  const [total, found] = await Promise.all([
    db.branch.count({ where }),
    db.branch.findMany({ where, orderBy: byBusiness, take: mostOffered, include: named(siteId) }),
  ]);
  const isThere = chosenId === undefined || found.some(({ id }) => id === chosenId);
  const chosen = isThere
    ? null
    : await db.branch.findFirst({ where: { id: chosenId, siteId }, include: named(siteId) });
  return { branches: [...(chosen ? [chosen] : []), ...found].map(branchChoice), total };
}

const byBusiness = [
  { business: { letter: "asc" } },
  { business: { sought: "asc" } },
  { sortKey: "asc" },
  { id: "asc" },
] satisfies Prisma.BranchOrderByWithRelationInput[];

const named = (siteId: string) =>
  ({
    business: { select: { name: true } },
    staff: { where: { siteId }, orderBy: [{ lastName: "asc" }, { firstName: "asc" }, { id: "asc" }] },
  }) satisfies Prisma.BranchInclude;

type Row = Prisma.BranchGetPayload<{ include: ReturnType<typeof named> }>;

function branchChoice({ id, name, city, business, staff }: Row): z.infer<typeof branchChoiceSchema> {
  const people = staff.map(({ id: personId, firstName, lastName }) => ({ id: personId, firstName, lastName }));
  return { id, name, city, business: business.name, staff: people };
}
