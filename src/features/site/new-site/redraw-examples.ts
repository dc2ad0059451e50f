import { z } from "zod";
import type { Palette } from "~/features/blocks/theme/theme.ts";
import { originalName } from "~/features/media/domain/original-name.ts";
import { artworkFolder } from "~/features/media/folders.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { redrawDrawing } from "~/features/media/redraw-drawing.ts";
import type { MediaContext } from "~/features/media/service.ts";
import { readFile } from "~/features/media/storage.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { RootDb } from "~/server/db.ts";
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
 * put in their place stays as it is. A second run changes nothing; a look that changes meanwhile is drawn as well.
 */
export async function redrawExamples(ctx: Pick<JobContext, "db" | "bus">, siteId: string): Promise<void> {
  let drawn: string | undefined;
  for (;;) {
    const palette = await paletteOf(ctx.db, siteId);
    if (!palette || JSON.stringify(palette) === drawn) return;
    await redrawIn(palette, { ...ctx, siteId: siteId as EditableSiteId }); // an editor of this very site has changed it
    drawn = JSON.stringify(palette);
  }
}

async function paletteOf(db: RootDb, siteId: string): Promise<Palette | null> {
  const site = await db.site.findFirst({ where: { id: siteId, deletedAt: null }, select: { theme: true } });
  return site && themeOf(site.theme).palette;
}

async function redrawIn(palette: Palette, ctx: MediaContext & Pick<JobContext, "bus">): Promise<void> {
  const { db, siteId } = ctx;
  const rows = await db.media.findMany({
    where: { siteId, state: "ready", bucketFolder: artworkFolder, extension: "svg", hasOriginal: true },
    orderBy: { id: "asc" },
    take: mostExamples,
  });
  for (const row of rows) {
    const before = (await readFile(mediaStorage(), row, originalName("svg")))?.toString("utf8");
    const recipe = before === undefined ? null : recipeIn(before);
    const svg = recipe && withRecipe(drawnAs(recipe, palette), recipe);
    if (svg !== null && svg !== before) await redrawDrawing(ctx, row, svg);
  }
}
