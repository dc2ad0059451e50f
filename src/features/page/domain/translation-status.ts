import { fieldDefinitionOf } from "~/kinds/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Field, Group, PageDocument } from "../schema.ts";
import { isKept } from "./groups.ts";

/**
 * How many texts are missing in each language but the default one (the first of `locales`): visible texts and page
 * names that are there in the default language and empty here. Languages in which the page or a section is not shown
 * miss nothing there, and what is written once for all languages is never missing.
 */
export function translationStatus(document: PageDocument, locales: readonly Locale[]): Partial<Record<Locale, number>> {
  const [source, ...others] = locales;
  if (source === undefined) return {};
  return Object.fromEntries(others.map((locale) => [locale, missingTexts(document, source, locale)]));
}

function missingTexts(document: PageDocument, source: Locale, locale: Locale): number {
  if (document.disallowedLocales.includes(locale)) return 0;
  const name = document.locales[source]?.name && !document.locales[locale]?.name ? 1 : 0;
  const groups = Object.values(document.groups).filter(
    (group) => isKept(document, group) && !isHidden(document, group.id, locale),
  );
  const fields = groups.flatMap(localizedFields);
  return name + fields.filter((field) => field.visible && hasText(field, source) && !hasText(field, locale)).length;
}

function localizedFields(group: Group): Field[] {
  return Object.values(group.fields).filter(({ name }) => fieldDefinitionOf(group.kind, name)?.localized);
}

/** A card is not shown where its board is not shown. */
function isHidden(document: PageDocument, groupId: string, locale: Locale): boolean {
  const group = document.groups[groupId];
  if (!group) return false;
  return (
    group.disallowedLocales.includes(locale) || (group.parentId !== null && isHidden(document, group.parentId, locale))
  );
}

function hasText(field: Field, locale: Locale): boolean {
  return Boolean(field.texts[locale]?.text?.trim());
}
