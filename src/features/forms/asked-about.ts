import type { NamedEntry } from "~/features/blocks/data/listing-data.ts";
import type { ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewTranslate } from "~/i18n/view-texts.ts";
import { aboutEntry, type FormField } from "./domain/form-field.ts";

/** What a form that asks for an appointment asks in its place: whom to answer, and what about. */
const inquiry: FormField[] = [
  { name: "vorname", type: "text", isRequired: true, autocomplete: "given-name" },
  { name: "nachname", type: "text", isRequired: true, autocomplete: "family-name" },
  { name: "email", type: "email", isRequired: true, autocomplete: "email" },
  { name: "telefon", type: "tel", autocomplete: "tel" },
  { name: "fragenAnmerkungen", type: "longText", isRequired: true },
];

/** A form's options where it is asked about an entry. */
export const optionsAbout = (options: Readonly<Record<string, unknown>>) => ({ ...options, [aboutEntry]: inquiry });

/**
 * The sections of a page whose forms are asked about an entry. Where an editor's words ask for an appointment, the entry
 * and the product's own words stand in their place.
 */
export function askedAbout(sections: ResolvedGroup[], entry: NamedEntry | null, t: ViewTranslate): ResolvedGroup[] {
  if (!entry) return sections;
  const words: Record<string, string> = { kicker: t("forms.about"), title: entry.title };
  const said = (field: ResolvedField, name: string): ResolvedField => {
    if (field.type === "text") return { ...field, lang: null, link: null, visible: true, text: words[name] ?? "" };
    return field.type === "richText" ? { ...field, value: null } : field;
  };
  return sections.map((section) => {
    if (section.kind !== "contactForm") return section;
    const fields = Object.entries(section.fields).map(([name, field]) => [name, said(field, name)]);
    return {
      ...section,
      options: optionsAbout(section.options),
      fields: Object.fromEntries(fields) as ResolvedGroup["fields"],
    };
  });
}
