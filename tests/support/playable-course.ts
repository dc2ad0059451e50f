import { randomUUID } from "node:crypto";
import { addToCollection } from "~/features/site/collections.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import type { SiteSettings } from "~/features/site/schema.ts";
import type { Json } from "~/lib/json.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import { getLiveBus, openLiveBus } from "~/server/live/live-bus.ts";
import { makePerson, makeSite, type TestSite } from "./two-sites.ts";

export interface PlayableCourse {
  site: TestSite;
  pageIds: string[];
}

/** A site whose course has a published hole for each par; null is a hole without. Made as an editor makes it. */
export async function makePlayableCourse(db: RootDb, key: string, pars: (number | null)[]): Promise<PlayableCourse> {
  const site = await makeSite(db, key);
  const { id: userId } = await makePerson(db, `${key}-admin`, true);
  await believeEveryRound(db, site.id);
  const actor = { userId, name: "Admin", isAdmin: true, role: null };
  const ctx = forEditor({ db, bus: openLiveBus(null), site, actor });
  const pageIds: string[] = [];
  for (const [index, par] of pars.entries()) pageIds.push(await addHole(ctx, index, par ?? 0));
  return { site, pageIds };
}

/** Takes a hole out of the course (`remove`), or puts it back at its end (`add`), as an editor does. */
export async function changeCourse(
  db: RootDb,
  site: TestSite,
  change: { pageId: string; action: "add" | "remove" },
): Promise<void> {
  const { id: userId } = await makePerson(db, randomUUID(), true);
  const actor = { userId, name: "Admin", isAdmin: true, role: null };
  const ctx = forEditor({ db, bus: getLiveBus(), site, actor });
  await addToCollection(ctx, { collectionName: "map", collectionType: "page", ...change });
}

/** Rounds of tests last seconds; those about the shortest round set their own. */
export async function believeEveryRound(db: RootDb, siteId: string): Promise<void> {
  await setGolf(db, siteId, { shortestRoundMinutes: 0 });
}

/** Sets what a site decides about its rounds; the rest keeps its default. */
export async function setGolf(db: RootDb, siteId: string, golf: Partial<SiteSettings["golf"]>): Promise<void> {
  await db.site.updateMany({ where: { id: siteId }, data: { settings: { golf } } });
}

async function addHole(ctx: ServiceContext, index: number, par: number): Promise<string> {
  const page = { name: `Loch ${index + 1}`, locale: "de" as const, collection: "map" as const };
  const { pageId } = await addPage(ctx, { ...page, initialGroups: ["poiManager"] });
  const where = { siteId: ctx.site.id, pageId, kind: "poiManager" };
  const { id: groupId } = await ctx.db.group.findFirstOrThrow({ where, select: { id: true } });
  const place = { lat: 47.5 + index / 100, lng: 8.72 };
  const points = [
    { ...place, icon: "start" },
    { ...place, lat: place.lat + 0.001, icon: "end" },
  ];
  await set("poi", points);
  await set("par", par);
  await publishPage(ctx, { pageId });
  return pageId;

  async function set(key: string, value: Json): Promise<void> {
    const operation = { opId: randomUUID(), command: "group.option", input: { groupId, key, value } };
    await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
  }
}
