import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { ServiceContext } from "~/server/context.ts";
import { loadPage, type LoadedPage } from "./load.ts";

export type LockedPage = Pick<LoadedPage, "document" | "revision" | "publishedVersionId">;

/**
 * Runs `work` in one transaction that holds the page's row: nobody else changes the page meanwhile. Throws
 * `not-found` when the site has no such page.
 */
export async function withLockedPage<Result>(
  ctx: Pick<ServiceContext, "db" | "siteId">,
  pageId: string,
  work: (tx: Db, page: LockedPage) => Promise<Result>,
): Promise<Result> {
  return await withLockedPages(ctx, [pageId], async (tx) => work(tx, await heldPage(tx, ctx.siteId, pageId)));
}

/** The same for several pages at once, which `work` reads with `heldPage`. */
export async function withLockedPages<Result>(
  { db, siteId }: Pick<ServiceContext, "db" | "siteId">,
  pageIds: readonly string[],
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      // The lock must be had before the document is read: a statement sees what was there when it began.
      // Not the strongest lock: rows that only refer to the page, such as an item of a collection, need not wait for it.
      await tx.$queryRaw`
        SELECT FROM "Page" WHERE "siteId" = ${siteId}::uuid AND "id" = ANY (${[...pageIds]}::uuid[])
        ORDER BY "id" FOR NO KEY UPDATE`;
      return await work(tx);
    }),
  );
}

/** A page whose row is held. Throws `not-found` when the site has no such page. */
export async function heldPage(tx: Db, siteId: string, pageId: string): Promise<LockedPage> {
  const page = await loadPage(tx, siteId, pageId);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  return page;
}
