import { cardsOf, isKept, sectionsOf } from "./groups.ts";
import type { Group, PageDocument } from "../schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** The sections and cards that a publish would show, from top to bottom, with the languages in which they do. */
export function checkedGroups(
  document: PageDocument,
  locales: readonly Locale[],
): { group: Group; shownIn: Locale[] }[] {
  return sectionsOf(document)
    .flatMap((section) => [section, ...cardsOf(document, section.id)])
    .filter((group) => isKept(document, group))
    .map((group) => ({ group, shownIn: localesOf(document, group, locales) }))
    .filter(({ shownIn }) => shownIn.length > 0);
}

/** The languages in which the group is shown: neither it, its board nor the page is kept out of them. */
function localesOf(document: PageDocument, group: Group, locales: readonly Locale[]): Locale[] {
  const board = group.parentId === null ? undefined : document.groups[group.parentId];
  const disallowed = [...document.disallowedLocales, ...group.disallowedLocales, ...(board?.disallowedLocales ?? [])];
  return locales.filter((locale) => !disallowed.includes(locale));
}
