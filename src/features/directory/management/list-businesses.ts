import type { z } from "zod";
import type { ServiceContext } from "~/server/context.ts";
import type { Prisma } from "~/server/db.ts";
import { soughtText } from "../domain/sought.ts";
import type { PublicationStatus } from "../schema.ts";
import type { businessListSchema, ListBusinessesInput } from "./schema.ts";

/** So many businesses stand on a page of the panel. */
const pageSize = 50;

/** A page of the site's businesses for its editors, of every status unless one is named, by letter and name. */
export async function listBusinesses(
  { db, siteId }: Pick<ServiceContext, "db" | "siteId">,
  { search, status, page }: ListBusinessesInput,
): Promise<z.infer<typeof businessListSchema>> {
  const where = businessesWhere(siteId, { search, status });
  const [total, rows, site] = await Promise.all([
    db.business.count({ where }),
    db.business.findMany({
      where,
      orderBy: [{ letter: "asc" }, { sought: "asc" }, { id: "asc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      include: { branches: { where: { siteId }, select: { city: true, active: true }, orderBy: { sortKey: "asc" } } },
    }),
    db.site.findUniqueOrThrow({ where: { id: siteId }, select: { ownBusinessId: true } }),
  ]);
  return {
    total,
    pages: Math.ceil(total / pageSize),
    businesses: rows.map(({ id, name, status: own, branches }) => ({
      id,
      name,
      status: own,
      towns: [...new Set(branches.flatMap(({ active, city }) => (active && city !== "" ? [city] : [])))],
      branches: branches.length,
      isOwn: id === site.ownBusinessId,
    })),
  };
}

/** Which businesses are listed for a search by name and place, and a status. */
export function businessesWhere(
  siteId: string,
  { search, status }: { search: string; status?: PublicationStatus | undefined },
): Prisma.BusinessWhereInput & { siteId: string } {
  const sought = soughtText(search);
  const isFound = [{ sought: { contains: sought } }, { branches: { some: { siteId, sought: { contains: sought } } } }];
  return { siteId, status, ...(sought !== "" && { OR: isFound }) };
}
