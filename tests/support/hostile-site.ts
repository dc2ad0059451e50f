import { randomUUID } from "node:crypto";
import { blocks, type Kind } from "~/kinds/registry.ts";
import { createUser, joinSite } from "~/features/account/service.ts";
import { siteSettingsSchema } from "~/features/site/schema.ts";
import { createSite } from "~/features/site/service.ts";
import type { RootDb } from "~/server/db.ts";
import { hostileAccount, makeHostileLists, type HostileLists } from "./hostile-lists.ts";
import { addGroup, writeRows, type HostileMedia, type Rows } from "./hostile-page.ts";
import { hostileName, hostileText, withHostileTexts } from "./hostile-values.ts";

const locales = ["de", "fr"];

export interface HostileSite {
  siteId: string;
  host: string;
  email: string;
  /** Their ids by their address. */
  pages: Record<string, string>;
  mediaIds: HostileMedia;
  lists: HostileLists;
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
  settings.socialAccounts.behold = hostileAccount;
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
  const pageId = await makePage(db, { siteId, slug: "feeds", kinds: [], timesEach, mediaIds });
  const lists = await makeHostileLists(db, { siteId, userId, pageId, mediaIds });
  pages["feeds"] = pageId;
  pages["search"] = await makePage(db, { siteId, slug: "search", role: "search", kinds: [], timesEach, mediaIds });
  return { siteId, host, email: `${key}@vitrine.example`, pages, mediaIds, lists };
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
  role?: "search";
  kinds: Kind[];
  timesEach: number;
  mediaIds: HostileMedia;
}

async function makePage(db: RootDb, { siteId, slug, role, kinds, timesEach, mediaIds }: PageOf): Promise<string> {
  const pageId = randomUUID();
  const address = { siteId, name: hostileText, description: hostileText, slug };
  await db.page.create({
    data: {
      id: pageId,
      siteId,
      name: hostileText,
      role: role ?? null,
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
  await writeRows(db, rows);
  return pageId;
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
        publicUrl: mediaType === "document" ? "javascript:window.ran=1//" : `/media/${id}"onerror="window.ran=1"`,
        placeholder: 'data:image/webp;base64,x");background:url("//evil.example/x',
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
