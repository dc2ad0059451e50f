import { editorRef } from "~/features/media/media-ref.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { Draft } from "../api-schema.ts";
import { loadPage } from "../load.ts";
import { mediaOf } from "../media-of.ts";

/** The page as its editors see it. Throws `not-found`. */
export async function loadDraft(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<Draft> {
  const { siteId } = ctx;
  const page = await loadPage(ctx.db, siteId, pageId);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  const { document, revision, isProtected, publishedVersionId } = page;
  const version =
    publishedVersionId === null
      ? null
      : await ctx.db.pageVersion.findFirst({ where: { siteId, id: publishedVersionId }, select: { number: true } });
  const media = await mediaOf(ctx.db, siteId, document, editorRef);
  return { document, revision, isProtected, publishedNumber: version?.number ?? null, media };
}
