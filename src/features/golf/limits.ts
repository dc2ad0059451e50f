import { networkOf } from "~/lib/addresses/network-of.ts";
import { hour } from "~/lib/time/lengths.ts";
import { env } from "~/server/env.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import type { GolfContext } from "./context.ts";
import { golfSettingsOf } from "./golf-settings.ts";

/** How many entries one round may log. */
export const maxEvents = env.GAME_EVENTS;

const perSecond = (most: number) => ({ most, windowMs: 1_000 });

/** Counts one write to a game; `weight` is how many plain ones it is worth. Throws `too-many`, with the milliseconds to wait. */
export function countWrite(siteId: string, gameId: string, ip: string, weight = 1): void {
  rateLimit("writes of an address", perSecond(env.GAME_WRITES_PER_SECOND_AND_IP)).count(networkOf(ip), weight);
  rateLimit("writes to a game", perSecond(env.GAME_WRITES_PER_SECOND)).count(`${siteId}/${gameId}`, weight);
}

/** Counts one read of an address; `weight` is how many plain ones it is worth. Throws `too-many`. */
export function countRead(ip: string, weight = 1): void {
  rateLimit("reads of an address", perSecond(env.GAME_READS_PER_SECOND_AND_IP)).count(networkOf(ip), weight);
}

/**
 * Counts one new game: by phone, by address and by site, as the site's settings allow, so that a company behind one
 * Wi-Fi can play while one phone cannot flood. Throws `too-many`, with the milliseconds to wait.
 */
export async function countCreation(ctx: GolfContext, deviceId: string | undefined): Promise<void> {
  const siteId = ctx.site.id;
  const settings = await golfSettingsOf(ctx.db, siteId);
  const allowed = (most: number) => ({ most: env.GAMES_PER_HOUR_AND_IP ?? most, windowMs: hour });
  if (deviceId) rateLimit("rounds of a phone", allowed(settings.roundsPerHourAndPhone)).count(`${siteId}/${deviceId}`);
  rateLimit("rounds of an address", allowed(settings.roundsPerHourAndAddress)).count(`${siteId}/${networkOf(ctx.ip)}`);
  rateLimit("rounds of a site", allowed(settings.roundsPerHour)).count(siteId);
}
