import type { Db } from "~/server/db.ts";
import { allMediaKey, mediaKey } from "./data-key.ts";
import { isUnfinished } from "./domain/unfinished.ts";
import { isAvifShown, visitorRef } from "./media-ref.ts";
import type { MediaRef } from "./schema.ts";

type MediaById = Record<string, MediaRef>;

/**
 * The media of a snapshot with their files as they are now: copies that were made and films that became ready since.
 * What people wrote (alternative text, focal point) stays as it was published. `keys` are what the page depends on, and
 * more of them where media were unfinished then; without any such, nothing is asked of them.
 */
export async function withFinishedFiles(
  db: Db,
  siteId: string,
  media: MediaById,
): Promise<{ media: MediaById; keys: string[] }> {
  const [unfinished, finished] = [Object.values(media).filter(isUnfinished), Object.values(media).filter(isFinished)];
  const [files, avif] = [await filesNow(db, siteId, unfinished), await avifNow(db, siteId, finished)];
  return {
    media: { ...media, ...files, ...avif.media },
    keys: [allMediaKey, ...unfinished.map(({ id }) => mediaKey(id)), ...avif.keys],
  };
}

async function filesNow(db: Db, siteId: string, unfinished: MediaRef[]): Promise<MediaById> {
  if (unfinished.length === 0) return {};
  const rows = await db.media.findMany({ where: { siteId, id: { in: unfinished.map(({ id }) => id) } } });
  const published = new Map(unfinished.map((medium) => [medium.id, medium]));
  const current = rows.map((row) => {
    const now = visitorRef(row);
    const { alt, focalPoint } = published.get(row.id) ?? now;
    return [row.id, { ...now, alt, focalPoint }] as const;
  });
  return Object.fromEntries(current);
}

/** Pictures that have their copies may have some in AVIF by now, or get them. */
async function avifNow(db: Db, siteId: string, pictures: MediaRef[]): Promise<{ media: MediaById; keys: string[] }> {
  if (pictures.length === 0) return { media: {}, keys: [] };
  const rows = await db.media.findMany({
    where: { siteId, id: { in: pictures.map(({ id }) => id) }, OR: [{ hasAvif: true }, { avifAt: null }] },
    select: { id: true, publicUrl: true, hasAvif: true },
  });
  const now = new Map(rows.map((row) => [row.id, row]));
  const shown = pictures.filter(({ id, publicUrl }) => now.get(id)?.hasAvif && now.get(id)?.publicUrl === publicUrl);
  return {
    media: Object.fromEntries(shown.map((medium) => [medium.id, { ...medium, hasAvif: true }])),
    keys: rows.filter(({ hasAvif }) => !hasAvif).map(({ id }) => mediaKey(id)),
  };
}

const isFinished = (medium: MediaRef): boolean =>
  isAvifShown() && medium.mediaType === "image" && medium.widths.length > 0;
