import type { GlossaryWord } from "~/features/site/translations/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** A stretch of text that no service may change, and what stands there in the other language. */
interface Guarded {
  start: number;
  end: number;
  word: string;
}
/** Finds what is guarded in a text, from left to right. */
export type Guard = (text: string) => Guarded[];

/** Placeholders, addresses of pages and people, line breaks and other control characters. */
const always = [
  "\\{\\{?[^{}\\n]{1,80}\\}\\}?",
  'https?://[^\\s<>"]+',
  "(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+",
  "\\p{Cc}",
];

/**
 * What must survive a translation: the words of the glossary that have a word in `to` or are kept, written exactly like
 * this and whole, the longest first; before them what is never words at all. The glossary speaks the first language:
 * translated from another, only its names count.
 */
export function guardOf(
  glossary: readonly GlossaryWord[],
  { to, isFromFirst }: { to: Locale; isFromFirst: boolean },
): Guard {
  const wordOf = ({ source, isKept, words }: GlossaryWord) => (isKept ? source : isFromFirst ? words[to] : undefined);
  const fixed = new Map(glossary.flatMap((entry) => [[entry.source, wordOf(entry)] as const]).filter(hasWord));
  const longestFirst = [...fixed.keys()].sort((one, other) => other.length - one.length).map(escaped);
  const whole = longestFirst.map((word) => `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`);
  const pattern = new RegExp([...always, ...whole].join("|"), "gu");
  return (text) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length,
      word: fixed.get(found) ?? found,
    }));
}

function hasWord(entry: readonly [string, string | undefined]): entry is [string, string] {
  return Boolean(entry[1]);
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
