import type { Metadata } from "next";
import { alternateLanguages, pageTitle } from "~/features/site/domain/metadata.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { siteMetadata } from "~/features/site/site-metadata.ts";
import { siteOrigin } from "~/lib/site-origin.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { entryPath, placesOfEntry, titleOf } from "./entry-places.ts";
import { findEntry } from "./entry-register.ts";

interface Named {
  siteId: string;
  locale: string;
  pageId: string;
  entryId: string;
}

/** What the head says of a page at the address of one of its entries: of the page, under the entry's name and address. */
export async function entryMetadata({ siteId, locale, pageId, entryId }: Named): Promise<Metadata> {
  const index = await getSiteIndex(siteId);
  const ofPage: Metadata = await siteMetadata(siteId, locale, pageId);
  const entry = await findEntry(getDb(), siteId, entryId, new Date());
  const page = index?.pages.get(pageId);
  if (!index || !page || !entry) return ofPage;
  const origin = siteOrigin(index.primaryHost, env.PORT);
  const title = pageTitle(index.name, { name: titleOf(index, locale, entry), isHome: false });
  const url = origin + (entryPath(index, { page, locale }, entry) ?? "");
  const languages = alternateLanguages(placesOfEntry(index, page, entry), origin);
  return {
    ...ofPage,
    title,
    alternates: { canonical: url, languages },
    openGraph: { ...ofPage.openGraph, title, url },
  };
}
