/** First and last of a row of characters, as code points. */
export type CharacterRange = readonly [first: number, last: number];

/** The characters that a typeface is for, from its `unicode-range` (`U+20-7E, U+1F??, U+20AC`). */
export function rangesOf(unicodeRange: string): CharacterRange[] {
  return [...unicodeRange.matchAll(/U\+([\da-f]*)(\?*)(?:-([\da-f]+))?/gi)].map(([, start = "", open = "", end]) => [
    parseInt(start + open.replaceAll("?", "0"), 16),
    parseInt(end ?? start + open.replaceAll("?", "F"), 16),
  ]);
}

/** Whether any of the characters lies in one of the ranges. */
export function covers(ranges: readonly CharacterRange[], characters: Iterable<string>): boolean {
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    if (ranges.some(([first, last]) => point >= first && point <= last)) return true;
  }
  return false;
}
