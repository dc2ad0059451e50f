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

it.each(all.filter(([locale]) => locale !== "de"))("%s goes on in small letters after a score", (_, tree) =>
  expect(new Map(leaves(tree)).get("golf.pickScore")).toMatch(/^\p{Ll}/u),
);

it("never asks French for an elision before a name that may begin with a vowel", () => {
  const named =
    /(?<![\p{L}’])(?:de|que|le|la|je|ne|se) \{(?:name|names|label|file|host|text|site|page|title|section)\}/u;
  expect(leaves(fr).filter(([, text]) => named.test(text))).toEqual([]);
});

it("writes thousands in German as numbers that are counted are written there", () => {
  const spaced = /(?<!\+41 )(?<!\d)\d{1,3}[ \u00a0\u202f]000\b|(?:als|höchstens|rund) \d{4,}/;
  expect(leaves(de).filter(([, text]) => spaced.test(text))).toEqual([]);
});

it.each([
  [
    "de",
    de,
    /(?<!\p{L})(?:Admins?|Looks?|Footer|\p{L}*[Kk]n(?:opfs?|öpfe)|Standorte|Filme?n?|Filmbeschreibung|(?:das|dem|im) Mail)(?!\p{L})/u,
  ],
  [
    "fr",
    fr,
    /codes?[ -]de[ -]r[ée]cup[ée]ration|heures d’ouverture|(?<!\p{L})(?:filiales?|films?|admins?|répertoires?|emplois?|places? du marché)(?!\p{L})/iu,
  ],
] as const)("has one name for one thing in %s", (_locale, tree, otherNames) =>
  expect(leaves(tree).filter(([key, text]) => !isFoundBy.test(key) && otherNames.test(text))).toEqual([]),
);

/** Other words under which somebody may look for a kind of section or a setting. */
const isFoundBy = /^(?:labels\.synonyms|editor\.palette\.words)\./;

it.each(Object.entries(whole))("ends no refusal with a full stop in %s, as more words may follow it", (_locale, tree) =>
  expect(leaves(tree.errors).filter(([, text]) => text.endsWith("."))).toEqual([]),
);

it.each(Object.entries(whole))("ends a reason in %s before it goes on", (_locale, tree) => {
  const run = /\{(?:message|reason)\}(?![.)]|$|\{count, plural, =0 \{\} one \{\.)/u;
  expect(leaves(tree).filter(([, text]) => run.test(text))).toEqual([]);
});

describe.each(all)("%s, as it is set", (locale, tree) => {
  it("is written with plain spaces, which are made to hold where they have to", () =>
    expect(leaves(tree).filter(([, text]) => /[\u00a0\u2009\u202f]| {2}/u.test(text))).toEqual([]));

  it("keeps dots to their word, except in German", () => {
    const other = locale === "de" ? /\p{L}…(?:$| )/u : / …/u;
    expect(leaves(tree).filter(([, text]) => other.test(text))).toEqual([]);
  });

  it("addresses nobody as a friend outside the game", () => {
    const { golf, places, ...forAll } = Object.fromEntries(
      Object.entries(tree).filter(([name]) => Object.hasOwn(en, name)),
    );
    expect([golf, places]).not.toContain(undefined);
    expect(leaves(forAll).filter(([, text]) => familiar[locale]?.test(text))).toEqual([]);
  });

  it("sets a capital where it addresses people formally and has one for it", () =>
    expect(
      leaves(tree).filter(([key, text]) => !isOfMap.has(key) && !key.startsWith("golf.") && small[locale]?.test(text)),
    ).toEqual([]));
});

it("says « vous » to who plays in French", () =>
  expect(leaves(fr.golf).filter(([, text]) => familiar["fr"]?.test(text))).toEqual([]));

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

/** Words with which each language addresses a friend; English has none. */
const familiar: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:du|dich|dir|deine?[mnrs]?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:tu|toi|ton|ta|tes)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:tu|ti|tuoi?|tu[ae])(?!\p{L})/iu,
  rm: /(?<!\p{L})(?:ti|tes|tias?)(?!\p{L})/iu,
  sq: /(?<!\p{L})(?:ti|yt|tënd\p{L}*)(?!\p{L})/iu,
  sr: /(?<!\p{L})(?:ti|tvoj\p{L}*)(?!\p{L})/iu,
  hr: /(?<!\p{L})(?:ti|tvoj\p{L}*)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:tú|tus?|contigo)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:tu|teus?|tuas?|contigo)(?!\p{L})/iu,
};
/** Formal words that lack the capital they are written with. */
const small: Readonly<Record<string, RegExp>> = {
  it: /(?<!\p{L})su(?:o|oi|a|e)(?!\p{L})/u,
  sr: /(?<!\p{L})vaš/u,
  hr: /(?<!\p{L})vaš/u,
};
/** Where the word belongs to the map, not to a reader. */
const isOfMap = new Set(["map.listHint"]);

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
