import type { Metadata } from "next";
import { env } from "~/server/env.ts";
import { siteIcons } from "./domain/frame/icon.ts";
import { pageMetadata } from "./domain/pages/metadata.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { sharePath, shareSize } from "./share-picture/share-path.ts";
import { getSiteIndex } from "./site-index.ts";

/** Title, description, canonical address, languages and icon of a published page. */
export async function siteMetadata(siteId: string, locale: string, pageId: string) {
  const index = await getSiteIndex(siteId);
  const page = index?.pages.get(pageId);
  if (!index || !page) return {};
  const origin = siteOrigin(index.primaryHost, env.PORT);
  const metadata = pageMetadata(index, page, locale, origin);
  const images = shareImages(sharePath(index, page, locale), { origin, alt: metadata.title });
  return {
    ...metadata,
    openGraph: { ...metadata.openGraph, images },
    twitter: images ? { card: "summary_large_image" as const } : undefined,
    icons: siteIcons(index),
  };
}

/** The picture at a path of the site as the head of a page names it, if it has one. */
export function shareImages(path: string | null, { origin, alt }: { origin: string; alt: string }) {
  return path === null ? undefined : [{ url: origin + path, ...shareSize, alt }];
}

/**
 * What a page says of itself that search engines shall not list: `title` with the site's name (none where the page
 * writes it itself), and the site's icon.
 */
export async function unlistedMetadata(siteId: string, title?: string): Promise<Metadata> {
  const index = await getSiteIndex(siteId);
  return {
    title: index && title ? `${title} – ${index.name}` : title,
    robots: { index: false, follow: false },
    icons: index ? siteIcons(index) : undefined,
  };
}
