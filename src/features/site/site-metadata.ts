import { env } from "~/server/env.ts";
import { siteIcons } from "./domain/icon.ts";
import { pageMetadata } from "./domain/metadata.ts";
import { siteOrigin } from "./domain/origin.ts";
import { getSiteIndex } from "./site-index.ts";

/** Title, description, canonical address, languages and icon of a published page. */
export async function siteMetadata(siteId: string, locale: string, pageId: string) {
  const index = await getSiteIndex(siteId);
  const page = index?.pages.get(pageId);
  if (!index || !page) return {};
  return {
    ...pageMetadata(index, page, locale, siteOrigin(index.primaryHost, env.PORT)),
    icons: siteIcons(index),
  };
}
