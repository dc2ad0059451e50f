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

/** In how many fields something is still to be said. */
export function fieldsWithGaps(document: PageDocument, locales: readonly Locale[]): number {
  return new Set(gapsOf(document, locales).map(({ groupId, fieldName }) => `${groupId} ${fieldName}`)).size;
}
