import { LRUCache } from "lru-cache";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { isUnfinished } from "~/features/media/domain/unfinished.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { readFile } from "~/features/media/storage.ts";
import { getDb } from "~/server/db.ts";
import { minute } from "~/lib/time/lengths.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { processWide } from "~/server/process-wide.ts";
import { FairTurns } from "~/lib/turns/fair-turns.ts";
import { DomainError } from "~/lib/errors.ts";
import { pageHeading } from "../domain/pages/metadata.ts";
import { shownName } from "../domain/frame/site-logo.ts";
import { themeOf } from "../domain/theme.ts";
import { leadsNowhere } from "~/features/blocks/link.ts";
import { resolvePage } from "~/features/page/domain/resolve.ts";
import { localeSchema } from "~/lib/locales.ts";
import type { IndexedPage, SiteIndex } from "../domain/pages/site-index.ts";
import { loadPublished } from "../published.ts";
import { drawSharePicture } from "./draw-share-picture.ts";
import type { SharedEntry } from "./share-path.ts";

const drawn = () =>
  processWide("share-pictures", () => new LRUCache<string, Buffer>({ maxSize: 32_000_000, sizeCalculation: sizeOf }));
const sizeOf = (bytes: Buffer) => bytes.length;
/** Drawings under way: who asks meanwhile waits for the same one. */
const underWay = new Map<string, Promise<SharePicture | null>>();
/** One at a time, and the sites in turns: whoever asks for many pictures at once takes no core from the pages. */
const turns = new FairTurns(1, { patienceMs: 5_000 });
/** Of one site. */
const mostWaiting = 40;
/** So many pictures are drawn for one network: programs that show a link ask for one, and those that lie here are free. */
export const drawings = rateLimit("share pictures drawn for a network", { most: 60, windowMs: minute });
const pictureWidth = 960;
const logoWidth = 320;

interface Target {
  index: SiteIndex;
  page: IndexedPage;
  locale: string;
  entry: SharedEntry | null;
  /** Where it is asked for. */
  network: string;
}

interface SharePicture {
  bytes: Buffer;
  /** Whether it will look the same for good: nothing that it shows waits for its copies. */
  isFinal: boolean;
}

/**
 * The picture of a page under its path, from memory or drawn for whoever asks first; null for a page that is gone. Throws
 * `too-many` where a network has had many drawn, and `unavailable` where many of the site wait.
 */
export async function sharePicture(path: string, target: Target): Promise<SharePicture | null> {
  const key = `${target.index.id}${path}`;
  const known = knownUnder(key) ?? underWay.get(key);
  if (known) return known;
  const { id } = target.index;
  if (turns.waitingOf(id) >= mostWaiting) throw new DomainError("unavailable", "too many pictures are being drawn");
  drawings.count(target.network);
  const drawing = turns
    .run(id, async () => {
      const picture = await draw(target);
      if (picture?.isFinal) drawn().set(key, picture.bytes);
      return picture;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing;
}

function knownUnder(key: string): SharePicture | null {
  const bytes = drawn().get(key);
  return bytes ? { bytes, isFinal: true } : null;
}

async function draw({ index, page, locale, entry }: Target): Promise<SharePicture | null> {
  const published = await loadPublished(index.id, page.id);
  if (!published) return null;
  const sections = resolvePage(published.document, {
    locale: localeSchema.parse(locale),
    defaultLocale: localeSchema.parse(index.locales[0]),
    media: published.media,
    pagePath: leadsNowhere,
    isMember: index.isHealthOpticsMember,
  });
  const picture = firstPicture(sections);
  const [pictureBytes, logo] = await Promise.all([
    picture && copyAt(index.id, picture, pictureWidth),
    index.logo && copyAt(index.id, index.logo, logoWidth),
  ]);
  const bytes = await drawSharePicture({
    theme: themeOf(index.theme),
    title: entry?.title ?? pageHeading(index, page, locale).text,
    siteName: shownName(index, "header"),
    host: index.primaryHost ?? "",
    logo,
    picture: picture && pictureBytes ? { bytes: pictureBytes, focalPoint: picture.focalPoint } : null,
  });
  const shown = [picture, index.logo].filter((medium) => medium !== null);
  return { bytes, isFinal: !(await isAnyWaiting(index.id, shown)) };
}

/** Whether copies of any are still to be made, or have been made since; one whose file is gone waits for none. */
async function isAnyWaiting(siteId: string, media: MediaRef[]): Promise<boolean> {
  const ids = media.filter(isUnfinished).map(({ id }) => id);
  if (ids.length === 0) return false;
  const isWaiting = [{ variantsAt: null }, { widths: { isEmpty: false } }];
  return (await getDb().media.count({ where: { siteId, id: { in: ids }, OR: isWaiting } })) > 0;
}

/** A copy of a picture that is wide enough, as it lies among the site's own files. */
async function copyAt(siteId: string, { publicUrl, widths }: MediaRef, width: number): Promise<Buffer | null> {
  const objectId = /^\/media\/([0-9a-f-]{36})$/.exec(publicUrl)?.[1];
  const chosen = widths.find((stored) => stored >= width) ?? widths.at(-1);
  return objectId && chosen ? readFile(mediaStorage(), { siteId, objectId }, `${chosen}.webp`) : null;
}

function firstPicture(groups: readonly ResolvedGroup[]): MediaRef | null {
  for (const { fields, children } of groups) {
    for (const field of Object.values(fields))
      if (field.type === "image" && field.visible && field.media?.mediaType === "image") return field.media;
    const below = firstPicture(children);
    if (below) return below;
  }
  return null;
}
