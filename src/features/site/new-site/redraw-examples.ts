import { z } from "zod";
import { originalName } from "~/features/media/domain/original-name.ts";
import { artworkFolder } from "~/features/media/folders.ts";
import { importImage } from "~/features/media/import-image.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { patientSeconds } from "~/features/media/picture.ts";
import { replaceMedium } from "~/features/media/replace-medium.ts";
import { readFile } from "~/features/media/storage.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import { defineJob, type JobContext } from "~/server/jobs/define-job.ts";
import { themeOf } from "../domain/theme.ts";
import { drawKit } from "./draw-kit.ts";
import { drawnAs, recipeIn, withRecipe } from "./domain/recipe.ts";

/** Asked for whenever a site's look has changed, and for a whole kit when its trade has. */
export const redrawExamplesJob = defineJob({
  name: "site.redrawExamples",
  input: z.object({ siteId: z.uuid(), kit: z.boolean().default(false) }),
  seconds: 600,
  async run(ctx, { siteId, kit }) {
    if (kit) await drawKit(ctx, siteId);
    await redrawExamples(ctx, siteId);
  },
});

/** A new site has eight at most. */
const mostExamples = 40;

/**
 * Draws a site's example pictures anew that have other colours than its look, wherever they are shown. What people have
 * put in their place stays as it is. A second run changes nothing.
 */
export async function redrawExamples(
  { db, bus }: Pick<JobContext, "db" | "bus">,
  siteId: string,
  storage = mediaStorage(),
): Promise<void> {
  const site = await db.site.findFirst({ where: { id: siteId, deletedAt: null }, select: { theme: true } });
  if (!site) return;
  const { palette } = themeOf(site.theme);
  const ctx = { db, bus, siteId: siteId as EditableSiteId }; // an editor of this very site has changed its look
  const rows = await db.media.findMany({
    where: { siteId, state: "ready", bucketFolder: artworkFolder, extension: "svg", hasOriginal: true },
    orderBy: { id: "asc" },
    take: mostExamples,
  });
  for (const row of rows) {
    const before = (await readFile(storage, row, originalName("svg")))?.toString("utf8");
    const recipe = before === undefined ? null : recipeIn(before);
    const svg = recipe && withRecipe(drawnAs(recipe, palette), recipe);
    if (svg === null || svg === before) continue;
    const file = { bytes: Buffer.from(svg), filename: row.originalFilename, isClean: true, patience: patientSeconds };
    const { id: by } = await importImage(ctx, { ...file, bucketFolder: artworkFolder });
    await replaceMedium(ctx, { id: row.id, by });
  }
}
