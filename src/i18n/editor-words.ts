import type { EditorLocale, Locale } from "~/lib/locales.ts";
import { editorTexts } from "./editor-texts.ts";
import { canvasTextsOf, type ViewTexts } from "./view-texts.ts";

/** All that is said in the editor of a site. */
export interface EditorWords {
  /** What the interface says, in the language of who edits. */
  texts: ReturnType<typeof editorTexts>;
  /** What the blocks' views say, in each of the site's languages. */
  viewTexts: Partial<Record<Locale, ViewTexts>>;
}

/** For an editor whose interface speaks `editorLocale`, of a site in `locales`. */
export function editorWords(editorLocale: EditorLocale, locales: readonly Locale[]): EditorWords {
  return {
    texts: editorTexts(editorLocale),
    viewTexts: Object.fromEntries(locales.map((locale) => [locale, canvasTextsOf(locale, editorLocale)])),
  };
}
