import { pageOptionValues } from "~/features/blocks/page-options.ts";
import { themeOf } from "./theme.ts";
import type { IndexedPage, SiteIndex } from "./site-index.ts";

/**
 * Whether the header lies over the page's first section: by the page's own option, or else the site's setting. Only a plain
 * bar can: the others have a ground of their own.
 */
export function headerTypeOf(
  { settings, theme }: Pick<SiteIndex, "settings" | "theme">,
  page: IndexedPage | null,
): "transparent" | "opaque" {
  if (!page || themeOf(theme).header !== "bar") return "opaque";
  const { headerType } = pageOptionValues(page.options);
  return headerType === "site" ? settings.appearance.header : headerType;
}
