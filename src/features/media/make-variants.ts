import { z } from "zod";
import { holdSite, raiseDataHead, wakeData } from "~/server/data-heads.ts";
import type { Db, MediaModel, RootDb } from "~/server/db.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { logger } from "~/server/logger.ts";
import { inSite } from "~/server/site-scope.ts";
import { mediaKey } from "./data-key.ts";
import { copyName } from "./domain/copy-name.ts";
import { originalName } from "./domain/original-name.ts";
import { widthsFor } from "./domain/variant-widths.ts";
import { drawSvg } from "./draw-svg.ts";
import { askForAvif } from "./make-avif.ts";
import { copyOf, copyWidths, movingCopyOf, patientSeconds } from "./picture.ts";
import { decode } from "./read-picture.ts";
import { mediaStorage } from "./open-storage.ts";
import { readFile, type MediaStorage } from "./storage.ts";
import { inTurnOfJob } from "./work-queue.ts";

/** What a site in the trash has is left as it is: once it comes back, the sweep asks for what is missing. */
export const ofShownSite = { site: { deletedAt: null } };

export interface MediumKey {
  siteId: string;
  mediaId: string;
}

/** Makes the copies of one picture, in the background. */
export const makeVariantsJob = defineJob({
  name: "media.variants",
  input: z.object({ siteId: z.uuid(), mediaId: z.uuid() }),
  seconds: 240,
  run: (ctx, key) => makeVariants(ctx, key),
});

/**
 * Makes what is missing of a picture's copies, from its original or else from the largest copy, and then tells pages
 * that they are there. Each copy is kept as soon as it is made, so a run after a kill goes on where that one ended.
 */
export async function makeVariants(
  ctx: Pick<JobContext, "db" | "bus">,
  { siteId, mediaId: id }: MediumKey,
): Promise<void> {
  const row = await ctx.db.media.findFirst({
    where: { id, siteId, mediaType: "image", variantsAt: null, ...ofShownSite },
  });
  if (!row) return;
  const storage = mediaStorage();
  const present = new Set(await storage.names(row));
  const missing = copyWidths(row.width).filter((width) => !present.has(copyName(width)));
  const copy = missing.length > 0 ? await openSource(storage, row) : null;
  for (const width of copy ? missing : []) {
    const bytes = await inTurnOfJob(siteId, async () => copy?.(width));
    if (bytes) await storage.add(row, { name: copyName(width), bytes });
  }
  if (missing.length > 0 && !copy) logger.warn({ siteId, id }, "a picture's files are gone; it gets no copies");
  await finish(ctx, row, missing.length === 0 || copy ? widthsFor(row.width) : row.widths, storage);
}

/** What makes a copy of a given width; null when nothing of the picture is left. */
async function openSource(
  storage: MediaStorage,
  row: MediaModel,
): Promise<((width: number) => Promise<Buffer>) | null> {
  const kept = row.hasOriginal ? originalName(row.extension) : copyName(row.widths.at(-1) ?? 0);
  const bytes = await readFile(storage, row, kept);
  if (!bytes) return null;
  if (row.isAnimated) return (width) => movingCopyOf(bytes, width, patientSeconds);
  const isDrawing = row.hasOriginal && row.extension === "svg";
  const pixels = await inTurnOfJob(row.siteId, () =>
    isDrawing ? drawSvg(bytes, patientSeconds) : decode(bytes, patientSeconds),
  );
  return (width) => copyOf(pixels, width, patientSeconds);
}

async function finish(
  { db, bus }: Pick<JobContext, "db" | "bus">,
  row: MediaModel,
  widths: number[],
  storage: MediaStorage,
): Promise<void> {
  const { id, siteId, objectId, updatedAt } = row; // the library's order is by what people did
  const isKept = await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdSite(tx, siteId);
      const data = { widths, variantsAt: new Date(), updatedAt };
      const { count } = await tx.media.updateMany({ where: { id, siteId, objectId }, data });
      if (count === 0) return isNeeded(tx, row); // replaced meanwhile
      if (widths.length !== row.widths.length) await raiseDataHead(tx, siteId, mediaKey(id));
      return true;
    }),
  );
  if (!isKept) return storage.remove(row); // the medium was deleted meanwhile
  await askForAvif(db);
  wakeData(bus, siteId);
  if (await countIfOnEveryPage(db, { siteId, mediaId: id })) bus.wake(`site:${siteId}`);
}

/** Whether files of a picture may still be asked for: it has others by now, or another one has these. */
async function isNeeded(tx: Db, { id, siteId, objectId }: MediaModel): Promise<boolean> {
  return (await tx.media.count({ where: { siteId, OR: [{ id }, { objectId }] } })) > 0;
}

/** Logo and icon, of the settings or of the own business, stand in the site's index, which is read anew at another revision. */
async function countIfOnEveryPage(db: RootDb, { siteId, mediaId }: MediumKey): Promise<boolean> {
  const count = await inSite(
    siteId,
    () => db.$executeRaw`
    UPDATE "Site" SET revision = revision + 1
    WHERE id = ${siteId}::uuid AND (
      strpos((settings -> 'header')::text, ${mediaId}) > 0
      OR EXISTS (
        SELECT 1 FROM "Business" b
        WHERE b."siteId" = "Site".id AND b.id = "ownBusinessId" AND b."logoMediaId" = ${mediaId}::uuid))`,
  );
  return count > 0;
}
