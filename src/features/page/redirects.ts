import { DomainError } from "~/lib/errors.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { Db } from "~/server/db.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { homeSlug } from "./domain/home-slug.ts";
import type { PageDocument } from "./schema.ts";

interface Address {
  locale: string;
  collection: string;
  slug: string;
}

/**
 * After a publish: each address that the page has left leads on to it, and what the page now occupies leads nowhere
 * else. A redirect names a page, not an address, so there are no chains and no loops.
 */
export async function keepOldAddresses(
  tx: Db,
  siteId: EditableSiteId,
  before: PageDocument | null,
  after: PageDocument,
): Promise<void> {
  await freeAddresses(tx, siteId, before, after);
  for (const address of before ? newAddresses(after, before) : []) {
    if (address.slug === homeSlug) continue; // leads to the home page, whichever that is
    await tx.redirect.upsert({
      where: { siteId_collection_locale_slug: { siteId, ...address }, siteId },
      create: { siteId, pageId: after.id, ...address },
      update: { pageId: after.id },
    });
  }
}

/** The addresses that a page occupies anew lead nowhere else. */
export async function freeAddresses(
  tx: Db,
  siteId: EditableSiteId,
  before: PageDocument | null,
  after: PageDocument,
): Promise<void> {
  for (const address of newAddresses(before, after)) await tx.redirect.deleteMany({ where: { siteId, ...address } });
}

/**
 * After the publish of a page that was offline: the addresses at which visitors found it before lead on to it as well,
 * unless they lead to another page by now.
 */
export async function keepAddressesOfOffline(
  tx: Db,
  siteId: EditableSiteId,
  before: PageDocument,
  after: PageDocument,
): Promise<void> {
  const left = newAddresses(after, before).filter(({ slug }) => slug !== homeSlug);
  const data = left.map((address) => ({ siteId, pageId: after.id, ...address }));
  await tx.redirect.createMany({ data, skipDuplicates: true });
}

/**
 * Refuses a publish at an address where visitors still see another page, whatever that page's draft says, unless that one
 * is of those which leave theirs in the same transaction.
 */
export async function refuseTakenAddresses(
  tx: Db,
  siteId: EditableSiteId,
  before: PageDocument | null,
  after: PageDocument,
  leaving: readonly string[] = [],
): Promise<void> {
  const own = [after.id, ...leaving];
  for (const { locale, collection, slug } of newAddresses(before, after)) {
    const [other] = await tx.$queryRaw<{ id: string; name: string }[]>`
      SELECT p."id", p."name" FROM "Page" p JOIN "PageVersion" v ON v."id" = p."publishedVersionId" AND v."siteId" = p."siteId"
      WHERE p."siteId" = ${siteId}::uuid AND p."deletedAt" IS NULL AND p."id" <> ALL (${own}::uuid[]) AND coalesce(p."collection"::text, '') = ${collection}
        AND v."document" #>> ARRAY['document', 'locales', ${locale}::text, 'slug'] = ${slug} LIMIT 1`;
    if (!other) continue;
    const details = { refusal: "slug-taken", locale, slug, page: other.name, pageId: other.id };
    throw new DomainError("invalid", `Another published page has the slug ${slug}`, details);
  }
}

/** The addresses of `after` that `before` does not have. */
function newAddresses(before: PageDocument | null, after: PageDocument): Address[] {
  const collection = after.collection ?? "";
  return localeSchema.options.flatMap((locale) => {
    const slug = after.locales[locale]?.slug;
    return slug !== undefined && slug !== before?.locales[locale]?.slug ? [{ locale, collection, slug }] : [];
  });
}
