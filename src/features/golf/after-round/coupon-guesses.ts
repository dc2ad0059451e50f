import { RateLimiterMemory } from "rate-limiter-flexible";
import { DomainError } from "~/lib/errors.ts";
import { processWide } from "~/server/process-wide.ts";

const quarterHour = 15 * 60;

/** Unknown codes that one member of staff, and one address, may try. */
const limiters = () =>
  processWide("coupon-guesses", () => ({
    user: new RateLimiterMemory({ keyPrefix: "user", points: 20, duration: quarterHour }),
    address: new RateLimiterMemory({ keyPrefix: "address", points: 60, duration: quarterHour }),
  }));

/**
 * Counts a look for a code before it is made, and takes it back when there is such a coupon. Throws `too-many`, with the
 * milliseconds to wait. Counted in this process: more processes allow as many times more guesses.
 */
export async function countingGuesses<Found>(
  who: { userId: string; ip: string },
  look: () => Promise<Found | null>,
): Promise<Found | null> {
  const { user, address } = limiters();
  await Promise.all([user.consume(who.userId), address.consume(who.ip)]).catch((refusal: unknown) => {
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    throw new DomainError("too-many", "too many unknown codes", { retryAfterMs: msBeforeNext });
  });
  const found = await look();
  if (found !== null) await Promise.all([user.reward(who.userId), address.reward(who.ip)]);
  return found;
}
