import type { SiteIndex } from "./site-index.ts";

/**
 * What programs that read the whole site are asked to leave out. A rule counts for whatever begins like it: those of the
 * editor and the sign-in end, so that a page at `/de/editionen` is read. Pure.
 */
export function robotsOf({ locales }: Pick<SiteIndex, "locales">, origin: string): string {
  const own = locales.flatMap((locale) => [`/${locale}/edit`, `/${locale}/login`]);
  return [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /preview/",
    ...["/login", ...own].flatMap((path) => ["$", "?", "/"].map((end) => `Disallow: ${path}${end}`)),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
