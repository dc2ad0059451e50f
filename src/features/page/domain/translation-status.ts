import { blockOf, fieldDefinitionOf } from "~/kinds/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { Field, Group, PageDocument } from "../schema.ts";
import { sourceHashOf } from "./fields.ts";
import { cardsOf, isSeenIn, sectionsOf } from "./groups.ts";

/** A text that is missing in a language: a field of a group, or the page's own name. */
export type MissingText = { groupId: string; fieldName: string } | "pageName";

/**
 * How many texts are missing in each language but the default one (the first of `locales`): visible texts and page
 * names that are there in the default language and empty here. Languages in which the page or a section is not shown
 * miss nothing there, nor does a section that is hidden, and what is written once for all languages is never missing.
 */
export function translationStatus(document: PageDocument, locales: readonly Locale[]): Partial<Record<Locale, number>> {
  const [source, ...others] = locales;
  if (source === undefined) return {};
  return Object.fromEntries(others.map((locale) => [locale, missingTexts(document, source, locale).length]));
}

/** What of `missing` stands in the way of a publish: every language with some but those that may be incomplete. */
export function untranslated(
  missing: Partial<Record<Locale, number>>,
  optionalLocales: readonly Locale[],
): Partial<Record<Locale, number>> {
  return Object.fromEntries(
    Object.entries(missing).filter(([locale, count]) => count > 0 && !optionalLocales.some((each) => each === locale)),
  );
}

/** The texts that are there in `source` and missing in `locale`, in the order in which they stand on the page. */
export function missingTexts(document: PageDocument, source: Locale, locale: Locale): MissingText[] {
  if (document.disallowedLocales.includes(locale)) return [];
  const isNameMissing = document.locales[source]?.name && !document.locales[locale]?.name;
  const fields = fieldsToTranslate(document, source, locale)
    .filter(({ state }) => state === "missing")
    .map(({ groupId, fieldName }) => ({ groupId, fieldName }));
  return isNameMissing ? ["pageName", ...fields] : fields;
}

/** A field that has words in the source language, and how far they are translated. */
export interface FieldToTranslate {
  groupId: string;
  fieldName: string;
  state: TranslationState;
}

/** `stale`: the words that a text was translated from were changed since. */
export type TranslationState = "missing" | "stale" | "done";

/** Every visible field with words in `source` that is shown in `locale`, in the order in which they stand on the page. */
export function fieldsToTranslate(document: PageDocument, source: Locale, locale: Locale): FieldToTranslate[] {
  if (document.disallowedLocales.includes(locale)) return [];
  const groups = sectionsOf(document)
    .flatMap((section) => [section, ...cardsOf(document, section.id)])
    .filter((group) => isSeenIn(document, group, locale));
  return groups.flatMap((group) => fieldsIn(group, source, locale));
}

/** What each group has to translate, by languages. Groups never change in place, so that of a long page one is read anew. */
const known = new WeakMap<Group, Map<string, FieldToTranslate[]>>();

function fieldsIn(group: Group, source: Locale, locale: Locale): FieldToTranslate[] {
  const ofGroup = known.get(group) ?? new Map<string, FieldToTranslate[]>();
  known.set(group, ofGroup);
  const languages = `${source} ${locale}`;
  const fields = ofGroup.get(languages) ?? readFields(group, source, locale);
  ofGroup.set(languages, fields);
  return fields;
}

function readFields(group: Group, source: Locale, locale: Locale): FieldToTranslate[] {
  return fieldsInOrder(group)
    .filter((field) => field.visible && hasText(field, source))
    .map((field) => ({ groupId: group.id, fieldName: field.name, state: stateOf(field, source, locale) }));
}

function stateOf(field: Field, source: Locale, locale: Locale): TranslationState {
  if (!hasText(field, locale)) return "missing";
  const hash = field.texts[locale]?.sourceHash ?? null;
  return hash !== null && hash !== sourceHashOf(field, locale, source) ? "stale" : "done";
}

/** The fields that differ between languages, as their kind lists them. */
function fieldsInOrder(group: Group): Field[] {
  return Object.keys(blockOf(group.kind)?.fields ?? {}).flatMap((name) => {
    const field = ownValue(group.fields, name);
    return field && fieldDefinitionOf(group.kind, name)?.localized ? [field] : [];
  });
}

function hasText(field: Field, locale: Locale): boolean {
  return Boolean(field.texts[locale]?.text?.trim());
}
