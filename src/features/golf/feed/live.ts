import { tracked, type TrackedEnvelope } from "@trpc/server";
import { sharedByMany } from "~/server/api/shared-text.ts";
import type { GolfContext } from "../context.ts";
import type { GameFeed } from "./game-feed.ts";
import { holdFeed, type HeldFeed } from "./open-feeds.ts";
import { patiently } from "./patience.ts";
import type { GameState, GameUpdate } from "../schema.ts";

/**
 * Follows one game; waits while the database is away. The access check runs before the generator is handed out, so that a refusal passes the error
 * middleware. `lastEventId` is the version that the phone has; without it, or too far behind, the whole game comes first.
 */
export async function followGame(
  ctx: GolfContext,
  { gameId, lastEventId }: { gameId: string; lastEventId?: string | null },
  signal: AbortSignal,
): Promise<AsyncGenerator<TrackedEnvelope<GameUpdate>>> {
  const { feed, release } = holdFeed(ctx, gameId);
  try {
    if (feed.head === null) await patiently(() => feed.wholeGame(), signal);
    return updates({ hold: () => holdFeed(ctx, gameId), place: versionOf(lastEventId), signal });
  } finally {
    release(); // it stays open for a while; the generator, which may never be started, holds it itself
  }
}

interface Follower {
  hold: () => HeldFeed;
  place: number | null;
  signal: AbortSignal;
}

async function* updates({ hold, place, signal }: Follower): AsyncGenerator<TrackedEnvelope<GameUpdate>> {
  const { feed, release } = hold();
  try {
    let cursor = await feed.placeOf(place);
    while (!signal.aborted) {
      for (const update of await patiently(() => nextUpdates(feed, cursor), signal)) {
        cursor = update.version;
        yield tracked(String(update.version), update);
      }
      await untilAfter(feed, cursor, signal);
    }
  } finally {
    release();
  }
}

async function nextUpdates(feed: GameFeed, cursor: number | null): Promise<GameUpdate[]> {
  const events = cursor === null ? null : feed.eventsAfter(cursor);
  return events?.map(sharedByMany) ?? [snapshotOf(await feed.wholeGame())];
}

const snapshots = new WeakMap<GameState, GameUpdate>();

/** One object for all who get the same state, so that it is serialised once. */
function snapshotOf(state: GameState): GameUpdate {
  const known = snapshots.get(state);
  if (known) return known;
  const fresh = sharedByMany({ type: "snapshot" as const, ...state });
  snapshots.set(state, fresh);
  return fresh;
}

/** Resolves when there is something after `cursor`, or when `signal` aborts. */
function untilAfter(feed: GameFeed, cursor: number | null, signal: AbortSignal): Promise<void> {
  const isThere = () => signal.aborted || cursor === null || (feed.head ?? 0) > cursor;
  if (isThere()) return Promise.resolve();
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return;
      unlisten();
      signal.removeEventListener("abort", look);
      resolve();
    };
    const unlisten = feed.listen(look);
    signal.addEventListener("abort", look);
  });
}

/** The version in an event id that a phone sends; null for anything else. */
export function versionOf(lastEventId: string | null | undefined): number | null {
  return lastEventId && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : null;
}
