import { readLog } from "~/features/document/read-log.ts";
import { patchesIn } from "~/features/document/record.ts";
import { DomainError } from "~/lib/errors.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { ServiceContext } from "~/server/context.ts";
import { applyPatches, invert } from "../domain/patches.ts";
import { loadPage, type LoadedPage } from "../load.ts";
import { mediaOf } from "../media-of.ts";
import { publishedPageSchema, type PageDocument } from "../schema.ts";
import type { Version } from "./schema.ts";

/** So many changes are read at a time on the way back: a long history needs little memory. */
const batch = 200;

/**
 * The page as it was right after this revision, or without one as visitors see it, with its media as far as the library
 * has them; what is said of those is what it is now, or what visitors get. Throws `not-found`.
 */
export async function loadVersion(
  ctx: ServiceContext,
  { pageId, revision }: { pageId: string; revision?: number | undefined },
): Promise<Version> {
  if (revision === undefined) return await shownVersion(ctx, pageId);
  const document = await pageAt(ctx, { pageId, revision });
  return { revision, document, media: await mediaOf(ctx.db, ctx.siteId, document) };
}

async function shownVersion(ctx: ServiceContext, pageId: string): Promise<Version> {
  const { db, siteId } = ctx;
  const page = await db.page.findFirst({
    where: { siteId, id: pageId },
    select: { publishedVersion: { select: { revision: true, document: true } } },
  });
  if (!page?.publishedVersion) throw new DomainError("not-found", "Visitors see nothing of the page");
  const { revision } = page.publishedVersion;
  const { media: said } = publishedPageSchema.parse(page.publishedVersion.document);
  const document = await pageAt(ctx, { pageId, revision });
  const media = Object.entries(await mediaOf(db, siteId, document)).map(([id, medium]): [string, MediaRef] => {
    const { alt, focalPoint } = said[id] ?? medium;
    return [id, { ...medium, alt, focalPoint }];
  });
  return { revision, document, media: Object.fromEntries(media) };
}

/**
 * The page's document as it was right after this revision: what was published then, or the present draft with every
 * later change taken back. Throws `not-found` for a page of another site and for a revision that never was.
 */
export async function pageAt(
  ctx: ServiceContext,
  { pageId, revision }: { pageId: string; revision: number },
): Promise<PageDocument> {
  const { db, siteId } = ctx;
  const page = await loadPage(db, siteId, pageId);
  if (!page || revision > page.revision) throw new DomainError("not-found", "The page has no such version");
  const published = await db.pageVersion.findFirst({ where: { siteId, pageId, revision }, select: { document: true } });
  if (published) return publishedPageSchema.parse(published.document).document;
  return await walkedBack(ctx, page, revision);
}

async function walkedBack(
  { db, siteId }: ServiceContext,
  { document: present, revision: now }: LoadedPage,
  revision: number,
): Promise<PageDocument> {
  let document = present;
  for (let until = now; until > revision;) {
    const where = { siteId, document: "page", documentId: present.id, revision: { gt: revision, lte: until } };
    const { changes } = await readLog(db, where, { order: "desc", most: batch });
    const [newest, oldest] = [changes[0], changes.at(-1)];
    // Pages that were there before the log began have no way back beyond its first change.
    if (newest?.revision !== until || !oldest) throw new DomainError("not-found", "The page has no such version");
    for (const change of changes) document = applyPatches(document, invert(patchesIn(change)));
    until = oldest.revision - 1;
    if (changes.length !== newest.revision - until) throw new DomainError("not-found", "The page has no such version");
  }
  return document;
}
