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
