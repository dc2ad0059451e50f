import { dequal } from "dequal/lite";
import { sourceHashOf } from "~/features/page/domain/fields.ts";
import { fieldOf, textAt } from "~/features/page/domain/groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { PairPlace, TextPair } from "~/features/site/translations/text-pair.ts";
import { DomainError } from "~/lib/errors.ts";
import { localeSchema, localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import { translatable, type TextContent } from "../domain/content.ts";
import { guardOf } from "../domain/guard.ts";
import type { XliffUnit } from "../domain/xliff.ts";

/** From which language to which a file translates; translations bear marks of what the site's `first` one says. */
export interface FileLanguages {
  first: Locale;
  from: Locale;
  to: Locale;
}

/** A text of the site as it is carried by a translator's file. */
export interface KnownText {
  unit: XliffUnit;
  place: PairPlace;
  parts: ReturnType<typeof translatable>;
  target: TextContent | null;
  /** A person wrote what stands there. */
  isByHand: boolean;
  /** It may stay empty. */
  isOptional: boolean;
  /** What the translation is made of: the mark of a field's words, the very words elsewhere. */
  madeFrom: string | null;
}

interface Texts {
  /** Every text in two languages. */
  pairsIn: (languages: { source: Locale; locale: Locale }) => TextPair[];
  /** Where the fields among them stand. */
  document?: PageDocument;
}

/** Everything with words to translate, by the id that it has in files. */
export function knownTexts({ pairsIn, document }: Texts, languages: FileLanguages): Map<string, KnownText> {
  const { first, from, to } = languages;
  const guard = guardOf([], { to, isFromFirst: from === first });
  const sources = new Map(
    from === first ? [] : pairsIn({ source: first, locale: from }).map((pair) => [pair.key, pair]),
  );
  return new Map(
    pairsIn({ source: first, locale: to }).flatMap((pair): [string, KnownText][] => {
      const source =
        from === first
          ? {
              ...pair,
              text: pair.source,
              json: pair.json && { ...pair.json, text: pair.json.source },
              state: "done" as const,
            }
          : sources.get(pair.key);
      const words = source && contentIn(from, source, document);
      if (!words) return [];
      const parts = translatable(words, guard, to);
      if (parts.markups.length === 0) return [];
      const target = contentIn(to, pair, document);
      const targets = target ? fitting(parts, target, translatable(target, guard, to).markups) : null;
      const segments = parts.markups.map((markup, index) => ({ source: markup, target: targets?.[index] ?? null }));
      const id = pair.key.replace(/^picture /, "");
      const review = pair.state === "stale" ? "stale" : pair.isMachine ? "machine" : undefined;
      const unit: XliffUnit = { id, note: noteOf(pair.place, document), review, segments };
      // An address that was never chosen is that of another language.
      const isChosen = pair.place.type !== "pageAddress" || pair.text !== pair.source;
      const known: KnownText = {
        unit,
        place: pair.place,
        parts,
        target,
        isByHand: target !== null && !pair.isMachine && isChosen,
        isOptional: pair.state === "done" && target === null,
        madeFrom: madeFromOf(pair, source, { ...languages, document }),
      };
      return [[id, known]];
    }),
  );
}

/** A file of whose languages the site knows both. Throws `xliff-languages`; nothing is translated to the first language, and none to itself. */
export function fileLanguages(
  { site }: Pick<ServiceContext, "site">,
  { from, to }: { from: string | undefined; to: string },
): FileLanguages {
  const locales = localesOf(site);
  const [first] = locales;
  const known = [from ?? first, to].map((locale) => localeSchema.safeParse(locale).data);
  const [source, target] = known;
  const isOfSite = known.every((locale) => locale !== undefined && locales.includes(locale));
  if (!first || !source || !target || !isOfSite || target === source || target === first)
    throw refuseFile("xliff-languages", `the site does not translate ${String(from)} to ${to}`);
  return { first, from: source, to: target };
}

export function refuseFile(refusal: "xliff-invalid" | "xliff-page" | "xliff-languages", message: string): DomainError {
  return new DomainError("invalid", message, { refusal });
}

/** A source that is not up to date itself is made of what the first language said before. */
function madeFromOf(
  { place, source: words }: TextPair,
  source: Pick<TextPair, "state" | "madeFrom">,
  { first, from, to, document }: FileLanguages & { document: PageDocument | undefined },
): string | null {
  if (place.type !== "field") return source.state === "stale" ? (source.madeFrom ?? words) : words;
  const group = document?.groups[place.groupId];
  if (!group) return null;
  const field = fieldOf(group, place.fieldName);
  return source.state === "stale" ? (field.texts[from]?.sourceHash ?? null) : sourceHashOf(field, to, first);
}

function contentIn(
  locale: Locale,
  { place, text, json }: TextPair,
  document: PageDocument | undefined,
): TextContent | null {
  const isField = place.type === "field" && document;
  const found = isField ? textAt(document, { ...place, locale }) : { text, json: json?.text ?? null };
  return found?.text?.trim() ? { text: found.text, json: found.json } : null;
}

function noteOf(place: PairPlace, document: PageDocument | undefined): string {
  if (place.type !== "field") return place.type;
  return `${document?.groups[place.groupId]?.kind ?? ""} · ${place.fieldName}`;
}

/** The pieces of a translation where they say exactly it again in the places of the source; null where it is built otherwise. */
function fitting(parts: KnownText["parts"], target: TextContent, markups: string[]): string[] | null {
  return markups.length === parts.markups.length && dequal(parts.build(markups), target) ? markups : null;
}
