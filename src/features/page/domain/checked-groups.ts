import { cardsOf, isSeenIn, sectionsOf } from "./groups.ts";
import type { Group, PageDocument } from "../schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** The sections and cards that a publish would show, from top to bottom, with the languages in which they do. */
export function checkedGroups(
  document: PageDocument,
  locales: readonly Locale[],
): { group: Group; shownIn: Locale[] }[] {
  return sectionsOf(document)
    .flatMap((section) => [section, ...cardsOf(document, section.id)])
    .map((group) => ({ group, shownIn: localesOf(document, group, locales) }))
    .filter(({ shownIn }) => shownIn.length > 0);
}

/** The languages in which the group is shown: neither it, its board nor the page is hidden or kept out of them. */
function localesOf(document: PageDocument, group: Group, locales: readonly Locale[]): Locale[] {
  return locales.filter((locale) => !document.disallowedLocales.includes(locale) && isSeenIn(document, group, locale));
}
