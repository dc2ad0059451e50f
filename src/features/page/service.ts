import { changesAfter, type ChangeEvent } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import * as counts from "./domain/publication-status.ts";
import { publishedForm } from "./domain/publishing.ts";
import * as translations from "./domain/translation-status.ts";
import { loadPage } from "./load.ts";
import { mediaOf } from "./media-of.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { PageDocument } from "./schema.ts";
import { lastVersion } from "./versions.ts";

// The page's use cases have one address; those that outgrew this file have their own.
export { editPage, type EditInput } from "./edit.ts";
export {
  listPages,
  pageInfo,
  pageSummary,
  removePage,
  savePageInfo,
  type PageInfo,
  type PageInfoInput,
  type PageSummary,
} from "./page-info.ts";
export { ownChanges } from "./own-changes.ts";
export { addPage, type NewPage } from "./pages.ts";
export { publishPage, revertPage } from "./publish.ts";

export interface Draft {
  document: PageDocument;
  revision: number;
  isProtected: boolean;
  /** Null: never published. */
  publishedNumber: number | null;
  media: Record<string, MediaRef>;
}

/** The page as its editors see it. Throws `not-found`. */
export async function loadDraft(ctx: ServiceContext, { pageId }: { pageId: string }): Promise<Draft> {
  const { siteId } = ctx;
  const page = await loadPage(ctx.db, siteId, pageId);
  if (!page) throw notFound();
  const { document, revision, isProtected, publishedVersionId } = page;
  const version =
    publishedVersionId === null
      ? null
      : await ctx.db.pageVersion.findFirst({ where: { siteId, id: publishedVersionId }, select: { number: true } });
  const media = await mediaOf(ctx.db, siteId, document);
  return { document, revision, isProtected, publishedNumber: version?.number ?? null, media };
}

/** What happened to the page after `revision`, oldest first, at most 500 changes at a time. */
export async function changesSince(
  ctx: ServiceContext,
  { pageId, revision }: { pageId: string; revision: number },
): Promise<ChangeEvent[]> {
  const { siteId } = ctx;
  return changesAfter(ctx.db, siteId, { document: "page", documentId: pageId, revision });
}

/** How many fields, groups and pages a publish would change. */
export async function publicationStatus(
  ctx: ServiceContext,
  { pageId }: { pageId: string },
): Promise<counts.PublicationStatus> {
  const { siteId } = ctx;
  const page = await loadPage(ctx.db, siteId, pageId);
  if (!page) throw notFound();
  const document = publishedForm(page.document);
  const last = await lastVersion(ctx.db, siteId, page.publishedVersionId);
  return counts.publicationStatus({ document, media: await mediaOf(ctx.db, siteId, document) }, last?.page ?? null);
}

/** How many texts are missing in each language but the default one. */
export async function translationStatus(
  ctx: ServiceContext,
  { pageId }: { pageId: string },
): Promise<Partial<Record<Locale, number>>> {
  const { siteId } = ctx;
  const page = await loadPage(ctx.db, siteId, pageId);
  if (!page) throw notFound();
  return translations.translationStatus(page.document, localesOf(ctx.site));
}

function notFound(): DomainError {
  return new DomainError("not-found", "The site has no such page");
}
