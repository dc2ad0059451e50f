import { mediaRef } from "~/features/media/media-ref.ts";
import type { Db } from "~/server/db.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { mediaIdsOf } from "./domain/fields.ts";
import type { PageDocument } from "./schema.ts";

/**
 * The site's media that the document shows, by id, as a snapshot holds them, or as `ref` tells of them; what is not in
 * the library any more is left out.
 */
export async function mediaOf(
  db: Db,
  siteId: string,
  document: PageDocument,
  ref = mediaRef,
): Promise<Record<string, MediaRef>> {
  const fields = Object.values(document.groups).flatMap((group) => Object.values(group.fields));
  const ids = [...new Set(fields.flatMap(mediaIdsOf))];
  if (ids.length === 0) return {};
  const rows = await db.media.findMany({ where: { siteId, id: { in: ids } } });
  return Object.fromEntries(rows.map((row) => [row.id, ref(row)]));
}
