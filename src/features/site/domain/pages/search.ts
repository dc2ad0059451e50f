import { borrowed, wordPattern, wordsIn, type Word } from "~/features/page/search/words.ts";
import { folded } from "~/lib/search/folded.ts";

/** A stretch of a text; the words that were looked for are marked. */
export interface Part {
  text: string;
  isMarked: boolean;
}

export interface SearchHit {
  pageId: string;
  title: Part[];
  excerpt: Part[];
  /** The languages of both, where they are not the one of the page: nobody has translated them yet. */
  titleLang: string | null;
  lang: string | null;
}

/** One word of a query: the last one may be the beginning of a longer word. */
export interface Term extends Word {
  isUnfinished: boolean;
  /** Words of the site that count as this one, folded: of the same stem, compounds, or for a slip of the pen. */
  others: readonly string[];
}

/** Something that a page lists, under an address of its own, as a search finds it in one language. */
export interface FindableEntry {
  pageId: string;
  href: string;
  title: string;
  text: string;
  /** The languages of both, where they are not the one that is searched in. */
  titleLang: string | null;
  lang: string | null;
  /** When it ends by itself. */
  until: Date | null;
  /** The words of its title, and all of them, folded. */
  titleWords: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** What else there is to find beside the words of pages. */
export interface Findable {
  entries: readonly FindableEntry[];
  /** Each of their words once, with its stem; empty where the language's rules say that the word tells nothing. */
  words: readonly { word: string; stem: string }[];
}

/** More words than this nobody looks for; each costs the database a look. */
const mostWords = 8;
/** So many parts of what is found are shown at most. */
export const mostParts = 10;
/** Characters of a hit's excerpt. */
const excerptLength = 200;

/** The words of a query, each once, the first eight of them. Pure. */
export function termsOf(query: string): Term[] {
  const words = wordsIn(query);
  const last = words.at(-1)?.folded;
  const different = [...new Map(words.map((word) => [word.folded, word])).values()].slice(0, mostWords);
  return different.map((word) => ({ ...word, isUnfinished: word.folded === last, others: [] }));
}

/** What the database is asked for: pages that hold every term, or another word that counts as it. Pure. */
export function tsqueryOf(terms: readonly Term[]): string {
  // Folded words are letters and digits alone, so that they need no escape between quotes.
  const one = ({ folded: word, isUnfinished, others }: Term) =>
    [`'${word}'${isUnfinished ? ":*" : ""}`, ...others.map((other) => `'${other}'`)].join(" | ");
  return terms.map((term) => `(${one(term)})`).join(" & ");
}

/** The text with the words marked that one of the terms stands for. Pure. */
export function marked(text: string, terms: readonly Term[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { index, 0: word } of text.matchAll(wordPattern)) {
    if (!isMeant(word, terms)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isMarked: false });
    parts.push({ text: word, isMarked: true });
    end = index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMarked: false });
  return parts;
}

/** The words in which the first one was found: those of the language, or those that stand in for them. Pure. */
export function saidWhere(text: string, terms: readonly Term[]): { text: string; isBorrowed: boolean } {
  const [own = "", others = ""] = text.split(borrowed);
  const isBorrowed = others !== "" && (own === "" || (!holds(own, terms) && holds(others, terms)));
  return { text: isBorrowed ? others : own, isBorrowed };
}

/** At most about 200 characters around the first word that was found, in whole words. Pure. */
export function excerptOf(text: string, terms: readonly Term[]): string {
  const first = firstMeant(text, terms) ?? 0;
  const space = first > 60 ? text.indexOf(" ", first - 60) : -1;
  const start = space < 0 || space > first ? Math.max(0, first - 60) : space + 1; // an address has no space for long
  const cut = text.slice(start, start + excerptLength);
  const isCut = start + excerptLength < text.length;
  return `${start > 0 ? "… " : ""}${isCut ? `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 100))} …` : cut}`;
}

/** Where the first word that was found begins; the text after it is not looked at. */
function firstMeant(text: string, terms: readonly Term[]): number | null {
  for (const { index, 0: word } of text.matchAll(wordPattern)) if (isMeant(word, terms)) return index;
  return null;
}

const holds = (text: string, terms: readonly Term[]) => firstMeant(text, terms) !== null;

function isMeant(written: string, terms: readonly Term[]): boolean {
  const word = folded(written);
  return terms.some((term) => isFor(word, term));
}

/** Whether each term stands for one of these words, which are folded. Pure. */
export function holdsAll(words: ReadonlySet<string>, terms: readonly Term[]): boolean {
  return terms.every((term) => {
    if (words.has(term.folded) || term.others.some((other) => words.has(other))) return true;
    return term.isUnfinished && holdsBeginning(words, term.folded);
  });
}

function holdsBeginning(words: ReadonlySet<string>, beginning: string): boolean {
  for (const word of words) if (word.startsWith(beginning)) return true;
  return false;
}

function isFor(word: string, { folded: wanted, isUnfinished, others }: Term): boolean {
  return word === wanted || (isUnfinished && word.startsWith(wanted)) || others.includes(word);
}
