import type { PageSummary } from "~/features/page/api-schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** What of a page decides whether visitors find it, and where. */
export type TargetPage = Pick<
  PageSummary,
  "id" | "role" | "collection" | "status" | "publishedNumber" | "wasPublished" | "disallowedLocales" | "locales"
>;

/** Why a link to a page is none for visitors; `locales` are the languages in which it is so, none: all of them. */
export interface HiddenTarget {
  type: "missingPage" | "unpublishedPage" | "takenDownPage" | "pageNotIn";
  locales: Locale[];
}

/** Why visitors in one of these languages do not get to the page with this id; null where all of them do. */
export function hiddenTarget(
  pages: readonly TargetPage[],
  id: string,
  locales: readonly Locale[],
): HiddenTarget | null {
  const page = pages.find((each) => each.id === id);
  if (!page) return { type: "missingPage", locales: [] };
  if (page.publishedNumber === null || page.status === "archived")
    return { type: page.wasPublished ? "takenDownPage" : "unpublishedPage", locales: [] };
  const closed = locales.filter((locale) => page.disallowedLocales.includes(locale) || !page.locales[locale]?.slug);
  return closed.length === 0 ? null : { type: "pageNotIn", locales: closed };
}
