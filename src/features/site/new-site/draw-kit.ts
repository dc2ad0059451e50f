import { feedFolder } from "~/features/media/folders.ts";
import { deriveId } from "~/lib/ids.ts";
import type { EditableSiteId } from "~/lib/site-editor.ts";
import type { JobContext } from "~/server/jobs/define-job.ts";
import { themeOf } from "../domain/theme.ts";
import { siteSettingsSchema } from "../schema.ts";
import { drawnAs, withRecipe } from "./domain/recipe.ts";
import { importExample } from "./import-example.ts";
import { tradeOfSite } from "./trade-samples.ts";

/** What samples of any kind find a place for. */
const kit = {
  hero: { width: 1400, height: 1200 },
  "offer-1": { width: 800, height: 800 },
  "offer-2": { width: 800, height: 800 },
  "offer-3": { width: 800, height: 800 },
  story: { width: 1600, height: 1100 },
  closing: { width: 1600, height: 1100 },
} as const;

/**
 * Draws example pictures of its trade for a site that has no picture at all, in the colours of its look, so that new
 * sections and pages do not begin bare. Does nothing where the product knows no pictures of the trade. A second run goes
 * on where the first was cut off.
 */
export async function drawKit({ db }: Pick<JobContext, "db">, siteId: string): Promise<void> {
  const site = await db.site.findFirst({ where: { id: siteId, deletedAt: null } });
  const idOf = (name: string) => deriveId(siteId, `media:${name}`);
  const others = { siteId, mediaType: "image" as const, id: { notIn: Object.keys(kit).map(idOf) } };
  if (!site || (await db.media.findFirst({ where: { ...others, bucketFolder: { not: feedFolder } } }))) return;
  const { data: settings } = siteSettingsSchema.safeParse(site.settings);
  const businessKind = settings?.contact.businessKind ?? "automatic";
  const trade = tradeOfSite({ businessKind, isMember: site.isHealthOpticsMember });
  if (!trade) return;
  const { palette, image } = themeOf(site.theme);
  const ctx = { db, site, siteId: siteId as EditableSiteId }; // an editor of this very site has said its trade
  for (const [nth, [name, size]] of Object.entries(kit).entries()) {
    const isCutOut = image === "cutOut" && name.startsWith("offer");
    const recipe = { trade, seed: `${site.name} ${name}`, name, nth, isCutOut, ...size };
    const svg = withRecipe(drawnAs(recipe, palette), recipe);
    await importExample(ctx, { id: idOf(name), picture: name, svg, trade });
  }
}
