import { textsOf } from "./catalogue.ts";
import type { Messages, Texts, Translate } from "./message-types.ts";

/** What header, footer and booking button say; a key begins with "site.". */
export type SiteTranslate = Translate<Pick<Messages, "site">>;
export type SiteTexts = { readonly site: Texts<"site"> };

/** The texts around every page, to be handed to what draws them in a browser. */
export function siteTextsOf(locale: string): SiteTexts {
  return { site: textsOf("site", locale) };
}
