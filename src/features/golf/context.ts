import type { RequestSite } from "~/server/context.ts";
import type { RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";

/** What a golf service needs to know. Players have no account: whoever holds the game's link may score. */
export interface GolfContext {
  db: RootDb;
  bus: LiveBus;
  site: Pick<RequestSite, "id">;
  /** Address of the caller, for the limits. */
  ip: string;
}

/** The wake-up topic of a game's log. */
export const gameTopic = (gameId: string): string => `game:${gameId}`;
