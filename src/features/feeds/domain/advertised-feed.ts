import { readHead } from "./read-head.ts";
import { webAddress } from "./web-address.ts";

/** The feed that a page of the web advertises (`link rel="alternate"`), as a whole address; null where it names none. */
export function advertisedFeed(html: string, address: string): string | null {
  let found: string | null = null;
  readHead(html, {
    onOpen: (name, { rel = "", type = "", href }) => {
      const isFeed = /^application\/(?:rss|atom)\+xml$/i.test(type.trim());
      if (name === "link" && isFeed && /\balternate\b/i.test(rel)) found ??= webAddress(href, address);
    },
  });
  return found;
}
