const mostCharacters = 200;

/** The beginning of a text in at most 200 characters: whole words, and an ellipsis where something is left out. */
export function excerptOf(text: string): string {
  if (text.length <= mostCharacters) return text;
  const start = text.slice(0, mostCharacters);
  const atWord = start.lastIndexOf(" ");
  return `${start.slice(0, atWord > 0 ? atWord : mostCharacters - 1).replace(/[\s,;:.–-]+$/, "")}…`;
}
