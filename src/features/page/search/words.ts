import { folded } from "~/lib/search/folded.ts";

/** Words longer than this are not looked for by parts of them. */
const longestWord = 64;

export interface Word {
  /** Lower case, without accents: how words are compared. */
  folded: string;
  /** Lower case, accents in place: what the rules of a language are for. */
  written: string;
}

/** The words of a text, in order: letters and digits, nothing else. Pure. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.normalize("NFC").matchAll(wordPattern), ([word]) => ({
    folded: folded(word),
    written: word.toLowerCase(),
  })).filter((word) => word.folded !== "");
}

/** Each different word of a text once, as it is folded; very long ones are cut. Pure. */
export function differentWords(text: string): Word[] {
  const known = new Map<string, Word>();
  for (const word of wordsIn(text)) {
    if (word.folded.length <= longestWord && !known.has(word.folded)) known.set(word.folded, word);
  }
  return [...known.values()];
}

/** A run of letters, digits and the accents that stand on them. */
export const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;

/** Between a page's words in a language and those that stand in for it, in the default one: a sign that nobody types. */
export const borrowed = "\u001e";
