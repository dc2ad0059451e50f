/** Tags as people write them, with commas between. */
export const shownTags = (tags: readonly string[]): string => tags.join(", ");

/** What is written between commas, each once. */
export function writtenTags(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim().slice(0, 100)))].filter(Boolean).slice(0, 20);
}
