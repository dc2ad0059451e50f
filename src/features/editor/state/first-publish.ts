import type { PagePath } from "~/features/blocks/link.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PagePaths } from "./editor-context.tsx";

/** Whether visitors find any page of the site yet, by where its pages are for them. */
export function isBeforeFirstPublish(pagePaths: PagePaths): boolean {
  return Object.values(pagePaths).every((paths) => Object.keys(paths.ids).length === 0);
}

/**
 * Where links lead on the page as visitors will see it. Before the first publish they would lead nowhere, and every
 * button would be gone from the look that is being chosen: until then a page is at its own draft.
 */
export function shownPath(
  pagePath: PagePath,
  { pagePaths, locale }: { pagePaths: PagePaths; locale: Locale },
): PagePath {
  if (!isBeforeFirstPublish(pagePaths)) return pagePath;
  return (page) => pagePath(page) ?? ("id" in page ? `/${locale}/edit/${page.id}` : null);
}
