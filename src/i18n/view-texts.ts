import { textsOf } from "./catalogue.ts";
import type { Messages, Texts, Translate } from "./message-types.ts";

type ViewNamespace = "blocks" | "forms" | "golf" | "hours" | "map" | "places" | "widget";

/** The texts that the blocks' views may say, by part of the product. */
export type ViewTexts = { readonly [Name in ViewNamespace]: Texts<Name> };
export type ViewTranslate = Translate<Pick<Messages, ViewNamespace>>;

export function viewTextsOf(locale: string): ViewTexts {
  return {
    blocks: textsOf("blocks", locale),
    forms: textsOf("forms", locale),
    golf: textsOf("golf", locale),
    hours: textsOf("hours", locale),
    map: textsOf("map", locale),
    places: textsOf("places", locale),
    widget: textsOf("widget", locale),
  };
}

/** The same on the canvas, where what views tell editors alone is in the editor's language. */
export function canvasTextsOf(locale: string, editorLocale: string): ViewTexts {
  const texts = viewTextsOf(locale);
  const { whenSent, whenClosed, whenNoneAsked } = textsOf("forms", editorLocale);
  return { ...texts, forms: { ...texts.forms, whenSent, whenClosed, whenNoneAsked } };
}
