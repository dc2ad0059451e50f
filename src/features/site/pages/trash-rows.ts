import { randomUUID } from "node:crypto";
import type { Author } from "~/features/document/kind.ts";
import { recordChange } from "~/features/document/record.ts";
import { difference } from "~/features/page/domain/patches.ts";
import { takenDown } from "~/features/page/domain/publishing.ts";
import { loadPage } from "~/features/page/load.ts";
import { pageRows } from "~/features/page/page-kind.ts";
import { keepOldAddresses, refuseTakenAddresses } from "~/features/page/redirects.ts";
import { publishedPageSchema, type PublishedPage } from "~/features/page/schema.ts";
import { writeSearchTexts } from "~/features/page/search/write-search-texts.ts";
import { noteTrashing, trashedSchema, type Trashed } from "~/features/page/trash.ts";
import { DomainError } from "~/lib/errors.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { localesOfEntry, type IndexedPage } from "./page-locales.ts";

/**
 * Puts a page into the trash: nobody finds it any more, and its addresses and its role are free. Those that it left
 * earlier stay noted: they lead nowhere meanwhile, and to it again once it is taken out.
 */
export async function putIntoTrash(
  tx: Db,
  ctx: Author,
  { pageId, places }: { pageId: string; places: Pick<Trashed, "items" | "entries"> },
): Promise<void> {
  const { siteId } = ctx;
  const page = await loadPage(tx, siteId, pageId);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  const { role, locales } = page.document;
  const { items, entries } = places;
  const { publishedVersionId } = page;
  const trash: Trashed = { role, locales, publishedVersionId, items, ...(entries && { entries }) };
  await noteTrashing(tx, ctx, page, "page.remove");
  await tx.pageLocale.deleteMany({ where: { siteId, pageId } });
  await tx.page.updateMany({
    where: { siteId, id: pageId },
    data: { trash, deletedAt: new Date(), role: null, publishedVersionId: null },
  });
}

/** Takes a page out of the trash, for visitors as it was, unless another page shows at its address now: then it is a draft. */
export async function takeOutOfTrash(tx: Db, ctx: Author, { id: pageId, entry, first }: IndexedPage): Promise<void> {
  const { siteId } = ctx;
  const row = await tx.page.findFirst({ where: { siteId, id: pageId, deletedAt: { not: null } } });
  if (!row) throw new DomainError("not-found", "There is no such page in the trash");
  const trash = trashedSchema.parse(row.trash);
  for (const [locale, own] of Object.entries(localesOfEntry(entry, { before: trash.locales, first }))) {
    const address = { siteId, pageId, collection: entry.collection ?? "", locale };
    await tx.pageLocale.create({ data: { ...own, ...address } });
  }
  const { name, role } = entry;
  const shown = await versionToShow(tx, siteId, trash);
  // Of what visitors see again alone: where a draft is to stand, they may still find another page.
  if (shown) await keepOldAddresses(tx, siteId, null, shown.document);
  // Sections of it may have been put into an archive meanwhile, or the site may have another language.
  if (shown) await writeSearchTexts(tx, siteId, { pageId, ...shown });
  const publishedVersionId = shown?.versionId ?? null;
  const data = { name, deletedAt: null, trash: Prisma.DbNull, role, publishedVersionId };
  await tx.page.updateMany({ where: { siteId, id: pageId }, data });
  await noteTrashing(tx, ctx, { document: row, revision: row.revision }, "page.restore");
  if (trash.publishedVersionId !== null && publishedVersionId === null) await makeDraft(tx, ctx, pageId);
}

/** Has the page say itself that visitors do not find it, as one that is taken down does. */
async function makeDraft(tx: Db, ctx: Author, pageId: string): Promise<void> {
  const held = await loadPage(tx, ctx.siteId, pageId);
  if (!held) throw new DomainError("not-found", "The site has no such page");
  const document = takenDown(held.document);
  const patches = difference(held.document, document);
  const operation = { opId: randomUUID(), command: "page.takeDown", input: {} };
  await recordChange(tx, ctx, pageRows, { documentId: pageId, held, document, patches, operation });
}

/** The version that visitors saw, unless another page shows at one of its addresses by now. */
async function versionToShow(
  tx: Db,
  siteId: EditableSiteId,
  trash: Trashed,
): Promise<(PublishedPage & { versionId: string }) | null> {
  const id = trash.publishedVersionId;
  const version =
    id && (await tx.pageVersion.findFirst({ where: { siteId, id }, select: { id: true, document: true } }));
  if (!version) return null;
  const published = publishedPageSchema.parse(version.document);
  const refusal = await refuseTakenAddresses(tx, siteId, null, published.document).catch((error: unknown) => {
    if (error instanceof DomainError) return error;
    throw error;
  });
  return refusal ? null : { versionId: version.id, ...published };
}
