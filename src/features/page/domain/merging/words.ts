import { mergeSequences } from "./merge.ts";

/** Words, runs of spaces, and everything else letter by letter; together they are the text again. */
export function wordsOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu) ?? [];
}

export function isSpace(word: string): boolean {
  return /^\s*$/u.test(word);
}

/**
 * Brings together what two people made of one line, word by word. `isClean` is false where both changed the same or
 * touching words differently; there `prefer` decides whose words stand.
 */
export function mergeWords(
  base: string,
  mine: string,
  theirs: string,
  prefer: "mine" | "theirs" = "mine",
  mayTouch = false,
): { text: string; isClean: boolean } {
  if (mine === theirs || base === theirs) return { text: mine, isClean: true };
  if (base === mine) return { text: theirs, isClean: true };
  const merged = mergeSequences(wordsOf(base), wordsOf(mine), wordsOf(theirs), { prefer, isGlue: isSpace, mayTouch });
  return { text: merged.items.join(""), isClean: merged.isClean };
}
