import type { PageLocale } from "../schema.ts";

/** Where the home page stands: its address is that of its language alone. */
export const homeSlug = "~home";

type Locales = Partial<Record<string, PageLocale>>;

/**
 * What is published of a page that has handed the role of the home page on, with addresses of its own: which page is the
 * home page is so for visitors at once, and so is where the former one stands, whose published version knows no address but
 * the home page's. Addresses that `isTaken` says visitors find another page at stay as they are. Pure.
 */
export function withOwnAddresses<Published extends Locales>(
  published: Published,
  own: Partial<Record<string, { slug: string }>>,
  isTaken: (locale: string, slug: string) => boolean = () => false,
): Published {
  const placed = Object.entries(published).flatMap(([locale, texts]) => {
    const slug = own[locale]?.slug ?? homeSlug;
    const isPlaced = texts?.slug === homeSlug && slug !== homeSlug && !isTaken(locale, slug);
    return isPlaced ? [[locale, { ...texts, slug }] as const] : [];
  });
  return placed.length === 0 ? published : { ...published, ...Object.fromEntries(placed) };
}
