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

/** A word as it is compared: "Café" and "cafe" are one, "Straße" and "strasse", "Œil" and "oeil". Pure. */
export function folded(word: string): string {
  const lower = word.toLowerCase();
  if (plainWord.test(lower)) return lower; // most are: what follows takes ten times as long
  return lower
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ßœæøđł]/g, (letter) => twoLetters[letter] ?? letter);
}

const plainWord = /^[a-z0-9]*$/;
const twoLetters: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", đ: "d", ł: "l" };
