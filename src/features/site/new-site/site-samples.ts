import { mediaRef } from "~/features/media/media-ref.ts";
import { artworkFolder } from "~/features/media/folders.ts";
import { samplePictures } from "~/features/blocks/pictures/sample-pictures.ts";
import { examplePrices } from "~/features/blocks/sample.ts";
import type { Db } from "~/server/db.ts";
import type { Facts } from "../layouts/filled.ts";
import { siteSettingsSchema } from "../schema.ts";
import { townOf, tradeOfSite, tradeTexts } from "./trade-samples.ts";
import type { TradeTexts } from "./trade-texts.ts";

/** What the samples of a site are made of. */
export interface SiteSamples {
  /** The words of its trade with what is known in them; null where there are none. */
  trade: { texts: TradeTexts; facts: Facts } | null;
  /** The active branches of its own business, in their order. */
  branchIds: string[];
  /** The pictures that it came with, wide ones first. */
  pictureIds: string[];
}

/** So many pictures are looked through. */
const mostPictures = 40;

/** Reads what a new page of this site may begin with. */
export async function siteSamples(db: Db, siteId: string): Promise<SiteSamples> {
  const site = await db.site.findFirstOrThrow({
    where: { id: siteId },
    select: { name: true, settings: true, isHealthOpticsMember: true, ownBusinessId: true },
  });
  const settings = siteSettingsSchema.safeParse(site.settings).data;
  const branches = await db.branch.findMany({
    where: { siteId, active: true, business: { siteId, id: site.ownBusinessId ?? siteId, status: "published" } },
    orderBy: [{ sortKey: "asc" }, { name: "asc" }],
    select: { id: true, city: true },
  });
  const { logoMediaId, alternativeLogoMediaId, iconMediaId } = settings?.header ?? {};
  const rows = await db.media.findMany({
    where: { siteId, state: "ready", mediaType: "image", bucketFolder: artworkFolder },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
    take: mostPictures,
  });
  const signs = [logoMediaId, alternativeLogoMediaId, iconMediaId].flatMap((id) => id ?? []);
  const pictures = samplePictures(
    rows.map((row) => ({ ...mediaRef(row), bucketFolder: row.bucketFolder })),
    signs,
  );
  const kind = settings?.contact.businessKind ?? "automatic";
  const name = tradeOfSite({ businessKind: kind, isMember: site.isHealthOpticsMember });
  const town = townOf(branches[0]?.city, settings?.footer.city);
  const facts = { name: both(site.name), town, prices: examplePrices };
  return {
    trade: name ? { texts: tradeTexts[name], facts } : null,
    branchIds: branches.map(({ id }) => id),
    pictureIds: pictures.map(({ id }) => id),
  };
}

const both = (words: string) => ({ de: words, fr: words });
