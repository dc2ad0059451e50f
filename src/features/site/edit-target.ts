import { z } from "zod";
import { homeSlug } from "~/features/page/domain/home-slug.ts";
import { getDb } from "~/server/db.ts";
import { addressKey, pageByRole, type SiteIndex } from "./domain/pages/site-index.ts";

/**
 * The page that an edit address means: the published page with this slug, else the draft with this slug or id, else the
 * draft with this slug in another language, in which an editor may have stood open until the site lost it.
 * Tells only that it exists; who may edit it is checked by the edit page.
 */
export async function findPageToEdit(
  index: SiteIndex,
  { locale, collection, slug }: { locale: string; collection: string | null; slug: string | null },
): Promise<string | null> {
  const siteId = index.id;
  if (slug === null || (slug === homeSlug && !collection)) {
    const home = pageByRole(index, "home");
    if (home) return home.id;
  }
  const published = index.addresses.get(addressKey(locale, collection, slug ?? homeSlug));
  if (published) return published;
  const isAlive = { deletedAt: null, status: { notIn: ["deleted" as const, "archived" as const] } };
  const drafted = await getDb().pageLocale.findMany({
    where: { siteId, collection: collection ?? "", slug: slug ?? homeSlug, page: isAlive },
    select: { pageId: true, locale: true },
    orderBy: { locale: "asc" },
  });
  const meant = drafted.find((each) => each.locale === locale) ?? drafted[0];
  if (meant || !z.uuid().safeParse(slug).success) return meant?.pageId ?? null;
  const byId = await getDb().page.findFirst({ where: { id: slug ?? "", siteId, ...isAlive }, select: { id: true } });
  return byId?.id ?? null;
}
