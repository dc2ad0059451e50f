/** So many tags has a medium at most. */
export const mostTags = 20;

/** Tags as people write them, with commas between. */
export const shownTags = (tags: readonly string[]): string => tags.join(", ");

/** The tags that media have, each once, in the order of the alphabet. */
export const tagsOf = (media: readonly { tags: readonly string[] }[], locale: string): string[] =>
  [...new Set(media.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b, locale));

/** What is written between commas, each once. */
export function writtenTags(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim().slice(0, 100)))].filter(Boolean).slice(0, mostTags);
}
