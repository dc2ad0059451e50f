import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";

/** The index of a site that exists. */
export async function knownIndex(siteId: string): Promise<SiteIndex> {
  const index = await getSiteIndex(siteId);
  if (!index) throw new Error(`no site ${siteId}`);
  return index;
}
