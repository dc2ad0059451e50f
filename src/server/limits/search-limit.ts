import { networkOf } from "~/lib/addresses/network-of.ts";
import { minute } from "~/lib/time/lengths.ts";
import { rateLimit } from "./rate-limit.ts";

/** Room for a class that types behind one address: five questions a second, whichever way they are asked. */
const searches = rateLimit("searches of an address", { most: 300, windowMs: minute });

/**
 * Counts one question to a site's pages or to its directory, or as many as it asks for `parts` of what is found. Throws
 * `too-many`.
 */
export function countSearch(ip: string, parts = 1): void {
  searches.count(networkOf(ip), parts);
}
