import { z } from "zod";
import { holdSite, raiseDataHead, wakeData } from "~/server/data-heads.ts";
import type { Db, MediaModel } from "~/server/db.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { forEachSite } from "~/server/jobs/each-site.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { logger } from "~/server/logger.ts";
import { inSite } from "~/server/site-scope.ts";
import { mediaKey } from "./data-key.ts";
import { avifName, copyName } from "./domain/copy-name.ts";
import { originalName } from "./domain/original-name.ts";
import { variantWidths } from "./domain/variant-widths.ts";
import { encodeAvif } from "./encode-avif.ts";
import { isAvifShown } from "./media-ref.ts";
import { mediaStorage } from "./open-storage.ts";
import { readFile } from "./storage.ts";

/** The longest run; whatever is left then is done by the next one. */
const runMs = 240_000;
/** The pause between a request and its run, so that requests that follow it share the run. */
const patienceMs = 120_000;

/**
 * Makes copies in AVIF of all pictures that have copies in WebP and were not looked at yet, one after the other, whoever
 * asked. What it has done stands in the pictures' rows: a run after a kill begins with the picture that was under way.
 */
export const makeAvifJob = defineJob({
  name: "media.avif",
  input: z.object({}),
  seconds: 900,
  async run(ctx) {
    if (!isAvifShown()) return; // asked for before it was switched off
    const until = new Date(Date.now() + runMs);
    let isMore = false;
    await forEachSite(
      ctx.db,
      async (siteId) => {
        while (!isMore && (await makeNext(ctx, siteId))) isMore = new Date() >= until;
      },
      { signal: ctx.signal },
    );
    if (isMore) await askForAvif(ctx.db);
  },
});

/** Asks for copies in AVIF of all pictures that have none yet, unless somebody has: later, a start has other things to do. */
export async function askForAvif(db: Db): Promise<void> {
  if (isAvifShown()) await enqueue(db, makeAvifJob, {}, { after: new Date(Date.now() + patienceMs) });
}

/** Looks at the next picture of a site; false when there is none, or when it is told to stop. */
async function makeNext(ctx: JobContext, siteId: string): Promise<boolean> {
  const row = await ctx.db.media.findFirst({
    where: { siteId, mediaType: "image", variantsAt: { not: null }, avifAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
  });
  if (!row || ctx.signal.aborted) return false;
  const copies = await copiesOf(row, ctx.signal);
  if (copies === null) return false;
  for (const [at, bytes] of copies.entries()) {
    await mediaStorage().add(row, { name: avifName(row.widths[at] ?? 0), bytes });
  }
  await finish(ctx, row, copies.length > 0);
  return true;
}

/** Its copies in AVIF, one for each width; empty for a picture that gets none, and null when the work was broken off. */
async function copiesOf(row: MediaModel, signal: AbortSignal): Promise<Buffer[] | null> {
  const isDrawing = row.hasOriginal && row.extension === "svg";
  if (isDrawing || row.isAnimated || (row.widths[0] ?? 0) < variantWidths[0]) return [];
  const storage = mediaStorage();
  const wanted = await Promise.all(
    row.widths.map(async (width) => ({ width, belowBytes: (await storage.find(row, copyName(width)))?.size ?? 0 })),
  );
  const source = row.hasOriginal ? originalName(row.extension) : copyName(row.widths.at(-1) ?? 0);
  const picture = await readFile(storage, row, source);
  if (!picture) return [];
  try {
    return await encodeAvif(picture, wanted, signal);
  } catch (error) {
    if (signal.aborted) return null;
    logger.warn({ error, siteId: row.siteId, id: row.id }, "a picture gets no copies in AVIF");
    return [];
  }
}

/** Remembers what was found out, unless the picture has other files by now; pages that show it are told. */
async function finish({ db, bus }: JobContext, row: MediaModel, hasAvif: boolean): Promise<void> {
  const { id, siteId, objectId, updatedAt } = row; // the library's order is by what people did
  await inSite(siteId, () =>
    db.$transaction(async (tx) => {
      await holdSite(tx, siteId);
      const data = { hasAvif, avifAt: new Date(), updatedAt };
      const { count } = await tx.media.updateMany({ where: { id, siteId, objectId }, data });
      if (count > 0 && hasAvif) await raiseDataHead(tx, siteId, mediaKey(id));
    }),
  );
  if (hasAvif) wakeData(bus, siteId);
}
