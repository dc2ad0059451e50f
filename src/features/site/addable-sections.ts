import type { ServiceContext } from "~/server/context.ts";
import type { AddableSection } from "./collection-schema.ts";
import { namingFields, sectionNames } from "./domain/section-names.ts";

/** More of them nobody looks through. */
const mostListed = 500;
const gone = ["markedForDeletion", "archived", "deleted"] as const;

/** The sections of these kinds, or of every kind, that stand on the site's pages, page by page; the first 500 of them. */
export async function addableSections(
  { db, siteId }: ServiceContext,
  { kinds }: { kinds?: readonly string[] },
): Promise<AddableSection[]> {
  const groups = await db.group.findMany({
    where: {
      siteId,
      parentId: null,
      status: { notIn: [...gone] },
      page: { siteId, deletedAt: null, status: { notIn: [...gone] } },
      ...(kinds && { kind: { in: [...kinds] } }),
    },
    select: { id: true, kind: true, pageId: true, fields: namingFields },
    orderBy: [{ page: { sortKey: "asc" } }, { pageId: "asc" }, { sortKey: "asc" }, { id: "asc" }],
    take: mostListed,
  });
  return groups.map(({ id: groupId, kind, pageId, fields }) => ({
    groupId,
    kind,
    pageId,
    names: sectionNames(fields),
  }));
}
