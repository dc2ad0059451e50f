import { dequal } from "dequal/lite";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { ownValue } from "~/lib/own-value.ts";
import { textHash } from "~/lib/text-hash.ts";
import type { Field, FieldText, Group } from "../schema.ts";

/** A field that nobody has changed yet; its id follows from its group and name. */
export function blankField(groupId: string, name: string): Field {
  return { id: deriveId(groupId, name), name, visible: true, mediaId: null, options: {}, value: null, texts: {} };
}

/** The field of this name, or a blank one: a document keeps only the fields that differ from blank. */
export function fieldOf(group: Group, name: string): Field {
  return ownValue(group.fields, name) ?? blankField(group.id, name);
}

export function isBlank(groupId: string, field: Field): boolean {
  return dequal(field, blankField(groupId, field.name));
}

/** The group with this field in it; a blank field is left out. */
export function withField(group: Group, field: Field): Group {
  const { [field.name]: _, ...others } = group.fields;
  return { ...group, fields: isBlank(group.id, field) ? others : { ...others, [field.name]: field } };
}

interface Written {
  locale: Locale;
  /** Null takes the language away. */
  text: Pick<FieldText, "text" | "json"> | null;
  /** The language from which others are translated. */
  source: Locale | undefined;
}

/**
 * The field with this text in one language, marked with the words that it translates. What a person writes is `human`.
 */
export function withText(field: Field, { locale, text, source }: Written): Field {
  const { [locale]: before, ...others } = field.texts;
  if (!text) return before ? { ...field, texts: others } : field;
  if (before && before.text === text.text && dequal(before.json, text.json)) return field;
  const sourceHash = sourceHashOf(field, locale, source);
  return { ...field, texts: { ...others, [locale]: { ...text, sourceHash, origin: "human" } } };
}

interface Translated extends Pick<Written, "locale" | "text">, Pick<FieldText, "sourceHash" | "origin"> {}

/** The field with a translation made elsewhere. Where a machine says what a person has written, that stays the person's. */
export function withTranslation(field: Field, { locale, text, sourceHash, origin }: Translated): Field {
  if (!text) return field;
  const before = field.texts[locale];
  const isSame = before?.text === text.text && dequal(before.json, text.json);
  const after = { ...text, sourceHash, origin: isSame && before.origin === "human" ? before.origin : origin };
  return dequal(before, after) ? field : { ...field, texts: { ...field.texts, [locale]: after } };
}

/** The mark of what stands in the source language now; null where there is nothing to translate. Where a title's lines break says nothing to translators. */
export function sourceHashOf(field: Field, locale: Locale, source: Locale | undefined): string | null {
  const words = source === undefined || source === locale ? null : field.texts[source];
  return words?.text ? wordsHash(words.text, words.json) : null;
}

/** The mark of words that are translated. */
export function wordsHash(text: string, json: Json): string {
  return textHash(json === null ? text.replaceAll("\n", " ") : text);
}

/** The map with `key` set, or without it when the value is null. */
export function withEntry(map: Record<string, Json>, key: string, value: Json): Record<string, Json> {
  const { [key]: _, ...others } = map;
  return value === null ? others : { ...others, [key]: value };
}

/** Every medium that a field shows, its list included. */
export function mediaIdsOf({ mediaId, mediaIds = [] }: Field): string[] {
  return mediaId === null ? mediaIds : [mediaId, ...mediaIds];
}
