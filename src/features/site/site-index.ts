import { z } from "zod";
import type { Branch } from "~/features/directory/branch-data.ts";
import { openingHoursSchema } from "~/features/directory/schema.ts";
import { allMediaKey } from "~/features/media/data-key.ts";
import { drawingOf } from "~/features/media/domain/drawing.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import { getDb } from "~/server/db.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { logger } from "~/server/logger.ts";
import { processWide } from "~/server/process-wide.ts";
import { buildSiteIndex, type IndexedPage, type SiteIndex } from "./domain/pages/site-index.ts";
import { readIndexedPages, withOwnPlaces } from "./indexed-pages.ts";
import { defaultSettings, siteSettingsSchema } from "./schema.ts";
import { readCollections, readNavigation } from "./load-site.ts";

interface Slot {
  index: SiteIndex | null;
  /** The load that is under way, shared by everybody who asks meanwhile. */
  loading: Promise<SiteIndex | null> | null;
  /** How many changes were announced, and how many of them the index is known to hold. */
  announced: number;
  included: number;
  /** The published pages that were read for it, archived ones among them. */
  pages: readonly IndexedPage[];
  /** How often the branches had changed when the index was read. */
  branches: number;
}

const slots = processWide("site-index", () => new Map<string, Slot>());

/**
 * The site's index, from memory. After an announced change the caller waits for the new one; while the database is
 * down the last known one keeps serving. Null for a site that does not exist.
 */
export async function getSiteIndex(siteId: string): Promise<SiteIndex | null> {
  const slot = slots.get(siteId) ?? openSlot(siteId);
  const wanted = slot.announced; // a load that is under way may have begun before the newest change
  while (!slot.index || slot.included < wanted) {
    slot.loading ??= load(siteId, slot).finally(() => (slot.loading = null));
    if ((await slot.loading) === null) return null;
  }
  return slot.index;
}

/** The index if it is known and fresh: the way without a promise for cached pages. */
export function peekSiteIndex(siteId: string): SiteIndex | null {
  const slot = slots.get(siteId);
  return slot && slot.included === slot.announced ? slot.index : null;
}

/** Compares with a head number read from the database, in case that a wake-up was lost. */
export function noteSiteRevision(siteId: string, revision: number): void {
  const slot = slots.get(siteId);
  if (slot?.index && slot.index.revision !== revision) slot.announced += 1;
}

/** The same for what the index holds beside the site: the branches in its footer, its logos and how often media changed. */
export function noteSiteData(siteId: string, dataHeads: unknown): void {
  const slot = slots.get(siteId);
  if (!slot?.index) return;
  const isSame =
    slot.branches === headIn(dataHeads, "branches") && slot.index.mediaChanges === headIn(dataHeads, allMediaKey);
  if (!isSame) slot.announced += 1;
}

function headIn(dataHeads: unknown, key: string): number {
  return z.record(z.string(), z.number()).catch({}).parse(dataHeads)[key] ?? 0;
}

function openSlot(siteId: string): Slot {
  const slot: Slot = { index: null, loading: null, announced: 0, included: 0, pages: [], branches: 0 };
  slots.set(siteId, slot);
  getLiveBus().follow(`site:${siteId}`, () => {
    slot.announced += 1;
    void getSiteIndex(siteId).catch(() => undefined); // logged in load
  });
  return slot;
}

async function load(siteId: string, slot: Slot): Promise<SiteIndex | null> {
  const announced = slot.announced;
  try {
    const fresh = await readSiteIndex(siteId, slot.pages);
    slot.index = fresh?.index ?? null;
    slot.pages = fresh?.pages ?? [];
    slot.branches = fresh?.branches ?? 0;
    slot.included = announced;
    if (!fresh) slots.delete(siteId);
    return slot.index;
  } catch (error) {
    if (!slot.index) throw error;
    slot.included = announced; // the next head check asks again
    logger.warn({ error, siteId }, "site index not refreshed; serving the last one");
    return slot.index;
  }
}

/** Reads an index from the database, after one whose published pages were `known`. */
async function readSiteIndex(
  siteId: string,
  known: readonly IndexedPage[],
): Promise<{ index: SiteIndex; pages: IndexedPage[]; branches: number } | null> {
  const db = getDb();
  const site = await db.site.findUnique({ where: { id: siteId }, include: { hosts: true } });
  if (!site) return null;
  // Neither a draft nor what is archived is told of; and what a site only lists stands in its directory alone.
  const own = site.ownBusinessId
    ? await db.business.findFirst({
        where: { id: site.ownBusinessId, siteId, status: "published" },
        select: { id: true, name: true, logoMediaId: true },
      })
    : null;
  const [pages, redirects, navigation, branches, collections] = await Promise.all([
    readIndexedPages(siteId, known),
    db.redirect.findMany({ where: { siteId } }),
    readNavigation({ db, site: { id: siteId } }),
    own
      ? db.branch.findMany({
          where: { siteId, active: true, businessId: own.id },
          orderBy: [{ sortKey: "asc" }, { name: "asc" }],
        })
      : [],
    readCollections(db, siteId),
  ]);
  const settings = siteSettingsSchema.safeParse(site.settings);
  if (!settings.success)
    logger.warn({ siteId, error: settings.error }, "stored settings are not valid; using defaults");
  const pictureOf = async (id: string | null | undefined) => {
    const media = id ? await db.media.findFirst({ where: { id, siteId } }) : null;
    return media ? { ...mediaRef(media), drawing: drawingOf(media.drawing ?? "") } : null;
  };
  const { logoMediaId, alternativeLogoMediaId, iconMediaId } = settings.data?.header ?? {};
  const index = buildSiteIndex(
    {
      id: site.id,
      key: site.key,
      name: site.name,
      locales: site.locales,
      revision: site.revision,
      mediaChanges: headIn(site.dataHeads, allMediaKey),
      isHealthOpticsMember: site.isHealthOpticsMember,
      timeZone: site.timeZone,
      theme: site.theme,
      settings: settings.data ?? defaultSettings,
      navigation,
      collections,
      primaryHost: (site.hosts.find((host) => host.isPrimary) ?? site.hosts[0])?.host ?? null,
      logos: {
        own: await pictureOf(logoMediaId),
        alternative: await pictureOf(alternativeLogoMediaId),
        business: await pictureOf(own?.logoMediaId),
      },
      businessName: own?.name ?? null,
      icon: await pictureOf(iconMediaId),
      branches: branches.map(asBranch),
    },
    await withOwnPlaces(siteId, pages),
    redirects,
  );
  return { index, pages, branches: headIn(site.dataHeads, "branches") };
}

const branchRow = z.object({
  id: z.string(),
  name: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  canton: z.string(),
  timeZone: z.string(),
  openingHours: openingHoursSchema.catch({ periods: [], special: [] }),
});

function asBranch(row: unknown): Branch {
  return branchRow.parse(row);
}
