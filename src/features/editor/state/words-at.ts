import type { EditorWords } from "~/i18n/editor-words.ts";
import type { EditorLocale, Locale } from "~/lib/locales.ts";

/** Where the words of the editor stand, and what is said there. */
export interface WordsAddress {
  wordsAddress: string;
  editorLocale: EditorLocale;
  locales: readonly Locale[];
}

/** The pause before words that did not come are asked for again, at first and at most, in milliseconds. */
const pauseMs = { first: 1_000, most: 30_000 };

const asked = new Map<string, Promise<EditorWords>>();

/**
 * The words of the editor, which no page of it has to bring along: browsers keep them under their address. The same
 * promise for the same words, to be read with `use`; it waits for as long as they do not come, as scripts are waited for.
 */
export function wordsAt({ wordsAddress, editorLocale, locales }: WordsAddress): Promise<EditorWords> {
  const known = asked.get(wordsAddress);
  if (known) return known;
  const words =
    typeof window === "undefined"
      ? import("~/i18n/editor-words.ts").then(({ editorWords }) => editorWords(editorLocale, locales))
      : fetched(wordsAddress);
  asked.set(wordsAddress, words);
  return words;
}

async function fetched(address: string): Promise<EditorWords> {
  for (let pause = pauseMs.first; ; pause = Math.min(2 * pause, pauseMs.most)) {
    const cache = pause === pauseMs.first ? "default" : "reload"; // what came first was of no use
    const answer = await fetch(address, { cache }).catch(() => null);
    const words = answer?.ok ? ((await answer.json().catch(() => null)) as EditorWords | null) : null;
    if (words) return words;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
