import type { Locale } from "~/lib/locales.ts";
import type { PageDocument } from "../schema.ts";
import { checkedGroups } from "./checked-groups.ts";

/** Words in square brackets, as samples, layouts and new sites have them where only the business knows what to say. */
const gap = /\[[^[\]\n]{2,80}\]/g;

/** Words without their gaps. */
export const withoutGaps = (words: string) => words.replace(gap, "");

/** A gap in a field: its words, and the languages in which they stand there. */
interface Gap {
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

/**
 * How many different things are still to be said, and the first of them in their words: of a field that has them in
 * several languages those of the language with the most, for there they are the same things in other words.
 */
export function gapSummary(document: PageDocument, locales: readonly Locale[]): { gaps: number; gapWords: string[] } {
  const gaps = gapsOf(document, locales);
  const fields = new Set(gaps.map(fieldOf));
  const words = [...fields].flatMap((field) => {
    const own = gaps.filter((each) => fieldOf(each) === field);
    const said = locales.map((locale) => own.filter((each) => each.locales.includes(locale)));
    return said.reduce((most, each) => (each.length > most.length ? each : most), []).map(({ text }) => text);
  });
  const different = [...new Set(words)];
  return { gaps: different.length, gapWords: different.slice(0, mostNamed) };
}

const fieldOf = ({ groupId, fieldName }: Gap) => `${groupId} ${fieldName}`;
