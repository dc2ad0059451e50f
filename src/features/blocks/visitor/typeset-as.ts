import type { ViewContext } from "../ui.ts";
import { typeset } from "../words/typeset.ts";

/** Sets a field's text in the language that it is in. */
export function typesetAs({ lang }: { lang: string | null }, text: string, { locale }: ViewContext): string {
  return typeset(text, lang ?? locale);
}
