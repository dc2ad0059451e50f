import type { Db } from "~/server/db.ts";
import { publishedPageSchema, type PublishedPage } from "./schema.ts";

export interface LastVersion {
  number: number;
  page: PublishedPage;
}

/** What visitors see of the page now, or null when it was never published. */
export async function lastVersion(db: Db, siteId: string, versionId: string | null): Promise<LastVersion | null> {
  if (versionId === null) return null;
  const row = await db.pageVersion.findFirst({ where: { siteId, id: versionId } });
  return row && { number: row.number, page: publishedPageSchema.parse(row.document) };
}
