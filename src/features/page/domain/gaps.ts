import type { Locale } from "~/lib/locales.ts";
import type { PageDocument } from "../schema.ts";
import { checkedGroups } from "./checked-groups.ts";

/** Words in square brackets, as samples, layouts and new sites have them where only the business knows what to say. */
const gap = /\[[^[\]\n]{2,80}\]/g;

/** Words without their gaps. */
export const withoutGaps = (words: string) => words.replace(gap, "");

/** A gap in a field: its words, and the languages in which they stand there. */
export interface Gap {
  groupId: string;
  fieldName: string;
  text: string;
  locales: Locale[];
}

/** What is still to be said where a publish would show it: each gap of a field once, from top to bottom. */
export function gapsOf(document: PageDocument, locales: readonly Locale[]): Gap[] {
  return checkedGroups(document, locales).flatMap(({ group, shownIn }) =>
    Object.values(group.fields).flatMap(({ name, visible, texts }): Gap[] => {
      if (!visible) return [];
      const found = shownIn.flatMap((locale) =>
        (texts[locale]?.text?.match(gap) ?? []).map((text) => ({ text, locale })),
      );
      const different = [...new Set(found.map(({ text }) => text))];
      return different.map((text) => ({
        groupId: group.id,
        fieldName: name,
        text,
        locales: [...new Set(found.filter((each) => each.text === text).map(({ locale }) => locale))],
      }));
    }),
  );
}

/** So many gaps are named where a page is one of many. */
const mostNamed = 3;

/** In how many fields something is still to be said, and the first of the gaps in their words. */
export function gapSummary(document: PageDocument, locales: readonly Locale[]): { gaps: number; gapWords: string[] } {
  const gaps = gapsOf(document, locales);
  return {
    gaps: new Set(gaps.map(({ groupId, fieldName }) => `${groupId} ${fieldName}`)).size,
    gapWords: [...new Set(gaps.map(({ text }) => text))].slice(0, mostNamed),
  };
}
