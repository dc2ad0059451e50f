import type { z } from "zod";
import type { ServiceContext } from "~/server/context.ts";
import type { Prisma } from "~/server/db.ts";
import { soughtText } from "../domain/sought.ts";
import type { branchListSchema, ListBusinessesInput, staffListSchema } from "./schema.ts";

/** So many branches or people stand on a page of the panel. */
const pageSize = 50;

type Context = Pick<ServiceContext, "db" | "siteId">;
const inBusiness = { select: { id: true, name: true, status: true } };

/** A page of the branches of all the site's businesses for its editors, found by name and place, by business. */
export async function listPanelBranches(
  { db, siteId }: Context,
  { search, status, page }: ListBusinessesInput,
): Promise<z.infer<typeof branchListSchema>> {
  const where: Prisma.BranchWhereInput = {
    siteId,
    business: { siteId, status },
    ...(search !== "" && { OR: isBranch(siteId, search) }),
  };
  const [total, rows] = await Promise.all([
    db.branch.count({ where }),
    db.branch.findMany({
      where,
      orderBy: [
        { business: { letter: "asc" } },
        { business: { sought: "asc" } },
        { business: { id: "asc" } },
        { sortKey: "asc" },
        { id: "asc" },
      ],
      ...shownOn(page),
      include: { business: inBusiness },
    }),
  ]);
  const branches = rows.map(({ id, name, city, active, business }) => ({ id, name, city, active, ...named(business) }));
  return { branches, total, pages: Math.ceil(total / pageSize) };
}

/** A page of the people of all the site's branches for its editors, found by name, branch and business, by last name. */
export async function listStaff(
  { db, siteId }: Context,
  { search, status, page }: ListBusinessesInput,
): Promise<z.infer<typeof staffListSchema>> {
  const isCalled = soughtText(search)
    .split(" ")
    .map((word) => ({ sought: { contains: word } }));
  const isFound = [{ AND: isCalled }, { branch: { siteId, OR: isBranch(siteId, search) } }];
  const where: Prisma.StaffMemberWhereInput = {
    siteId,
    branch: { siteId, business: { siteId, status } }, // who was of a branch that is gone is in no business
    ...(search !== "" && { OR: isFound }),
  };
  const [total, rows] = await Promise.all([
    db.staffMember.count({ where }),
    db.staffMember.findMany({
      where,
      orderBy: [{ sought: "asc" }, { id: "asc" }],
      ...shownOn(page),
      include: { branch: { include: { business: inBusiness } } },
    }),
  ]);
  const staff = rows.flatMap(({ id, firstName, lastName, branch }) =>
    branch ? [{ id, firstName, lastName, branch: branch.name, city: branch.city, ...named(branch.business) }] : [],
  );
  return { staff, total, pages: Math.ceil(total / pageSize) };
}

function isBranch(siteId: string, search: string): Prisma.BranchWhereInput[] {
  const sought = { contains: soughtText(search) };
  return [{ soughtName: sought }, { sought }, { business: { siteId, sought } }];
}

const shownOn = (page: number) => ({ skip: (page - 1) * pageSize, take: pageSize });

const named = <Status>({ id, name, status }: { id: string; name: string; status: Status }) => ({
  ...{ businessId: id, business: name, status },
});
