import type { Metadata } from "next";
import { excerptOf } from "~/features/blocks/words/excerpt.ts";
import { pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import type { SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { localeSchema, localesOf } from "~/lib/locales.ts";
import { alternateLanguages, pageTitle } from "~/features/site/domain/pages/metadata.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { sharePath } from "~/features/site/share-picture/share-path.ts";
import { shareImages, siteMetadata } from "~/features/site/site-metadata.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { getDb } from "~/server/db.ts";
import { env } from "~/server/env.ts";
import { entryPath, placesOfEntry, sharedEntry, titleOf } from "./entry-places.ts";
import { findEntry, type RegisteredEntry } from "./entry-register.ts";
import { saidIn } from "./domain/said.ts";
import { keptItems, keptJobs } from "./kept-entries.ts";
import { listsOn } from "./lists-on-page.ts";

interface Named {
  siteId: string;
  locale: string;
  pageId: string;
  entryId: string;
}

/**
 * What the head says of a page at the address of one of its entries: of the page, with the name, the address, the words
 * and the picture of the entry; of the page alone where that does not list the entry.
 */
export async function entryMetadata({ siteId, locale, pageId, entryId }: Named): Promise<Metadata> {
  const index = await getSiteIndex(siteId);
  const ofPage: Metadata = await siteMetadata(siteId, locale, pageId);
  const entry = await findEntry(getDb(), siteId, entryId, new Date());
  const page = index?.pages.get(pageId);
  if (!index || !page || !entry || !(await listsOn(index, page, locale)).includes(entry.list)) return ofPage;
  const origin = siteOrigin(index.primaryHost, env.PORT);
  const title = pageTitle(index.name, { name: titleOf(index, locale, entry), isHome: false });
  const url = origin + (entryPath(index, { page, locale }, entry) ?? "");
  const languages = alternateLanguages(placesOfEntry(index, page, entry), origin);
  const { description, picture } = await shownOf({ index, locale }, entry);
  const drawn = sharePath(index, page, locale, sharedEntry(index, locale, entry));
  const images =
    picture === null
      ? shareImages(drawn, { origin, alt: title })
      : [{ url: new URL(picture, origin).href, alt: title }];
  return {
    ...ofPage,
    title,
    ...(description !== "" && { description }),
    alternates: { canonical: url, languages },
    openGraph: { ...ofPage.openGraph, title, url, ...(description !== "" && { description }), images },
  };
}

/** What an entry says and shows first. */
async function shownOf(
  { index, locale }: { index: SiteIndex; locale: string },
  { id, list }: RegisteredEntry,
): Promise<{ description: string; picture: string | null }> {
  const reader = { db: getDb(), siteId: index.id };
  const [row] = list === "jobs" ? await keptJobs(reader, [id]) : await keptItems(reader, [id]);
  const [defaultLocale = "de"] = localesOf(index);
  const language = { locale: localeSchema.safeParse(locale).data ?? defaultLocale, defaultLocale };
  const said = row && saidIn(row.richTextDescription, language)?.value;
  const [picture] = row?.pictures ?? [];
  return {
    description: said ? excerptOf(plainTextOf(said).replace(/\s+/g, " ").trim()) : "",
    picture: picture ? pictureUrl(picture, shareWidth) : null,
  };
}

/** What others show of a page is about so wide, in px. */
const shareWidth = 1200;
