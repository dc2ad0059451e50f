import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import * as counts from "../domain/publication-status.ts";
import { publishedForm } from "../domain/publishing.ts";
import { loadPage } from "../load.ts";
import { mediaOf } from "../media-of.ts";
import type { PageDocument } from "../schema.ts";
import { lastVersion } from "../versions.ts";

/** How many fields, groups and pages a publish would change. */
export async function publicationStatus(
  ctx: ServiceContext,
  page: { pageId: string },
): Promise<counts.PublicationStatus> {
  return (await nextPublication(ctx, page)).status;
}

/** The page as a publish would show it, and how much that changes. */
export async function nextPublication(
  ctx: ServiceContext,
  { pageId }: { pageId: string },
): Promise<{ document: PageDocument; status: counts.PublicationStatus }> {
  const { siteId } = ctx;
  const page = await loadPage(ctx.db, siteId, pageId);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  const document = publishedForm(page.document);
  const last = await lastVersion(ctx.db, siteId, page.publishedVersionId);
  const media = await mediaOf(ctx.db, siteId, document);
  return { document, status: counts.publicationStatus({ document, media }, last?.page ?? null) };
}
