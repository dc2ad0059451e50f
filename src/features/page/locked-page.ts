import { DomainError } from "~/lib/errors.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import { Prisma, type Db } from "~/server/db.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { loadPage, type LoadedPage } from "./load.ts";
import type { Operation, PageDocument, Patch } from "./schema.ts";
import { saveDifference } from "./save.ts";

export type LockedPage = Pick<LoadedPage, "document" | "revision" | "publishedVersionId">;

/**
 * Runs `work` in one transaction that holds the page's row: nobody else changes the page meanwhile. Throws
 * `not-found` when the site has no such page.
 */
export async function withLockedPage<Result>(
  ctx: Pick<ServiceContext, "db">,
  siteId: EditableSiteId,
  pageId: string,
  work: (tx: Db, page: LockedPage) => Promise<Result>,
): Promise<Result> {
  return await ctx.db.$transaction(async (tx) => {
    // The lock must be had before the document is read: a statement sees what was there when it began.
    await tx.$queryRaw`SELECT FROM "Page" WHERE "id" = ${pageId}::uuid AND "siteId" = ${siteId}::uuid FOR UPDATE`;
    const page = await loadPage(tx, siteId, pageId);
    if (!page) throw new DomainError("not-found", "The site has no such page");
    return await work(tx, page);
  });
}

/** Saves what a change did, counts the revision up and writes the change into the log. Returns the new revision. */
export async function record(
  tx: Db,
  ctx: Pick<ServiceContext, "actor">,
  siteId: EditableSiteId,
  change: { page: LockedPage; document: PageDocument; patches: Patch[]; operation: Operation },
): Promise<number> {
  const { page, document, patches, operation } = change;
  const revision = page.revision + 1;
  await saveDifference(tx, siteId, document, patches);
  await tx.page.updateMany({ where: { id: document.id, siteId }, data: { revision } });
  await tx.change.createMany({
    data: {
      siteId,
      document: "page",
      documentId: document.id,
      revision,
      command: operation.command,
      input: operation.input === null ? Prisma.JsonNull : operation.input,
      patches: patches,
      actorId: ctx.actor.userId,
      actorName: ctx.actor.name,
      opId: operation.opId,
    },
  });
  return revision;
}

/** The site's content locales that the product knows, the default one first. */
export function localesOf(site: { locales: string[] }): Locale[] {
  return site.locales.flatMap((locale) => localeSchema.safeParse(locale).data ?? []);
}
