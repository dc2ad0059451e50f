import type { Translate } from "../../messages.ts";

/** So many tags has a medium at most. */
const mostTags = 20;

/** So many letters has one of them at most, and so many the name of a folder. */
export const longestTag = 100;

/** Tags as people write them, with commas between. */
export const shownTags = (tags: readonly string[]): string => tags.join(", ");

/** The tags that media have, each once, in the order of the alphabet. */
export const tagsOf = (media: readonly { tags: readonly string[] }[], locale: string): string[] =>
  [...new Set(media.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b, locale));

/** What is written between commas, each once. */
export function writtenTags(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim()))].filter(Boolean);
}

/** The tags that a medium has with those that it is given, each once. */
export const withTags = (tags: readonly string[], given: readonly string[]): string[] => [
  ...new Set([...tags, ...given]),
];

/** What is too much about tags, in words, before anything of them is cut; null where they can be saved. */
export function tagsProblem(tags: readonly string[], t: Translate): string | null {
  if (tags.some((tag) => tag.length > longestTag)) return t("library.tagTooLong", { count: longestTag });
  return tags.length > mostTags ? t("records.tooMany", { count: mostTags }) : null;
}

/** What is too much about tags that several media are given, before anything of them is cut; null where all can be saved. */
export function givenTagsProblem(
  media: readonly { tags: readonly string[] }[],
  given: readonly string[],
  t: Translate,
): string | null {
  const full = media.filter(({ tags }) => withTags(tags, given).length > mostTags).length;
  return tagsProblem(given, t) ?? (full > 0 ? t("library.tagsFull", { count: full, most: mostTags }) : null);
}
