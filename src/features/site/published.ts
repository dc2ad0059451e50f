import { withFinishedFiles } from "~/features/media/finished.ts";
import { isHidden } from "~/features/page/domain/groups.ts";
import { publishedPageSchema, type PageDocument, type PublishedPage } from "~/features/page/schema.ts";
import { getDb } from "~/server/db.ts";
import { getSiteIndex } from "./site-index.ts";

interface LoadedSnapshot extends PublishedPage {
  /** What a finished page must be made anew for: files of its media that were unfinished when it was published. */
  keys: string[];
}

/**
 * The published snapshot of a page, its media with the files that they have by now; or null. Visitors' pages read
 * nothing else: this module must not reach the modules that read or write drafts (checked by dependency-cruiser).
 */
export async function loadPublished(siteId: string, pageId: string): Promise<LoadedSnapshot | null> {
  const index = await getSiteIndex(siteId);
  const page = index?.pages.get(pageId);
  if (!index || !page) return null;
  const version = await getDb().pageVersion.findFirst({
    where: { id: page.versionId, siteId },
    select: { document: true },
  });
  if (!version) return null;
  const { document, media } = publishedPageSchema.parse(version.document);
  const files = await withFinishedFiles(getDb(), siteId, media);
  return { ...files, document: withoutUnseen(document, index.archivedGroups) };
}

/** The page without groups that are hidden or lie in an archive, and without the cards of a board that does. */
function withoutUnseen(document: PageDocument, archived: ReadonlySet<string>): PageDocument {
  const isArchived = (id: string | null) => id !== null && archived.has(id);
  const groups = Object.entries(document.groups).filter(
    ([id, group]) => !isArchived(id) && !isArchived(group.parentId) && !isHidden(document, group),
  );
  return { ...document, groups: Object.fromEntries(groups) };
}
