import { createHash } from "node:crypto";
import { editorWords } from "~/i18n/editor-words.ts";
import type { EditorLocale, Locale } from "~/lib/locales.ts";
import { encodeAll, type Encoded } from "./http/encoding.ts";
import { keptByKey } from "./kept-by-key.ts";
import { remembered } from "./remembered.ts";

/** Where the words of a site's editor stand: `?editor=` names the language of its interface, `v` what they are. */
export const editorWordsPath = "/editor-words.json";

interface KeptWords {
  /** Names the words by what they are, so that browsers keep them until one is written anew. */
  address: string;
  body: () => Promise<Encoded>;
}

const kept = keptByKey<KeptWords>("editorWords", 50);

/** The words of a site's editor, as they are sent. */
export function keptEditorWords(editorLocale: EditorLocale, locales: readonly Locale[]): Promise<KeptWords> {
  return kept([editorLocale, ...locales].join(), () => {
    const words = Buffer.from(JSON.stringify(editorWords(editorLocale, locales)));
    const hash = createHash("sha256").update(words).digest("hex").slice(0, 10);
    const body = remembered(() => encodeAll(words, { isSmallest: true })); // a quarter of a second, for which no page waits
    return Promise.resolve({ address: `${editorWordsPath}?editor=${editorLocale}&v=${hash}`, body });
  });
}
