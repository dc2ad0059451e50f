import { randomUUID } from "node:crypto";
import type { Author } from "~/features/document/kind.ts";
import { recordChange } from "~/features/document/record.ts";
import type { Patch } from "~/features/document/schema.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { Db } from "~/server/db.ts";
import { indexPatches } from "./domain/index-patches.ts";

/**
 * Writes into the site's log what a change of a draft means for the index of pages, and counts the site's revision.
 * The caller holds the page; the site is locked after it, as everywhere.
 */
export async function tellSite(
  tx: Db,
  ctx: Author,
  { pageId, patches }: { pageId: string; patches: readonly Patch[] },
): Promise<void> {
  const told = indexPatches(pageId, patches);
  if (told.length === 0) return;
  const { siteId } = ctx;
  const [site] = await tx.$queryRaw<{ revision: number }[]>`
    SELECT "revision" FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
  if (!site) return;
  const operation = { opId: randomUUID(), command: "page.texts", input: { pageId } };
  const held = { document: {}, revision: site.revision };
  await recordChange(tx, ctx, siteLog, { documentId: siteId, held, document: {}, patches: told, operation });
}

/** Whom to wake beside those who follow the page itself. */
export function topicsToldOf(siteId: string, patches: readonly Patch[]): string[] {
  return indexPatches("", patches).length > 0 ? [`site:${siteId}`] : [];
}

/** The rows are the page's and written already; what is left is the site's log and its head number. */
const siteLog = {
  name: "site" as const,
  save: () => Promise.resolve(),
  setRevision: async (tx: Db, siteId: EditableSiteId, _id: string, revision: number) => {
    await tx.site.update({ where: { id: siteId }, data: { revision }, select: { id: true } });
  },
};
