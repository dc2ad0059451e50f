import type { RootDb } from "~/server/db.ts";

export interface CourseRows {
  siteId: string;
  /** The published hole pages, in order. */
  pageIds: string[];
}

/** Writes the rows that scoring asks for: a site at `host` and its published hole pages. */
export async function createCourseRows(
  db: RootDb,
  { key, host, holes }: { key: string; host: string; holes: number },
): Promise<CourseRows> {
  const hosts = { create: { host, isPrimary: true } };
  const site = await db.site.create({ data: { key, name: key, locales: ["de"], hosts } });
  const siteId = site.id;
  const pageIds: string[] = [];
  for (let number = 1; number <= holes; number += 1) {
    const data = { siteId, name: `Loch ${number}`, collection: "map", status: "published" } as const;
    const page = await db.page.create({ data });
    const version = await db.pageVersion.create({
      data: { siteId, pageId: page.id, number: 1, revision: 0, document: {} },
    });
    await db.page.updateMany({ where: { id: page.id, siteId }, data: { publishedVersionId: version.id } });
    pageIds.push(page.id);
  }
  return { siteId, pageIds };
}
