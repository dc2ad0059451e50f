import { randomUUID } from "node:crypto";
import { blocks, type Kind } from "~/kinds/registry.ts";
import { deriveId } from "~/lib/ids.ts";
import { Prisma, type RootDb } from "~/server/db.ts";
import { hostileOption, hostileRichText, hostileText, roundOf } from "./hostile-values.ts";

type Json = Prisma.InputJsonValue;
const locales = ["de", "fr"];

export interface HostileMedia {
  image: string;
  video: string;
  document: string;
}

/** The content of a page, parents before what they hold. */
export interface Rows {
  groups: Prisma.GroupCreateManyInput[];
  fields: Prisma.FieldCreateManyInput[];
  texts: Prisma.FieldTextCreateManyInput[];
}

interface GroupOf {
  siteId: string;
  pageId: string;
  kind: Kind;
  parentId: string | null;
  count: number;
  mediaIds: HostileMedia;
}

/** A section or card of a kind, every value of which is hostile. */
export function addGroup(rows: Rows, { siteId, pageId, kind, parentId, count, mediaIds }: GroupOf): string {
  const id = randomUUID();
  const round = roundOf(count);
  const { fields, options } = blocks[kind];
  const hostile = (names: string[], from: number) =>
    Object.fromEntries(names.map((name, at) => [name, hostileOption(round, from + at)])) as Json;
  const sortKey = `a${String(count).padStart(3, "0")}`;
  rows.groups.push({ id, siteId, pageId, kind, parentId, sortKey, options: hostile(Object.keys(options), count) });
  for (const [at, [name, { type, options: own }]] of Object.entries(fields).entries()) {
    const { valid, invalid } = hostileRichText(round);
    const optionNames = Object.keys(own as object);
    const atLink = optionNames.indexOf("link");
    const json = type === "richText" ? ((count % 2 === 0 ? valid : invalid) as Json) : Prisma.DbNull;
    const fieldId = deriveId(id, name);
    rows.fields.push({
      id: fieldId,
      siteId,
      groupId: id,
      name,
      mediaId: mediaIds[type as keyof HostileMedia] ?? null,
      mediaIds: type === "mediaList" ? [mediaIds.image] : [],
      // The first of the values is the hostile address as a link, each time.
      options: hostile(optionNames, atLink < 0 ? at : 8 - atLink),
      value: hostileText,
    });
    rows.texts.push(...locales.map((locale) => ({ siteId, fieldId, locale, text: hostileText, json })));
  }
  return id;
}

export async function writeRows(db: RootDb, { groups, fields, texts }: Rows): Promise<void> {
  await db.group.createMany({ data: groups });
  await db.field.createMany({ data: fields });
  await db.fieldText.createMany({ data: texts });
}
