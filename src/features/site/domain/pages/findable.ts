import { differentWords } from "~/features/page/search/words.ts";
import type { FindableEntry } from "./search.ts";
import { undivided } from "~/lib/undivided.ts";

interface Said
  extends Pick<FindableEntry, "pageId" | "href" | "title">, Partial<Pick<FindableEntry, "titleLang" | "lang">> {
  /** What an excerpt is taken from, in parts. */
  about: readonly (string | null | undefined)[];
  /** Words by which it is found as well, and which nobody reads. */
  alsoFoundBy?: string;
  until?: Date | null;
}

/**
 * Something that a search finds beside the words of pages, by its title and what is said of it; where a word may be divided
 * makes no two of it. Pure.
 */
export function findableEntry({ about, alsoFoundBy = "", ...said }: Said): FindableEntry {
  const text = undivided(about.filter(Boolean).join(" · ")).replace(/\s+/g, " ");
  const [titleWords, words] = [wordsOf(said.title), wordsOf(`${said.title} ${text} ${alsoFoundBy}`)];
  return { titleLang: null, lang: null, until: null, ...said, text, titleWords, words };
}

const wordsOf = (text: string) => new Set(differentWords(undivided(text)).map((word) => word.folded));

/** A phone number as people type it beside the way in which it is written: with a leading 0, and without spaces. Pure. */
export function typedPhone(phone: string): string {
  const national = phone.replace(/^(?:\+|00)\d\d[\s(]*0?\)?\s*/, "0");
  return [national, national.replace(/\D/g, ""), phone.replace(/\D/g, "")].join(" ");
}
