import { textsOf } from "./catalogue.ts";
import type { Messages, Texts, Translate } from "./message-types.ts";

type SiteNamespace = "consent" | "hours" | "site" | "widget";

/** What header, footer and booking button say; a key begins with "site." or, for opening hours, "hours.", for a booking elsewhere "widget.". */
export type SiteTranslate = Translate<Pick<Messages, SiteNamespace>>;
export type SiteTexts = { readonly [Name in SiteNamespace]: Texts<Name> };

/** The texts around every page, to be handed to what draws them in a browser. */
export function siteTextsOf(locale: string): SiteTexts {
  return {
    consent: textsOf("consent", locale),
    hours: textsOf("hours", locale),
    site: textsOf("site", locale),
    widget: textsOf("widget", locale),
  };
}
