import { randomUUID } from "node:crypto";
import { blocks, type Kind } from "~/kinds/registry.ts";
import { createUser, joinSite } from "~/features/account/service.ts";
import { deriveId } from "~/lib/ids.ts";
import { siteSettingsSchema } from "~/features/site/schema.ts";
import { createSite } from "~/features/site/service.ts";
import { Prisma, type RootDb } from "~/server/db.ts";
import {
  hostileName,
  hostileOption,
  hostileRichText,
  hostileText,
  roundOf,
  withHostileTexts,
} from "./hostile-values.ts";

type Json = Prisma.InputJsonValue;
const locales = ["de", "fr"];

export interface HostileSite {
  siteId: string;
  host: string;
  email: string;
  /** Their ids by their address. */
  pages: Record<string, string>;
  mediaIds: HostileMedia;
}

export interface HostileMedia {
  image: string;
  video: string;
  document: string;
}

/**
 * A site in which every value that a table can hold is hostile, written past every check of the API. Whatever kind the
 * registry names is on one of its pages, three times unless it is said otherwise, because each goes on with the next
 * hostile address and colour: those for members, too.
 */
export async function makeHostileSite(db: RootDb, password: string, { timesEach = 3 } = {}): Promise<HostileSite> {
  const key = `hostile-${randomUUID().slice(0, 8)}`;
  const host = `${key}.localhost`;
  const settings = withHostileTexts(
    siteSettingsSchema.parse({}),
    (tried) => siteSettingsSchema.safeParse(tried).success,
  );
  settings.header.useBusinessDataFromLookUp = false;
  settings.footer.useBusinessDataFromLookUp = false;
  const { id: siteId } = await createSite(db, { key, name: "hostile", locales: ["de", "fr"], hosts: [host], settings });
  const name = hostileText.slice(0, 100); // its limit
  await db.site.update({ where: { id: siteId }, data: { name, isHealthOpticsMember: true } });
  const { id: userId } = await createUser(db, { email: `${key}@vitrine.example`, name: hostileName, password });
  await joinSite(db, { siteId, userId });
  const mediaIds = await makeMedia(db, siteId);
  const pages: Record<string, string> = {};
  for (const { slug, kinds } of kindsByPage()) {
    pages[slug] = await makePage(db, { siteId, slug, kinds, timesEach, mediaIds });
  }
  await makeNavigation(db, siteId, Object.values(pages));
  return { siteId, host, email: `${key}@vitrine.example`, pages, mediaIds };
}

/** Every kind on some page: screens that fill the window have one each. */
function kindsByPage(): { slug: string; kinds: Kind[] }[] {
  const apart: Kind[] = ["gameSetup", "scoreTracker"];
  const others = (Object.keys(blocks) as Kind[]).filter((kind) => !apart.includes(kind));
  return [{ slug: "others", kinds: others }, ...apart.map((kind) => ({ slug: kind.toLowerCase(), kinds: [kind] }))];
}

/** The kind of the board that holds cards of this kind; null for a section of its own. */
function boardOf(kind: string): Kind | null {
  const boards = Object.values(blocks) as { kind: string; childKind?: string }[];
  return (boards.find(({ childKind }) => childKind === kind)?.kind ?? null) as Kind | null;
}

interface PageOf {
  siteId: string;
  slug: string;
  kinds: Kind[];
  timesEach: number;
  mediaIds: HostileMedia;
}

async function makePage(db: RootDb, { siteId, slug, kinds, timesEach, mediaIds }: PageOf): Promise<string> {
  const pageId = randomUUID();
  const address = { siteId, name: hostileText, description: hostileText, slug };
  await db.page.create({
    data: {
      id: pageId,
      siteId,
      name: hostileText,
      options: { headerType: hostileText },
      locales: { create: locales.map((locale) => ({ ...address, locale })) },
    },
  });
  const rows: Rows = { groups: [], fields: [], texts: [] };
  let count = 0;
  for (const kind of kinds)
    for (let times = 0; times < timesEach; times += 1) {
      const of = { siteId, pageId, count: (count += 1), mediaIds };
      const board = boardOf(kind);
      const parentId = board && addGroup(rows, { ...of, kind: board, parentId: null });
      addGroup(rows, { ...of, kind, parentId });
    }
  await db.group.createMany({ data: rows.groups });
  await db.field.createMany({ data: rows.fields });
  await db.fieldText.createMany({ data: rows.texts });
  return pageId;
}

/** The content of a page, parents before what they hold. */
interface Rows {
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

function addGroup(rows: Rows, { siteId, pageId, kind, parentId, count, mediaIds }: GroupOf): string {
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

async function makeMedia(db: RootDb, siteId: string): Promise<HostileMedia> {
  const ids = { image: randomUUID(), video: randomUUID(), document: randomUUID() };
  for (const mediaType of ["image", "video", "document"] as const) {
    const id = ids[mediaType];
    await db.media.create({
      data: {
        id,
        siteId,
        mediaType,
        mimeType: `${mediaType}/webp`,
        bucketFolder: hostileText,
        objectId: id,
        originalFilename: hostileText,
        extension: mediaType === "document" ? "pdf" : "webp",
        fileSize: 1,
        tags: [hostileText],
        publicUrl: `/media/${id}"onerror="window.ran=1"`,
        videoSettings: { source: "youtube", videoId: hostileText, youtubeUrl: "javascript:window.ran=1" },
        alt: { de: hostileText, fr: hostileText },
        hasOriginal: mediaType === "document",
      },
    });
  }
  return ids;
}

async function makeNavigation(db: RootDb, siteId: string, pageIds: string[]): Promise<void> {
  const label = { de: hostileName, fr: hostileName };
  const items = pageIds.slice(0, 3).map((pageId, index) => ({ siteId, pageId, label, sortKey: `a${index}` }));
  await db.navigationContainer.create({ data: { siteId, label, sortKey: "a0", items: { create: items } } });
}
