import { randomUUID } from "node:crypto";
import { generateNKeysBetween } from "fractional-indexing";
import type { Patch } from "~/features/page/schema.ts";
import type { Db, RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live-bus.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Json } from "~/lib/json.ts";
import { editableSite, type EditableSiteId } from "~/lib/site-editor.ts";
import { mergeTree, treePatches } from "./domain/merge.ts";
import { requireAllowedSettings } from "./policy.ts";
import {
  createSiteInput,
  navigationSchema,
  siteSettingsSchema,
  type CreateSiteInput,
  type NavigationContainer,
  type SettingsPatch,
  type SiteSettings,
} from "./schema.ts";

export interface SiteContext {
  db: RootDb;
  bus: LiveBus;
  site: { id: string };
  actor: { userId: string; name: string; isAdmin: boolean; role: "optician" | "admin" | null } | null;
}
type ReadContext = { db: Db; site: { id: string } };

/** The site's settings, missing keys with their defaults. */
export async function readSettings(ctx: ReadContext): Promise<SiteSettings> {
  const site = await ctx.db.site.findUnique({ where: { id: ctx.site.id }, select: { settings: true } });
  if (!site) throw new DomainError("not-found", "no such site");
  return siteSettingsSchema.parse(site.settings);
}

/** Changes the given keys of the settings and leaves the others alone. Live at once. */
export async function saveSettings(ctx: SiteContext, patch: SettingsPatch): Promise<SiteSettings> {
  const siteId = editableSite(ctx);
  requireAllowedSettings(patch, ctx.actor);
  return changeSite(ctx, siteId, "settings.save", patch as Json, async (db) => {
    const before = await readSettings({ db, site: ctx.site });
    const result = siteSettingsSchema.safeParse(mergeTree(before, patch));
    if (!result.success) throw new DomainError("invalid", "settings are not valid", { issues: result.error.issues });
    await db.site.update({ where: { id: siteId }, data: { settings: result.data } });
    return { result: result.data, patches: treePatches(before, result.data, ["settings"]) };
  });
}

/** The navigation containers in order, each with its entries and their children. */
export async function readNavigation(ctx: ReadContext): Promise<NavigationContainer[]> {
  const siteId = ctx.site.id;
  const [containers, items] = await Promise.all([
    ctx.db.navigationContainer.findMany({ where: { siteId }, orderBy: [{ sortKey: "asc" }, { id: "asc" }] }),
    ctx.db.navigationItem.findMany({ where: { siteId }, orderBy: [{ sortKey: "asc" }, { id: "asc" }] }),
  ]);
  const entry = ({ id, pageId, label, appearance }: (typeof items)[number]) => ({ id, pageId, label, appearance });
  const below = (containerId: string, parentId: string | null) =>
    items.filter((item) => item.containerId === containerId && item.parentId === parentId);
  return navigationSchema.parse(
    containers.map(({ id, label }) => ({
      id,
      label,
      children: below(id, null).map((item) => ({ ...entry(item), children: below(id, item.id).map(entry) })),
    })),
  );
}

/** Replaces the whole navigation. Every page named must be one of this site's. Live at once. */
export async function saveNavigation(ctx: SiteContext, containers: unknown): Promise<NavigationContainer[]> {
  const siteId = editableSite(ctx);
  const wanted = navigationSchema.safeParse(containers);
  if (!wanted.success) throw new DomainError("invalid", "navigation is not valid", { issues: wanted.error.issues });
  return changeSite(ctx, siteId, "navigation.save", wanted.data, async (db) => {
    await requireOwnPages(db, siteId, wanted.data);
    const before = await readNavigation({ db, site: ctx.site });
    await db.navigationContainer.deleteMany({ where: { siteId } }); // its items go with it
    await insertNavigation(db, siteId, wanted.data);
    const isSame = JSON.stringify(before) === JSON.stringify(wanted.data);
    const patches = isSame ? [] : [{ path: ["navigation"], before: before as Json, after: wanted.data as Json }];
    return { result: wanted.data, patches };
  });
}

/** Makes a site with its hosts. For installation and seed: there is no actor, and no call reaches it from outside. */
export async function createSite(db: RootDb, input: CreateSiteInput): Promise<{ id: string }> {
  const { hosts, settings, ...site } = createSiteInput.parse(input);
  const id = site.id ?? randomUUID();
  await db.site.create({
    data: {
      ...site,
      id,
      settings: siteSettingsSchema.parse(settings),
      hosts: { create: hosts.map((host, index) => ({ host, isPrimary: index === 0 })) },
    },
  });
  return { id };
}

interface SiteChange<Result> {
  result: Result;
  patches: Patch[];
}

/** Runs a change under the site's row lock, counts the revision up, logs the change and wakes the followers. */
async function changeSite<Result>(
  ctx: SiteContext,
  siteId: EditableSiteId,
  command: string,
  input: Json,
  work: (db: Db) => Promise<SiteChange<Result>>,
): Promise<Result> {
  const result = await ctx.db.$transaction(async (db) => {
    const locked = await db.$queryRaw<{ revision: number }[]>`
      SELECT revision FROM "Site" WHERE id = ${siteId}::uuid FOR UPDATE`;
    if (!locked[0]) throw new DomainError("not-found", "no such site");
    const change = await work(db);
    if (change.patches.length === 0) return change.result;
    const revision = locked[0].revision + 1;
    await db.site.update({ where: { id: siteId }, data: { revision } });
    await db.change.create({
      data: {
        siteId,
        document: "site",
        documentId: siteId,
        revision,
        command,
        input: input ?? {},
        patches: change.patches,
        actorId: ctx.actor?.userId ?? null,
        actorName: ctx.actor?.name ?? "",
        opId: randomUUID(),
      },
    });
    return change.result;
  });
  ctx.bus.wake(`site:${siteId}`);
  return result;
}

async function requireOwnPages(db: Db, siteId: string, containers: NavigationContainer[]): Promise<void> {
  const items = containers.flatMap((container) => container.children);
  const wanted = new Set(items.flatMap((item) => [item.pageId, ...item.children.map((child) => child.pageId)]));
  const found = await db.page.count({ where: { siteId, id: { in: [...wanted] } } });
  if (found !== wanted.size) throw new DomainError("not-found", "navigation names a page that is not of this site");
}

async function insertNavigation(db: Db, siteId: string, containers: NavigationContainer[]): Promise<void> {
  const containerKeys = generateNKeysBetween(null, null, containers.length);
  await db.navigationContainer.createMany({
    data: containers.map(({ id, label }, index) => ({ id, siteId, label, sortKey: containerKeys[index] ?? "a0" })),
  });
  const rows = containers.flatMap((container) => {
    const keys = generateNKeysBetween(null, null, container.children.length);
    return container.children.flatMap((item, index) => {
      const childKeys = generateNKeysBetween(null, null, item.children.length);
      const row = (entry: Omit<typeof item, "children" | "type">, parentId: string | null, sortKey = "a0") => ({
        id: entry.id,
        siteId,
        containerId: container.id,
        parentId,
        pageId: entry.pageId,
        label: entry.label,
        appearance: entry.appearance,
        sortKey,
      });
      return [row(item, null, keys[index]), ...item.children.map((child, at) => row(child, item.id, childKeys[at]))];
    });
  });
  await db.navigationItem.createMany({ data: rows });
}
