import compile from "icu-minify/compile";
import type { EditorLocale, Locale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { Message, Messages, Namespace, Texts, Translate, Translated, VisitorTexts } from "./message-types.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { hr } from "./messages/hr.ts";
import { it } from "./messages/it.ts";
import { pt } from "./messages/pt.ts";
import { rm } from "./messages/rm.ts";
import { sq } from "./messages/sq.ts";
import { sr } from "./messages/sr.ts";
import { translatorBy, translatorOf } from "./translate.ts";

export type Catalogue = Translated<Messages>;

/** What is written: everything in the languages of the editor, and in the others what visitors and players read. */
const written: Record<EditorLocale, Catalogue> & Record<Locale, VisitorTexts> = {
  de,
  fr,
  it,
  rm,
  en,
  sq,
  sr,
  hr,
  es,
  pt,
};
const catalogues: Readonly<Record<string, Partial<Record<Namespace, Tree>>>> = written;

/** The language in which a part of the product speaks to readers of `locale`: German where it has none of theirs. */
export function writtenLocale(locale: string, name: Namespace): Locale {
  return Object.hasOwn(catalogues, locale) && catalogues[locale]?.[name] ? (locale as Locale) : "de";
}

/** The texts of one part of the product for readers of `locale`, to be handed to what runs in the browser. */
export function textsOf<Name extends Namespace>(name: Name, locale: string): Texts<Name> {
  const spoken = writtenLocale(locale, name);
  const id = `${spoken}.${name}`;
  const texts = known.get(id) ?? compiled(catalogues[spoken]?.[name] ?? de[name], spoken);
  known.set(id, texts);
  return texts as Texts<Name>;
}

/** The texts of one part in a language that is given whole. */
export function textsIn<Name extends Namespace>(catalogue: Catalogue, name: Name, locale: Locale): Texts<Name> {
  const parts: Record<Namespace, Tree> = catalogue;
  return compiled(parts[name], locale) as Texts<Name>;
}

/** Says every text of the product by its full key ("site.search.open"). For the server: a browser gets its part. */
export function translator(locale: string): Translate {
  return translatorBy((key) => {
    const [name = "", ...rest] = key.split(".");
    const texts: Compiled = Object.hasOwn(de, name) ? textsOf(name as Namespace, locale) : {};
    return ownValue(texts, rest.join("."));
  });
}

/** Says the texts of one part of the product, without the part's name in the keys. */
export function translatorFor<Name extends Namespace>(name: Name, locale: string): Translate<Messages[Name]> {
  return translatorOf(textsOf(name, locale));
}

type Compiled = Readonly<Record<string, string | Message<object>>>;
const known = new Map<string, Compiled>();

interface Tree {
  readonly [key: string]: string | Tree;
}

function compiled(tree: Tree, locale: Locale): Compiled {
  return Object.fromEntries(
    leaves(tree).map(([key, text]) => {
      const parts = structuredClone(compile(typeset(text, locale))); // plain objects, as only those reach the browser
      return [key, typeof parts === "string" ? parts : { locale, parts }];
    }),
  );
}

/**
 * A figure stays on one line with its thousands and with its unit, and French marks that stand off from their word with
 * that: no line begins with "MB", "?" or "»". The catalogue is written with plain spaces there, because nobody sees the
 * others.
 */
function typeset(text: string, locale: Locale): string {
  const whole = text.replace(/(?<=\d) (?=(?:\d{3}|[KMG][Bo]|m|km|px)\b)/g, "\u00a0");
  return locale === "fr" ? whole.replace(/(?<=«) | (?=[?!;:»%])/g, "\u00a0") : whole;
}

/** Every text under `tree` with its dotted key. */
export function leaves(tree: Tree, path = ""): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  );
}
