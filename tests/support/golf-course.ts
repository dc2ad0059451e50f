import { randomUUID } from "node:crypto";
import type { PublishedPage } from "~/features/page/schema.ts";
import type { RootDb } from "~/server/db.ts";

export interface CourseRows {
  siteId: string;
  /** The published hole pages, in order. */
  pageIds: string[];
  /** A published page of the collection without a start: no hole. */
  rankingId: string;
}

/** Writes the rows that scoring asks for: a site at `host`, its published hole pages and the ranking's. */
export async function createCourseRows(
  db: RootDb,
  { key, host, holes }: { key: string; host: string; holes: number },
): Promise<CourseRows> {
  const hosts = { create: { host, isPrimary: true } };
  const site = await db.site.create({ data: { key, name: key, locales: ["de"], hosts } });
  const siteId = site.id;
  const collection = await db.collection.create({ data: { siteId, name: "map", type: "page" } });
  const pageIds: string[] = [];
  for (let number = 1; number <= holes; number += 1) pageIds.push(await publish(`Loch ${number}`, number));
  return { siteId, pageIds, rankingId: await publish("Rangliste", null) };

  async function publish(name: string, number: number | null): Promise<string> {
    const sortKey = `a${String(number ?? 99).padStart(2, "0")}`;
    const data = { siteId, name, collection: "map", status: "published", sortKey } as const;
    const page = await db.page.create({ data });
    await db.collectionItem.create({ data: { siteId, collectionId: collection.id, pageId: page.id, sortKey } });
    const document = publishedPage(page.id, name, number);
    const version = await db.pageVersion.create({
      data: { siteId, pageId: page.id, number: 1, revision: 0, document },
    });
    await db.page.updateMany({ where: { id: page.id, siteId }, data: { publishedVersionId: version.id } });
    return page.id;
  }
}

/** A page of the collection as it is published; with a start unless `number` is null. */
function publishedPage(id: string, name: string, number: number | null): PublishedPage {
  const start = { lat: 47.5, lng: 8.72 + (number ?? 0) / 1000, icon: "start" };
  const points: PublishedPage["document"]["groups"][string] = {
    id: randomUUID(),
    kind: "poiManager",
    parentId: null,
    status: "published",
    previousStatus: null,
    sortKey: "a0",
    options: { poi: number === null ? [] : [start] },
    disallowedLocales: [],
    fields: {},
  };
  return {
    document: {
      id,
      name,
      role: null,
      status: "published",
      collection: "map",
      options: {},
      disallowedLocales: [],
      locales: { de: { slug: name.toLowerCase().replace(" ", "-"), name, description: "" } },
      groups: { [points.id]: points },
    },
    media: {},
  };
}
