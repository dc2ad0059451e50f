import compile from "icu-minify/compile";
import { describe, expect, it } from "vitest";
import { formatLocale } from "~/lib/language-tag.ts";
import { contentLocales } from "~/lib/locales.ts";
import { leaves } from "./catalogue.ts";
import { de } from "./messages/de.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { fr } from "./messages/fr.ts";
import { hr } from "./messages/hr.ts";
import { it as italian } from "./messages/it.ts";
import { pt } from "./messages/pt.ts";
import { rm } from "./messages/rm.ts";
import { sq } from "./messages/sq.ts";
import { sr } from "./messages/sr.ts";

const whole = { de, fr };
const forVisitors = { it: italian, rm, en, sq, sr, hr, es, pt };
const all: [locale: string, tree: Parameters<typeof leaves>[0]][] = Object.entries({ ...whole, ...forVisitors });

const german = new Map(leaves(de));
/** The keys of what visitors and players read. */
const visitorKeys = leaves(en).map(([key]) => key);

it("are those that a site may have", () =>
  expect(all.map(([locale]) => locale).sort()).toEqual([...contentLocales].sort()));

describe.each(all)("%s", (locale, tree) => {
  const texts = leaves(tree);

  it("has the keys of German", () => {
    const keys = locale in whole ? [...german.keys()] : [...german.keys()].filter((key) => visitorKeys.includes(key));
    expect(texts.map(([key]) => key)).toEqual(keys);
  });

  it("asks for the values that German asks for", () => {
    const differing = texts.filter(([key, text]) => valuesIn(text) !== valuesIn(german.get(key) ?? ""));
    expect(differing).toEqual([]);
  });

  it("leaves no text empty, and writes ss where Switzerland does", () =>
    expect(texts.filter(([, text]) => text.trim() === "" || text.includes("ß"))).toEqual([]));

  it("has a form for every number", () => {
    const rules = new Intl.PluralRules(formatLocale(locale));
    const numbers = Array.from({ length: 300 }, (_, number) => number);
    const lacking = texts
      .filter(([key]) => visitorKeys.includes(key))
      .flatMap(([key, text]) =>
        pluralsIn(compile(text)).flatMap((forms) =>
          numbers
            .filter((number) => !(`=${number}` in forms) && !(rules.select(number) in forms))
            .map((number) => `${key}: ${number}`),
        ),
      );
    expect(lacking).toEqual([]);
  });
});

it("never asks French for an elision before a name that may begin with a vowel", () => {
  const named =
    /(?<![\p{L}’])(?:de|que|le|la|je|ne|se) \{(?:name|names|label|file|host|text|site|page|title|section)\}/u;
  expect(leaves(fr).filter(([, text]) => named.test(text))).toEqual([]);
});

it("writes thousands in German as numbers that are counted are written there", () => {
  const spaced = /(?<!\+41 )(?<!\d)\d{1,3}[ \u00a0\u202f]000\b|(?:als|höchstens|rund) \d{4,}/;
  expect(leaves(de).filter(([, text]) => spaced.test(text))).toEqual([]);
});

it("calls recovery codes and branches by one name each in French", () => {
  const other = /codes? de récupération|(?<!\p{L})filiales?(?!\p{L})/iu;
  expect(leaves(fr).filter(([, text]) => other.test(text))).toEqual([]);
});

describe.each(Object.entries(forVisitors))("%s, written for visitors", (locale, tree) => {
  it("says in words of its own what German says in several", () => {
    const same = leaves(tree).filter(([key, text]) => text === german.get(key) && /\p{L} \p{L}/u.test(text));
    expect(same.map(([key]) => key).filter((key) => !isSameEverywhere.has(key))).toEqual([]);
  });

  it("has no German word in it", () =>
    expect(leaves(tree).filter(([key, text]) => !isSameEverywhere.has(key) && germanWords.test(text))).toEqual([]));

  it("is written in Latin letters and the marks of its own country", () => {
    const foreign = new RegExp(`[^${letters}${ownLetters[locale] ?? ""}]`, "u");
    expect(leaves(tree).filter(([, text]) => foreign.test(text))).toEqual([]);
  });
});

/** Names, and answers that are specified in English. */
const isSameEverywhere = new Set([
  "forms.choices.frequentlensDirect",
  "forms.problems.spam",
  "forms.problems.noInput",
  "hours.holidays.naefels",
  "hours.holidays.berchtold",
]);
const germanWords =
  /(?<!\p{L})(und|oder|nicht|keine?|der|dem|ist|sind|wird|wurde|für|von|auf|Sie|Ihre?|noch|bitte|Loch|Seite)(?!\p{L})/u;

/** Of every language: ASCII, quotation marks, signs, and what stands in names of Switzerland. */
const letters = "\\u0020-\\u007e«»’“”„–…·→†²⌘äüô";
/** The letters beyond ASCII in which each language is written; the typefaces of the sites hold them all. */
const ownLetters: Readonly<Record<string, string>> = {
  it: "àèéìòùÀÈÉÌÒÙ",
  rm: "àèéìòùÀÈÉÌÒÙ",
  en: "",
  sq: "ëçËÇ",
  sr: "čćđšžČĆĐŠŽ",
  hr: "čćđšžČĆĐŠŽ",
  es: "áéíóúñüÁÉÍÓÚÑ¿¡",
  pt: "áâãàçéêíóôõúÁÂÃÀÇÉÊÍÓÔÕÚ",
};

interface Forms {
  readonly [category: string]: unknown;
}

/** The names of the values that a text asks for, in the order of the alphabet. */
function valuesIn(text: string): string {
  const namesIn = (node: unknown): string[] =>
    nodesOf(node).flatMap((child) => [String(child[0]), ...Object.values(child[2] ?? {}).flatMap(namesIn)]);
  return [...new Set(namesIn(compile(text)))].sort().join();
}

/** The forms of every plural in a compiled text. */
function pluralsIn(node: unknown): Forms[] {
  return nodesOf(node).flatMap(([, , forms]) =>
    forms ? [forms, ...Object.values(forms).flatMap((form) => pluralsIn(form))] : [],
  );
}

function nodesOf(node: unknown): [name: unknown, type?: unknown, forms?: Forms][] {
  return Array.isArray(node) ? node.filter((child): child is [unknown] => Array.isArray(child)) : [];
}
