import { LRUCache } from "lru-cache";
import { networkOf } from "~/lib/addresses/network-of.ts";
import { hour } from "~/lib/time/lengths.ts";
import { processWide } from "~/server/process-wide.ts";
import { rateLimit, secondsToWait } from "~/server/limits/rate-limit.ts";

/** Names that callers can make up; what a page is called is known. */
type MadeUp = "referrer" | "search";

const day = { windowMs: 24 * hour };
/** So many different names of a day are counted from one network: a site's day has few places for them. */
const places = {
  referrer: rateLimit("referrers of a network", { most: 20, ...day }),
  search: rateLimit("queries of a network", { most: 100, ...day }),
};
const told = () => processWide("names told by networks", () => new LRUCache<string, true>({ max: 50_000 }));

/** Whether a name counts that somebody at this address brings along: a new one only while the network has made up few. */
export function mayTell(ip: string, { siteId, kind, name }: { siteId: string; kind: MadeUp; name: string }): boolean {
  const network = `${siteId} ${networkOf(ip)}`;
  const key = `${kind} ${network} ${name}`;
  if (told().get(key)) return true;
  if (secondsToWait(() => places[kind].count(network)) !== null) return false;
  told().set(key, true);
  return true;
}
