import { pageOptionValues } from "~/features/blocks/page-options.ts";
import type { IndexedPage, SiteIndex } from "./site-index.ts";

/** Whether the header lies over the page's first section: by the page's own option, or else the site's setting. Pure. */
export function headerTypeOf(
  { settings }: Pick<SiteIndex, "settings">,
  page: Pick<IndexedPage, "options"> | null,
): "transparent" | "opaque" {
  if (!page) return "opaque";
  const { headerType } = pageOptionValues(page.options);
  return headerType === "site" ? settings.appearance.header : headerType;
}
