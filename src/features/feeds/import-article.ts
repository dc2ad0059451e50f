import { importImage } from "~/features/media/import-image.ts";
import { mediaRef } from "~/features/media/media-ref.ts";
import { DomainError } from "~/lib/errors.ts";
import { minute } from "~/lib/time/lengths.ts";
import { logger } from "~/server/logger.ts";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { OutboundError } from "~/server/outbound/outbound-error.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { articleFeed } from "./article-feed.ts";
import { fetchPicture } from "./copy-pictures.ts";
import { decodeText } from "./domain/decode-text.ts";
import { enteredAddress } from "./domain/entered-address.ts";
import { FeedFault } from "./domain/feed-fault.ts";
import { readPage, type ArticleTeaser } from "./domain/read-page.ts";
import type { FeedContext } from "./feed-context.ts";
import type { ImportedArticle } from "./schema.ts";

const imports = rateLimit("articles imported by a site", { most: 60, windowMs: 10 * minute });

/**
 * What a card says of the article with this address: from the configured feed of articles where there is one, else
 * from the page itself. Its picture is copied to the library. Refuses with `invalid` and `article-not-found` an
 * address that gives none, whatever the reason is.
 */
export async function importArticle(
  ctx: FeedContext,
  { url }: { url: string },
  feedUrl?: string,
): Promise<ImportedArticle> {
  imports.count(ctx.siteId);
  const feed = articleFeed(ctx.fetch, feedUrl);
  const address = enteredAddress(url);
  const found = address && (await read(ctx, address, feed));
  if (!found)
    throw new DomainError("invalid", "Could not find article with this URL", { refusal: "article-not-found" });
  const { title, text, href } = found;
  return { title, text, href, media: await copyOf(ctx, feed?.fetch ?? ctx.fetch, found) };
}

async function read(
  { fetch, siteId }: FeedContext,
  address: string,
  feed: ReturnType<typeof articleFeed>,
): Promise<ArticleTeaser | null> {
  try {
    if (!feed) return await pageAt(fetch, address);
    const id = await feed.idOf(address);
    const [post] = id === null ? [] : (await feed.byIds([id], new Date())).posts;
    return post && post.title !== "" ? { ...post, href: post.href ?? address } : null;
  } catch (error) {
    if (!(error instanceof OutboundError || error instanceof FeedFault)) throw error;
    logger.info({ siteId, reason: error.message }, "no article at an entered address");
    return null;
  }
}

async function pageAt(fetch: OutboundFetch, address: string): Promise<ArticleTeaser | null> {
  const { url, status, body, headers } = await fetch(address, { types: ["text/html", "application/xhtml+xml"] });
  return status === 200 ? readPage(decodeText(body, headers["content-type"] ?? ""), url) : null;
}

async function copyOf(ctx: FeedContext, fetch: OutboundFetch, { pictureUrl, title }: ArticleTeaser) {
  const picture = pictureUrl === null ? null : await fetchPicture(fetch, pictureUrl, title);
  if (!picture) return null;
  try {
    return mediaRef(await importImage(ctx, { ...picture, alt: {} }));
  } catch (error) {
    if (error instanceof DomainError) return null; // no picture, or no room for it
    throw error;
  }
}
