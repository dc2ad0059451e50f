import { z } from "zod";
import type { Db } from "~/server/db.ts";
import { publishedPageSchema } from "../schema.ts";
import { archivedGroups, writeSearchTexts } from "./write-search-texts.ts";

/**
 * Does work that may put groups of published pages into an archive or take them out, and writes anew what the search
 * finds on their pages. Must be called inside the site's work, in a transaction.
 */
export async function withSearchOfArchived(tx: Db, siteId: string, work: () => Promise<void>): Promise<void> {
  const before = await archivedGroups(tx, siteId);
  await work();
  const after = await archivedGroups(tx, siteId);
  const changed = [...new Set([...before, ...after])].filter((id) => before.has(id) !== after.has(id));
  if (changed.length === 0) return;
  const rows = await tx.$queryRaw`
    SELECT v."id" AS "versionId", v."pageId", v."document"
    FROM "Page" p JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
    WHERE p."siteId" = ${siteId}::uuid AND jsonb_exists_any(v."document"->'document'->'groups', ${changed}::text[])
    ORDER BY v."pageId"`;
  for (const { document, ...version } of z.array(pageRow).parse(rows)) {
    await writeSearchTexts(tx, siteId, { ...version, ...document });
  }
}

const pageRow = z.object({ versionId: z.string(), pageId: z.string(), document: publishedPageSchema });
