import type { CardText } from "./collection-cards.ts";

/** The attribute that marks a text borrowed from another language than the page's. */
export function languageOf({ lang }: CardText) {
  return { lang: lang ?? undefined };
}
