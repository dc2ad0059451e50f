import { RateLimiterMemory } from "rate-limiter-flexible";
import { env } from "~/server/env.ts";
import { processWide } from "~/server/process-wide.ts";
import { DomainError } from "~/lib/errors.ts";
import type { GolfContext } from "./context.ts";
import { golfSettingsOf } from "./golf-settings.ts";

/** How many entries one round may log. */
export const maxEvents = env.GAME_EVENTS;

/**
 * How much one game and one address may write and read. Counted in this process: an installation that splits into
 * several allows each its share. The keys are ids and the caller's address, never a text from the request's body.
 */
const limiters = () => processWide("golf-limits", () => new Map<string, RateLimiterMemory>());

/** Counts one write to a game; `weight` is how many plain ones it is worth. Throws `too-many`, with the milliseconds to wait. */
export async function countWrite(siteId: string, gameId: string, ip: string, weight = 1): Promise<void> {
  await count("address", ip, { points: env.GAME_WRITES_PER_SECOND_AND_IP, weight });
  await count("game", `${siteId}/${gameId}`, { points: env.GAME_WRITES_PER_SECOND, weight });
}

/** Counts one read of an address; `weight` is how many plain ones it is worth. Throws `too-many`. */
export async function countRead(ip: string, weight = 1): Promise<void> {
  await count("read", ip, { points: env.GAME_READS_PER_SECOND_AND_IP, weight });
}

/**
 * Counts one new game: by phone, by address and by site, as the site's settings allow, so that a company behind one
 * Wi-Fi can play while one phone cannot flood. Throws `too-many`, with the milliseconds to wait.
 */
export async function countCreation(ctx: GolfContext, deviceId: string | undefined): Promise<void> {
  const siteId = ctx.site.id;
  const settings = await golfSettingsOf(ctx.db, siteId);
  const allowed = (points: number) => ({ points: env.GAMES_PER_HOUR_AND_IP ?? points, seconds: 3600 });
  if (deviceId) await count("phone", `${siteId}/${deviceId}`, allowed(settings.roundsPerHourAndPhone));
  await count("creation", `${siteId}/${ctx.ip}`, allowed(settings.roundsPerHourAndAddress));
  await count("site", siteId, allowed(settings.roundsPerHour));
}

interface Allowance {
  points: number;
  seconds?: number;
  weight?: number;
}

async function count(name: string, key: string, { points, seconds = 1, weight = 1 }: Allowance): Promise<void> {
  const kind = `${name}-${points}`;
  const limiter = limiters().get(kind) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });
  limiters().set(kind, limiter);
  try {
    await limiter.consume(key, weight);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const { msBeforeNext } = refusal as { msBeforeNext: number };
    throw new DomainError("too-many", `too many calls (${name})`, { retryAfterMs: msBeforeNext });
  }
}
