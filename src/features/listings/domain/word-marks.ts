import { dequal } from "dequal/lite";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { toRichText } from "~/features/richtext/normalise.ts";
import type { Json } from "~/lib/json.ts";
import { keysOf } from "~/lib/keys-of.ts";
import type { Locale } from "~/lib/locales.ts";
import type { ByMachine, WordMark, WordMarks } from "../schema.ts";
import { entryParts, type EntryPart } from "./entry-place.ts";
import type { EntryWords } from "../translations/schema.ts";

type Words = Pick<EntryWords, "title" | "workQuota" | "richTextDescription">;
type MarkedWords = Words & Pick<EntryWords, "wordMarks">;

/** A part of an entry in one language, without its format; empty where nothing is said. Pure. */
export function entryText(words: Words, part: EntryPart, locale: Locale | undefined): string {
  if (locale === undefined) return "";
  if (part !== "richTextDescription") return words[part]?.[locale]?.trim() ?? "";
  const value = words.richTextDescription[locale];
  return value ? plainTextOf(value) : "";
}

/**
 * What is known of an entry's translations once it says something else. What was written anew translates what the first
 * language says now; what stayed was made from what that said before. Pure.
 */
export function marksAfter(before: MarkedWords, after: Words, first: Locale | undefined): WordMarks {
  const marks: WordMarks = {};
  for (const part of entryParts) {
    for (const locale of keysOf(after[part] ?? {})) {
      const isKept = dequal(before[part]?.[locale], after[part]?.[locale]);
      if (locale === first || !isKept || entryText(after, part, locale) === "") continue;
      const { madeFrom = entryText(before, part, first), isMachine } = before.wordMarks[locale]?.[part] ?? {};
      put(marks, { locale, part }, markOf(after, part, { first, madeFrom, isMachine: isMachine ?? false }));
    }
  }
  return marks;
}

/** The same where a machine has made some of the words. Pure. */
export function withMachineMarks(marks: WordMarks, words: Words, byMachine: ByMachine): WordMarks {
  const marked = structuredClone(marks);
  for (const locale of keysOf(byMachine))
    for (const part of byMachine[locale] ?? [])
      if (entryText(words, part, locale) !== "")
        put(marked, { locale, part }, { ...marked[locale]?.[part], isMachine: true });
  return marked;
}

interface NewText {
  locale: Locale;
  part: EntryPart;
  /** Null takes it away. */
  content: { text: string; json: Json } | null;
  /** What it translates; null: what the first language says now. */
  madeFrom?: string | null;
  by: "machine" | "human";
}

/** An entry with one of its texts written anew, or said to be right as it is. Pure. */
export function withEntryText<Entry extends MarkedWords>(
  entry: Entry,
  { locale, part, content, madeFrom = null, by }: NewText,
  first: Locale | undefined,
): Entry {
  if (part === "workQuota" && !entry.workQuota) return entry; // the marketplace has none
  const { [locale]: _, ...others } = entry[part] ?? {};
  const value = content && (part === "richTextDescription" ? toRichText(content.json) : content.text.trim() || null);
  const words: Words = { ...entry, [part]: value === null ? others : { ...others, [locale]: value } };
  const wordMarks = marksAfter(entry, words, first);
  const { [part]: _former, ...marks } = wordMarks[locale] ?? {};
  const { [locale]: _all, ...elsewhere } = wordMarks;
  const after: WordMarks = Object.keys(marks).length > 0 ? { ...elsewhere, [locale]: marks } : elsewhere;
  if (value !== null && locale !== first) {
    const source = madeFrom ?? entryText(words, part, first);
    put(after, { locale, part }, markOf(words, part, { first, madeFrom: source, isMachine: by === "machine" }));
  }
  return { ...entry, ...words, wordMarks: after };
}

/** Whether a person wrote a text, or has looked at it since a machine did. Pure. */
export function isEntryTextByHand(entry: MarkedWords, part: EntryPart, locale: Locale): boolean {
  return entryText(entry, part, locale) !== "" && !entry.wordMarks[locale]?.[part]?.isMachine;
}

interface Origin {
  first: Locale | undefined;
  madeFrom: string;
  isMachine: boolean;
}

function markOf(words: Words, part: EntryPart, { first, madeFrom, isMachine }: Origin): WordMark {
  const isOther = madeFrom.trim() !== "" && madeFrom.trim() !== entryText(words, part, first);
  return { ...(isOther && { madeFrom }), ...(isMachine && { isMachine: true }) };
}

function put(marks: WordMarks, { locale, part }: { locale: Locale; part: EntryPart }, mark: WordMark): void {
  if (Object.keys(mark).length > 0) marks[locale] = { ...marks[locale], [part]: mark };
}
