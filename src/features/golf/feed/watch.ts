import { tracked, type TrackedEnvelope } from "@trpc/server";
import { processWide } from "~/server/process-wide.ts";
import type { GolfContext } from "../context.ts";
import { versionOf } from "./live.ts";
import { holdFeed } from "./open-feeds.ts";
import { patiently } from "./patience.ts";
import { gameOfWatchLink } from "../read-game.ts";
import type { WatchUpdate } from "../schema.ts";
import { WatchFeed } from "./watch-feed.ts";

interface Open {
  watch: WatchFeed;
  spectators: number;
  release: () => void;
}

const open = () => processWide("watch-feeds", () => new Map<string, Open>());

/**
 * Follows one game as a spectator, at most five updates a second and never with the game's own id. Refusals and
 * `lastEventId` are as for `followGame`.
 */
export async function followWatch(
  ctx: GolfContext,
  { watchId, lastEventId }: { watchId: string; lastEventId?: string | null },
  signal: AbortSignal,
): Promise<AsyncGenerator<TrackedEnvelope<WatchUpdate>>> {
  const siteId = ctx.site.id;
  const gameId =
    open().get(`${siteId}/${watchId}`)?.watch.feed.key.gameId ??
    (await patiently(() => gameOfWatchLink(ctx.db, { siteId, watchId }), signal)).gameId;
  const { feed, release } = holdFeed(ctx, gameId);
  try {
    if (feed.head === null) await patiently(() => feed.wholeGame(), signal);
    return updates({ hold: () => holdWatch(ctx, watchId, gameId), place: versionOf(lastEventId), signal });
  } finally {
    release(); // it stays open for a while; the generator, which may never be started, holds it itself
  }
}

interface Spectator {
  hold: () => { watch: WatchFeed; leave: () => void };
  place: number | null;
  signal: AbortSignal;
}

async function* updates({ hold, place, signal }: Spectator): AsyncGenerator<TrackedEnvelope<WatchUpdate>> {
  const { watch, leave } = hold();
  try {
    let cursor = await watch.feed.placeOf(place);
    while (!signal.aborted) {
      const update = await patiently(() => watch.after(cursor), signal);
      if (update) {
        cursor = update.version;
        yield tracked(String(update.version), update);
      }
      await watch.untilAfter(cursor ?? 0, signal);
    }
  } finally {
    leave();
  }
}

function holdWatch(ctx: GolfContext, watchId: string, gameId: string): { watch: WatchFeed; leave: () => void } {
  const name = `${ctx.site.id}/${watchId}`;
  const entry = open().get(name) ?? openWatch(ctx, gameId);
  open().set(name, entry);
  entry.spectators += 1;
  return {
    watch: entry.watch,
    leave() {
      entry.spectators -= 1;
      if (entry.spectators > 0) return;
      open().delete(name);
      entry.watch.close();
      entry.release();
    },
  };
}

function openWatch(ctx: GolfContext, gameId: string): Open {
  const { feed, release } = holdFeed(ctx, gameId);
  return { watch: new WatchFeed(feed), spectators: 0, release };
}
