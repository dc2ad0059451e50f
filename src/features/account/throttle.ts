import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { processWide } from "~/server/process-wide.ts";
import { DomainError } from "~/lib/errors.ts";

const minutes = 60;

/** Tries that may fail: from one address at one account, at one account from anywhere, and from one address. */
const limiters = processWide("sign-in-limiters", () => ({
  pair: new RateLimiterMemory({ points: 10, duration: 15 * minutes }),
  account: new RateLimiterMemory({ points: 60, duration: 60 * minutes }),
  address: new RateLimiterMemory({ points: 100, duration: 15 * minutes }),
}));

/**
 * Counts a try to sign in before it is looked at, and takes it back when it succeeds. Throws `too-many` with
 * `retryAfter` in seconds. Kept in this process's memory: more processes allow as many times more tries.
 */
export async function throttled<Result>(
  who: { ip: string; email: string },
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const keys = { pair: `${who.ip} ${who.email}`, account: who.email, address: who.ip };
  await Promise.all([
    limiters.pair.consume(keys.pair),
    limiters.account.consume(keys.account),
    limiters.address.consume(keys.address),
  ]).catch((reason: unknown) => {
    if (!isLimit(reason)) throw reason;
    const retryAfter = Math.ceil(reason.msBeforeNext / 1000);
    throw new DomainError("too-many", "Too many tries to sign in", { retryAfter });
  });
  const result = await attempt();
  if (result !== null) {
    await limiters.pair.delete(keys.pair);
    await limiters.account.reward(keys.account);
    await limiters.address.reward(keys.address);
  }
  return result;
}

/** Judged by its shape: the limiters are shared by copies of this module, each with a class of its own. */
function isLimit(reason: unknown): reason is RateLimiterRes {
  return typeof reason === "object" && reason !== null && "msBeforeNext" in reason;
}
