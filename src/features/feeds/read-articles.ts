import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { advertisedFeed } from "./domain/advertised-feed.ts";
import { decodeText } from "./domain/decode-text.ts";
import type { FeedDocument } from "./domain/feed-document.ts";
import { FeedFault } from "./domain/feed-fault.ts";
import { readXmlFeed } from "./domain/read-xml-feed.ts";

const pageTypes = ["text/html", "application/xhtml+xml"];
/** What feeds come as; servers are careless about it. */
const feedTypes = ["application/rss+xml", "application/atom+xml", "application/rdf+xml", "application/xml", "text/xml"];
const types = [...feedTypes, ...pageTypes, "text/plain", "application/octet-stream"];

/**
 * Reads an RSS or Atom feed, or the one that a page at this address advertises; answers under which address it stands.
 * Throws `OutboundError` or `FeedFault`.
 */
export async function readArticles(
  fetch: OutboundFetch,
  address: string,
  now: Date,
): Promise<{ address: string; document: FeedDocument }> {
  const { url, text, isPage } = await ask(fetch, address);
  const feed = isPage && !/^[^<]*<(?:\?xml|rss|feed|rdf:RDF)/i.test(text) ? advertisedFeed(text, url) : null;
  if (feed === null) return { address, document: readXmlFeed(text, { address: url, now }) };
  const found = await ask(fetch, feed);
  return { address: feed, document: readXmlFeed(found.text, { address: found.url, now }) };
}

async function ask(fetch: OutboundFetch, address: string) {
  const headers = { accept: `${feedTypes.join(", ")}, text/html;q=0.5` };
  const { url, status, type, body, headers: said } = await fetch(address, { types, headers });
  if (status !== 200) throw new FeedFault(`${new URL(url).host} answered ${status}`);
  return { url, text: decodeText(body, said["content-type"] ?? ""), isPage: pageTypes.includes(type) };
}
