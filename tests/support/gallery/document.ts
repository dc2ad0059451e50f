import { blockOf } from "~/kinds/registry.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Locale } from "~/lib/locales.ts";
import { fieldSchema, pageDocumentSchema, type Field, type Group, type PageDocument } from "~/features/page/schema.ts";
import { readMarkup } from "~/features/richtext/markup.ts";
import type { FieldContent, SectionContent } from "../../../prisma/seed/content.ts";

const root = "6ba7b812-9dad-11d1-80b4-00c04fd430c8";

/** A page document out of the seed's content format, with ids that follow from the order. */
export function documentOf(name: string, sections: SectionContent[]): PageDocument {
  const id = deriveId(root, name);
  return pageDocumentSchema.parse({
    id,
    name,
    role: null,
    status: "published",
    collection: null,
    options: {},
    disallowedLocales: [],
    locales: {},
    groups: Object.fromEntries(
      sections.flatMap((section, at) => groupsOf(section, id, at, null)).map((g) => [g.id, g]),
    ),
  });
}

export const pictureId = (name: string) => deriveId(root, `picture:${name}`);

function groupsOf(section: SectionContent, above: string, at: number, parentId: string | null): Group[] {
  const id = deriveId(above, String(at));
  const fields = Object.entries(section.fields ?? {}).map(([name, content]) => [
    name,
    fieldOf(id, { kind: section.kind, name }, content),
  ]);
  const group: Group = {
    id,
    kind: section.kind,
    parentId,
    status: "published",
    previousStatus: null,
    sortKey: `a${String(at).padStart(3, "0")}`,
    options: section.options ?? {},
    disallowedLocales: [],
    fields: Object.fromEntries(fields) as Group["fields"],
  };
  return [group, ...(section.cards ?? []).flatMap((card, index) => groupsOf(card, id, index, id))];
}

/** The pictures of a gallery's field: one, or those of a list, with commas between them. */
const picturesOf = (picture: string) => picture.split(",");

/** The pictures that a field shows, by their names. */
export function namesIn(content: FieldContent): string[] {
  if (content.type === "images") return content.pictures;
  return content.type === "image" ? picturesOf(content.picture) : [];
}

function fieldOf(groupId: string, { kind, name }: { kind: string; name: string }, content: FieldContent): Field {
  const pictures = namesIn(content).map(pictureId);
  const isList = blockOf(kind)?.fields[name]?.type === "mediaList";
  const texts = "texts" in content ? Object.entries(content.texts) : [];
  return fieldSchema.parse({
    id: deriveId(groupId, name),
    name,
    visible: true,
    mediaId: isList ? null : (pictures[0] ?? null),
    ...(isList && { mediaIds: pictures }),
    options: content.type === "button" ? { link: { type: "url", url: "/de/weg" } } : {},
    value: null,
    texts: Object.fromEntries(
      texts.map(([locale, text]) => [
        locale as Locale,
        { text, json: content.type === "richText" ? readMarkup(text) : null, sourceHash: null, origin: "human" },
      ]),
    ),
  });
}
