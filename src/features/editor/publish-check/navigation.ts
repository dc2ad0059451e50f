import type { NavigationContainer } from "~/features/site/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { hiddenTarget, type TargetPage } from "../pages/hidden-target.ts";
import type { PublishFinding } from "./finding.ts";

interface Shown {
  /** The site's languages. */
  locales: readonly Locale[];
  pages: readonly TargetPage[] | null;
  /** The language in which they are told. */
  told: Locale;
  /** What goes out now, and is found from then on. */
  pageId: string;
}

/** Entries of the navigation that visitors get in no language, since their page is hidden, and what lies below them. */
export function navigationFindings(
  navigation: readonly NavigationContainer[],
  { locales, pages, told, pageId: ownId }: Shown,
): PublishFinding[] {
  if (!pages) return [];
  const entries = navigation.flatMap(({ children }) => children.flatMap((entry) => [entry, ...entry.children]));
  return entries.flatMap(({ id: entryId, pageId, label, disallowedLocales }): PublishFinding[] => {
    const shownIn = locales.filter((locale) => !disallowedLocales.includes(locale));
    const hidden = pageId === ownId || shownIn.length === 0 ? null : hiddenTarget(pages, pageId, shownIn);
    if (!hidden || (hidden.type === "pageNotIn" && hidden.locales.length < shownIn.length)) return [];
    const page = pages.find(({ id }) => id === pageId);
    const text = label[told] || page?.locales[told]?.name || "";
    return [{ ...hidden, place: { type: "navigation", entryId }, text }];
  });
}
