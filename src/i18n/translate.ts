import format, { type FormatOptions, type FormatValues } from "icu-minify/format";
import { formatLocale } from "~/lib/language-tag.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { Message, Messages, Namespace, Texts, Translate } from "./message-types.ts";

/** A text with its values put in place. */
export function fill<Values extends object>({ locale, parts }: Message<Values>, values: Values): string {
  return [format(parts, formatLocale(locale), values as FormatValues<string>, { formatters })].flat().join("");
}

/** Says the texts of one part of the product by key. Safe in the browser: it knows no text but the given ones. */
export function translatorOf<Name extends Namespace>(texts: Texts<Name>): Translate<Messages[Name]> {
  return translatorBy((key) => ownValue(texts as Part, key));
}

/** Says the texts of several parts; a key begins with the name of its part ("site.search.open"). */
export function translatorOfParts<Name extends Namespace>(parts: {
  readonly [Key in Name]: Texts<Key>;
}): Translate<Pick<Messages, Name>> {
  return translatorBy((key) => {
    const dot = key.indexOf(".");
    const part = ownValue(parts as Readonly<Record<string, Part>>, key.slice(0, dot));
    return part && ownValue(part, key.slice(dot + 1));
  });
}

/** The texts of one part as far as a search by key sees them. */
type Part = Readonly<Record<string, string | Message<object>>>;

/** A translator over any source of texts; a key that the source does not know is said as it is. */
export function translatorBy<Tree>(find: (key: string) => string | Message<object> | undefined): Translate<Tree> {
  return (key, ...[values]) => {
    const text = find(key) ?? key;
    return typeof text === "string" ? text : fill(text, values ?? {});
  };
}

const formatters: FormatOptions["formatters"] = {
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getNumberFormat: (...options) => new Intl.NumberFormat(...options),
  getPluralRules: (...options) => new Intl.PluralRules(...options),
};
