import type { CSSProperties, ElementType } from "react";

/** From this many letters on, a word may be wider than the narrowest column at a title’s full size, with letters of 200 percent. */
const longWord = 6;

/**
 * Tells a heading's style sheet (`type.css`) its longest word, so that the title gets smaller where its column
 * is narrower than the word. Undefined for other elements and for headings of ordinary words.
 */
export function wordFit(text: string, element: ElementType): CSSProperties | undefined {
  if (!isHeading(element)) return undefined;
  const longest = longestWord(text);
  return longest === null ? undefined : ({ "--longest-word": longest } as CSSProperties);
}

/** The letters of the longest word, m and w counted as one and a half; null where it is an ordinary one. */
export function longestWord(text: string): number | null {
  const longest = Math.max(...text.split(/[\s\u00ad-]+/u).map(letters));
  return longest < longWord ? null : longest;
}

function letters(word: string): number {
  return [...word].length + (word.match(/[mw]/giu)?.length ?? 0) / 2;
}

export function isHeading(element: ElementType): boolean {
  return typeof element === "string" && /^h[1-6]$/.test(element);
}
