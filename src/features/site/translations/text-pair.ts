import type { Json } from "~/lib/json.ts";
import type { TranslatedPart } from "~/features/page/schema.ts";
import type { TranslationState } from "~/features/page/domain/translation-status.ts";
import type { Locale } from "~/lib/locales.ts";

/** Where a text stands that differs between languages. */
export type PairPlace =
  | { type: "pageName" | "pageDescription" | "pageSearchTitle"; part: TranslatedPart }
  | { type: "pageAddress" }
  | { type: "field"; groupId: string; fieldName: string; isRich: boolean; hasLines?: true }
  | { type: "picture"; mediaId: string }
  | { type: "entry"; entryId: string }
  | { type: "container"; containerId: string }
  /** Of an open position or an entry of the marketplace. */
  | {
      type: "listingTitle" | "listingWorkQuota" | "listingDescription";
      list: "jobs" | "items";
      listingId: string;
    };

/** A text in the site's first language beside the same one in another. */
export interface TextPair {
  /** Tells it from the others, whatever its words. */
  key: string;
  place: PairPlace;
  source: string;
  text: string;
  state: TranslationState;
  /** A machine has written it, and nobody has looked at it since. */
  isMachine?: boolean;
  /** What the source said when the text was translated, where that is known and other words than now. */
  madeFrom?: string | undefined;
  /** Both as they are formatted, where they stand on no page and are. */
  json?: { source: Json; text: Json };
  /** What a third language says, where that is read and translated in place of the first one. */
  beside?: { locale: Locale; text: string; json?: Json | undefined } | undefined;
}

/** Texts that belong together, in the order in which people meet them. */
export interface PairGroup {
  name: "page" | "pictures" | "navigation" | "listing";
  pairs: TextPair[];
}

interface PlainTexts {
  source?: string | undefined;
  text?: string | undefined;
  /** What the source said when `text` was written; unknown for what cannot become stale. */
  madeFrom?: string | undefined;
  /** It may stay empty, because something else then stands in its place. */
  isOptional?: boolean;
  /** A machine has written it, and nobody has looked at it since. */
  isMachine?: boolean | undefined;
}

/** A pair whose state follows from its words alone; nothing where there is nothing to translate. */
export function plainPair(place: PairPlace, key: string, texts: PlainTexts): TextPair[] {
  const { source = "", text = "", madeFrom = source, isOptional = false } = texts;
  const machine = texts.isMachine && { isMachine: true };
  if (source.trim() === "") return [];
  if (text.trim() === "") return [{ key, place, source, text, state: isOptional ? "done" : "missing" }];
  return madeFrom.trim() === source.trim()
    ? [{ key, place, source, text, state: "done", ...machine }]
    : [{ key, place, source, text, state: "stale", madeFrom, ...machine }];
}

/** How many texts there are, and how many of them are not translated yet or were translated from other words. */
interface TextCounts {
  missing: number;
  stale: number;
  total: number;
  /** Of those that are missing, what a service translates without being asked for each: everything but addresses. */
  forService: number;
}

/** What is missing and a service can translate. An address follows from its page's name, and people choose it. */
export function missingForService(pairs: readonly TextPair[]): TextPair[] {
  return pairs.filter(({ place, state }) => place.type !== "pageAddress" && state === "missing");
}

export function countsOf(pairs: readonly TextPair[]): TextCounts {
  const inState = (wanted: TranslationState) => pairs.filter(({ state }) => state === wanted).length;
  const forService = missingForService(pairs).length;
  return { missing: inState("missing"), stale: inState("stale"), total: pairs.length, forService };
}

/** How much of this is translated in all: a stale text is not. */
export function progressOf(counts: readonly TextCounts[]): { done: number; total: number } {
  const total = counts.reduce((sum, each) => sum + each.total, 0);
  return { done: counts.reduce((done, { missing, stale }) => done - missing - stale, total), total };
}
