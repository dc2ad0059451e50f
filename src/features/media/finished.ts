import type { Db } from "~/server/db.ts";
import { allMediaKey, mediaKey } from "./data-key.ts";
import { isUnfinished } from "./domain/unfinished.ts";
import { mediaRef } from "./media-ref.ts";
import type { MediaRef } from "./schema.ts";

type MediaById = Record<string, MediaRef>;

/**
 * The media of a snapshot with their files as they are now: copies that were made and films that became ready since.
 * What people wrote (alternative text, focal point) stays as it was published. `keys` are what the page depends on, and
 * more of them where media were unfinished then; without any such, nothing is asked.
 */
export async function withFinishedFiles(
  db: Db,
  siteId: string,
  media: MediaById,
): Promise<{ media: MediaById; keys: string[] }> {
  const unfinished = Object.values(media).filter(isUnfinished);
  if (unfinished.length === 0) return { media, keys: [allMediaKey] };
  const ids = unfinished.map(({ id }) => id);
  const rows = await db.media.findMany({ where: { siteId, id: { in: ids } } });
  const current = rows.map((row) => {
    const { alt, focalPoint } = media[row.id] ?? mediaRef(row);
    return [row.id, { ...mediaRef(row), alt, focalPoint }] as const;
  });
  return { media: { ...media, ...Object.fromEntries(current) }, keys: [allMediaKey, ...ids.map(mediaKey)] };
}
