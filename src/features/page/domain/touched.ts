import { deriveId } from "~/lib/ids.ts";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { Field, FieldText, Group, PageDocument, Patch } from "../schema.ts";

interface TextRow extends FieldText {
  fieldId: string;
  locale: Locale;
}

/** Which rows the patches change: those to write, as they are in `document`, and those to delete. */
interface Touched {
  page: boolean;
  locales: Set<Locale>;
  groups: Group[];
  goneGroups: string[];
  fields: { groupId: string; field: Field }[];
  goneFields: string[];
  texts: TextRow[];
  goneTexts: { fieldId: string; locale: Locale }[];
}

/** Reads the touched rows off the patches; `document` is the draft after them. */
export function touchedBy(document: PageDocument, patches: readonly Patch[]): Touched {
  const touched: Touched = {
    page: false,
    locales: new Set(),
    groups: [],
    goneGroups: [],
    fields: [],
    goneFields: [],
    texts: [],
    goneTexts: [],
  };
  const groups = new Set<string>();
  const fields = new Map<string, { groupId: string; name: string }>();
  const texts: { groupId: string; name: string; locale: Locale }[] = [];

  for (const { path } of patches) {
    const [root, id = "", shelf, name = "", part, locale] = path;
    if (root === "locales") touched.locales.add(localeSchema.parse(id));
    else if (root !== "groups") touched.page = true;
    else if (shelf !== "fields") groups.add(id);
    else {
      fields.set(`${id} ${name}`, { groupId: id, name });
      if (part === "texts") texts.push({ groupId: id, name, locale: localeSchema.parse(locale) });
    }
    if (root === "groups" && path.length === 2) addWhole(document.groups[id], fields, texts);
  }

  for (const id of groups) {
    const group = document.groups[id];
    if (group) touched.groups.push(group);
    else touched.goneGroups.push(id);
  }
  for (const { groupId, name } of fields.values()) {
    const field = document.groups[groupId]?.fields[name];
    if (field) touched.fields.push({ groupId, field });
    else touched.goneFields.push(deriveId(groupId, name));
  }
  for (const { groupId, name, locale } of texts) {
    const field = document.groups[groupId]?.fields[name];
    const text = field?.texts[locale];
    if (field && text) touched.texts.push({ ...text, fieldId: field.id, locale });
    // A field that is gone takes its texts along.
    else if (field) touched.goneTexts.push({ fieldId: field.id, locale });
  }
  return touched;
}

/** A new group brings all its fields and texts. */
function addWhole(
  group: Group | undefined,
  fields: Map<string, { groupId: string; name: string }>,
  texts: { groupId: string; name: string; locale: Locale }[],
): void {
  for (const field of Object.values(group?.fields ?? {})) {
    const place = { groupId: group?.id ?? "", name: field.name };
    fields.set(`${place.groupId} ${place.name}`, place);
    for (const locale of localeSchema.options) if (field.texts[locale]) texts.push({ ...place, locale });
  }
}
