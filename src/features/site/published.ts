import { publishedPageSchema, type PublishedPage } from "~/features/page/schema.ts";
import { getDb } from "~/server/db.ts";
import { getSiteIndex } from "./site-index.ts";

/**
 * The published snapshot of a page, or null. Visitors' pages read nothing else: this module must not reach the
 * modules that read or write drafts (checked by dependency-cruiser).
 */
export async function loadPublished(siteId: string, pageId: string): Promise<PublishedPage | null> {
  const index = await getSiteIndex(siteId);
  const page = index?.pages.get(pageId);
  if (!page) return null;
  const version = await getDb().pageVersion.findFirst({
    where: { id: page.versionId, siteId },
    select: { document: true },
  });
  if (!version) return null;
  const published = publishedPageSchema.parse(version.document);
  return index ? withoutArchived(published, index.archivedGroups) : published;
}

/** The page without groups that lie in an archive, and without the cards of a board that does. */
function withoutArchived({ document, media }: PublishedPage, archived: ReadonlySet<string>): PublishedPage {
  const isArchived = (id: string | null) => id !== null && archived.has(id);
  const groups = Object.entries(document.groups).filter(
    ([id, { parentId }]) => !isArchived(id) && !isArchived(parentId),
  );
  return { media, document: { ...document, groups: Object.fromEntries(groups) } };
}
