import type { TranslationState } from "~/features/page/domain/translation-status.ts";

/** Where a text stands that differs between languages. */
export type PairPlace =
  | { type: "pageName" | "pageDescription" | "pageAddress" }
  | { type: "field"; groupId: string; fieldName: string; isRich: boolean }
  | { type: "picture"; mediaId: string }
  | { type: "entry"; entryId: string }
  | { type: "container"; containerId: string }
  | { type: "otherPage"; pageId: string };

/** A text in the site's first language beside the same one in another. */
export interface TextPair {
  /** Tells it from the others, whatever its words. */
  key: string;
  place: PairPlace;
  source: string;
  text: string;
  state: TranslationState;
}

/** Texts that belong together, in the order in which people meet them. */
export interface PairGroup {
  name: "page" | "pictures" | "navigation" | "pages";
  pairs: TextPair[];
}

/** A pair whose state follows from whether the other language has words; null where there is nothing to translate. */
export function plainPair(place: PairPlace, key: string, texts: { source?: string; text?: string }): TextPair[] {
  const { source = "", text = "" } = texts;
  return source.trim() === "" ? [] : [{ key, place, source, text, state: text.trim() === "" ? "missing" : "done" }];
}

/** How many of these texts are translated: a stale one is not. */
export function progressOf(groups: readonly PairGroup[]): { done: number; total: number } {
  const pairs = groups.flatMap((group) => group.pairs);
  return { done: pairs.filter(({ state }) => state === "done").length, total: pairs.length };
}
