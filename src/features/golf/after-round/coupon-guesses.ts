import { networkOf } from "~/lib/addresses/network-of.ts";
import { minute } from "~/lib/time/lengths.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";

/** Unknown codes that one member of staff, and one address, may try. */
const byUser = rateLimit("coupon guesses of a person", { most: 20, windowMs: 15 * minute });
const byAddress = rateLimit("coupon guesses of an address", { most: 60, windowMs: 15 * minute });

/** Counts a look for a code before it is made, and takes it back when there is such a coupon. Throws `too-many`. */
export async function countingGuesses<Found>(
  { userId, ip }: { userId: string; ip: string },
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  byUser.count(userId);
  byAddress.count(networkOf(ip));
  const found = await look();
  if (found === null) return null;
  byUser.takeBack(userId);
  byAddress.takeBack(networkOf(ip));
  return found;
}
