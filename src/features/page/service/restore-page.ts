import { generateKeyBetween } from "fractional-indexing";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { Prisma, type Db } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { countSite } from "../count-site.ts";
import { toSlug } from "../domain/slug.ts";
import { refuseTakenAddresses } from "../redirects.ts";
import { publishedPageSchema } from "../schema.ts";
import { noteTrashing, trashedSchema, type Trashed } from "../trash.ts";

/**
 * Takes a page out of the trash: with its addresses, or with those given, in the collections that are still there (as
 * the last item), and for visitors as it was, unless another page shows at its address now; then it is a draft. Throws
 * `not-found` for a page that is not in the trash, and `invalid` with `refusal: "slug-taken"`, `locale` and `slug` for an
 * address that another page has taken meanwhile.
 */
export async function restorePage(
  ctx: ServiceContext,
  { pageId, slugs = {} }: { pageId: string; slugs?: Partial<Record<Locale, string>> },
): Promise<void> {
  const { siteId } = ctx;
  await inSite(siteId, () =>
    ctx.db.$transaction(async (tx) => {
      // New pages wait for this lock, too, so that nobody takes an address in between.
      await tx.$queryRaw`SELECT FROM "Site" WHERE "id" = ${siteId}::uuid FOR NO KEY UPDATE`;
      const row = await tx.page.findFirst({ where: { siteId, id: pageId, deletedAt: { not: null } } });
      if (!row) throw new DomainError("not-found", "There is no such page in the trash");
      const trash = trashedSchema.parse(row.trash);
      await takeAddresses(tx, siteId, row, { ...trash, locales: withSlugs(trash.locales, slugs) });
      await joinCollections(tx, siteId, pageId, trash.items);
      const role =
        trash.role && (await tx.page.count({ where: { siteId, role: trash.role } })) === 0 ? trash.role : null;
      const publishedVersionId = await versionToShow(tx, siteId, trash);
      await tx.page.updateMany({
        where: { siteId, id: pageId },
        data: { deletedAt: null, trash: Prisma.DbNull, role, publishedVersionId },
      });
      await noteTrashing(tx, ctx, { document: row, revision: row.revision }, "page.restore");
      await countSite(tx, siteId);
    }),
  );
  ctx.bus.wake(`page:${pageId}`);
  ctx.bus.wake(`site:${siteId}`);
}

function withSlugs(locales: Trashed["locales"], slugs: Partial<Record<Locale, string>>): Trashed["locales"] {
  const entries = localeSchema.options.flatMap((locale) => {
    const before = locales[locale];
    const slug = slugs[locale] === undefined ? before?.slug : toSlug(slugs[locale]);
    if (slug === "") throw new DomainError("invalid", "A slug is empty", { refusal: "slug-empty", locale });
    return before && slug !== undefined ? [[locale, { ...before, slug }] as const] : [];
  });
  return Object.fromEntries(entries);
}

async function takeAddresses(
  tx: Db,
  siteId: EditableSiteId,
  { id: pageId, collection }: { id: string; collection: string | null },
  { locales }: Trashed,
): Promise<void> {
  for (const locale of localeSchema.options) {
    const own = locales[locale];
    if (!own) continue;
    const address = { siteId, collection: collection ?? "", locale, slug: own.slug };
    const taken = await tx.pageLocale.findFirst({ where: address, select: { pageId: true } });
    if (taken) {
      const details = { refusal: "slug-taken", locale, slug: own.slug };
      throw new DomainError("invalid", `Another page has the slug ${own.slug} by now`, details);
    }
    await tx.redirect.deleteMany({ where: address });
    await tx.pageLocale.create({ data: { ...own, ...address, pageId } });
  }
}

async function joinCollections(tx: Db, siteId: EditableSiteId, pageId: string, items: Trashed["items"]): Promise<void> {
  for (const { collectionId, archived } of items) {
    if ((await tx.collection.count({ where: { siteId, id: collectionId } })) === 0) continue;
    const where = { siteId, collectionId };
    const last = await tx.collectionItem.findFirst({ where, orderBy: { sortKey: "desc" }, select: { sortKey: true } });
    const place = { id: deriveId(collectionId, pageId), sortKey: generateKeyBetween(last?.sortKey ?? null, null) };
    await tx.collectionItem.create({ data: { ...place, ...where, pageId, archived } });
  }
}

/** The version that visitors saw, unless another page shows at one of its addresses by now. */
async function versionToShow(tx: Db, siteId: EditableSiteId, trash: Trashed): Promise<string | null> {
  const id = trash.publishedVersionId;
  const version = id && (await tx.pageVersion.findFirst({ where: { siteId, id }, select: { document: true } }));
  if (!version) return null;
  const { document } = publishedPageSchema.parse(version.document);
  const refusal = await refuseTakenAddresses(tx, siteId, null, document).catch((error: unknown) => {
    if (error instanceof DomainError) return error;
    throw error;
  });
  return refusal ? null : id;
}
