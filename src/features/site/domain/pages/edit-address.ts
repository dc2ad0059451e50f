import { destinationOf, pagePath, segmentsOf } from "./addresses.ts";
import type { SiteIndex } from "./site-index.ts";

/**
 * Where the page that stands at `path` is edited, with its id. Where no page stands, the home page in the language of
 * the path.
 */
export function editableOn(index: SiteIndex, path: string): { href: string; pageId: string | null } {
  const found = destinationOf(index, (segmentsOf(path) ?? []).filter(Boolean));
  const page = found.type === "page" || found.type === "search" ? found.page : null;
  const locale = ("locale" in found ? found.locale : null) ?? index.locales[0] ?? "de";
  const own = page && pagePath(index, page, locale);
  return { href: `${editing(own ?? `/${locale}`, locale)}?toolbar=1`, pageId: page?.id ?? null };
}

function editing(path: string, locale: string): string {
  return `/${locale}/edit${path.slice(locale.length + 1)}`;
}
