import { pageOptionValues } from "~/features/blocks/page-options.ts";
import type { IndexedPage, SiteIndex } from "../pages/site-index.ts";
import { themeOf } from "../theme.ts";

/**
 * Whether the header lies over the page's first section: by the page's own option, or else the site's look where that says
 * so, or the site's setting. Pure.
 */
export function headerTypeOf(
  { settings, theme }: Pick<SiteIndex, "settings" | "theme">,
  page: Pick<IndexedPage, "options"> | null,
): "transparent" | "opaque" {
  if (!page) return "opaque";
  const { headerType } = pageOptionValues(page.options);
  if (headerType !== "site") return headerType;
  return themeOf(theme).header === "overlay" ? "transparent" : settings.appearance.header;
}
