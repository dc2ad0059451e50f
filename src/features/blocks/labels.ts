import type { LabelKey } from "~/i18n/message-types.ts";

/** What editors call a field of this name: a key of the catalogue, which has one for each field of every kind. */
export function fieldLabel(name: string): LabelKey {
  return `fields.${name}` as LabelKey;
}

/** What editors call a kind of section. */
export function kindLabel(kind: string): LabelKey {
  return `kinds.${kind}` as LabelKey;
}

/** Other words that editors may search a kind by. */
export function synonymsLabel(kind: string): LabelKey {
  return `synonyms.${kind}` as LabelKey;
}
