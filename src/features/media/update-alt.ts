import { DomainError } from "~/lib/errors.ts";
import { inSite } from "~/server/site-scope.ts";
import { mediaRef } from "./media-ref.ts";
import type { MediaRef, UpdateMediaInput } from "./schema.ts";
import type { MediaContext } from "./service.ts";

/**
 * Says in words what a picture shows, in the languages that are given: empty for decoration, null for nothing said yet.
 * Other languages stay as they are, also when somebody else writes them at the same time. Pages show it with their next
 * publish. Throws `not-found`.
 */
export async function updateAlt(ctx: MediaContext, { id, alt }: UpdateMediaInput["media"]): Promise<MediaRef> {
  const { db, siteId } = ctx;
  await inSite(
    siteId,
    () => db.$executeRaw`
      UPDATE "Media" SET "alt" = jsonb_strip_nulls("alt" || ${JSON.stringify(alt)}::jsonb), "updatedAt" = now()
      WHERE "id" = ${id}::uuid AND "siteId" = ${siteId}::uuid`,
  );
  const row = await db.media.findFirst({ where: { id, siteId } });
  if (!row) throw new DomainError("not-found", "The site has no such medium");
  return mediaRef(row);
}
