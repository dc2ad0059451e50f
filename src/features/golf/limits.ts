import { RateLimiterMemory } from "rate-limiter-flexible";
import { env } from "~/server/env.ts";
import { processWide } from "~/server/process-wide.ts";
import { DomainError } from "~/lib/errors.ts";

/**
 * How much one game and one address may write. Counted in this process: an installation that splits into several allows
 * each its share. The keys are the game and the caller's address, never a text from the request's body.
 */
const limiters = () =>
  processWide("golf-limits", () => ({
    game: new RateLimiterMemory({ keyPrefix: "game", points: env.GAME_WRITES_PER_SECOND, duration: 1 }),
    address: new RateLimiterMemory({ keyPrefix: "address", points: env.GAME_WRITES_PER_SECOND_AND_IP, duration: 1 }),
    creation: new RateLimiterMemory({ keyPrefix: "creation", points: env.GAMES_PER_HOUR_AND_IP, duration: 3600 }),
  }));

/** Counts one write to a game. Throws `too-many`, with the milliseconds to wait. */
export async function countWrite(siteId: string, gameId: string, ip: string): Promise<void> {
  await count("address", ip);
  await count("game", `${siteId}/${gameId}`);
}

/** Counts one new game. Throws `too-many`, with the milliseconds to wait. */
export async function countCreation(ip: string): Promise<void> {
  await count("creation", ip);
}

async function count(name: keyof ReturnType<typeof limiters>, key: string): Promise<void> {
  try {
    await limiters()[name].consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    throw new DomainError("too-many", `too many writes (${name})`, { retryAfterMs: msBeforeNext });
  }
}
