import type { EditorLocale } from "~/lib/locales.ts";
import { textsOf } from "./catalogue.ts";

/** Everything that the editor interface says, in one language. */
export function editorTexts(locale: EditorLocale) {
  return {
    editor: textsOf("editor", locale),
    errors: textsOf("errors", locale),
    labels: textsOf("labels", locale),
    signIn: textsOf("signIn", locale),
  };
}
