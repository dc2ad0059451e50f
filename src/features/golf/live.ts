import { tracked, type TrackedEnvelope } from "@trpc/server";
import type { RootDb } from "~/server/db.ts";
import { processWide } from "~/server/process-wide.ts";
import { gameTopic, type GolfContext } from "./context.ts";
import { GameFeed } from "./game-feed.ts";
import type { GameEvent, GameUpdate } from "./schema.ts";

interface Shared {
  feed: GameFeed;
  subscribers: number;
}

const shared = () => processWide("game-feeds", () => new Map<string, Shared>());

/**
 * Follows one game. The access check runs before the generator is handed out, so that a refusal passes the error
 * middleware; listening begins before the first read, so that nothing falls between. `lastEventId` is the version that
 * the phone has; without it, or too far behind, the whole game comes first.
 */
export async function followGame(
  ctx: GolfContext,
  { gameId, lastEventId }: { gameId: string; lastEventId?: string | null },
  signal: AbortSignal,
): Promise<AsyncGenerator<TrackedEnvelope<GameUpdate>>> {
  const feed = open(ctx, gameId);
  const leave = once(() => release(feed));
  // Bound to the signal, because a generator that is never started never reaches its end.
  signal.addEventListener("abort", leave);
  try {
    const start = versionOf(lastEventId);
    const first = await feed.after(feed.head === null ? null : start);
    if (signal.aborted) leave();
    return updates({ feed, first, start, signal, leave });
  } catch (error) {
    leave();
    throw error;
  }
}

/** Tells everybody who follows the game: those in this process get the event itself, others a wake-up to read it. */
export function announceEvent(ctx: GolfContext, gameId: string, event: GameEvent): void {
  const feed = shared().get(`${ctx.site.id}/${gameId}`)?.feed;
  const announce = () => ctx.bus.wake(gameTopic(gameId));
  if (feed?.offer(event)) feed.quietly(announce);
  else announce();
}

interface Follower {
  feed: GameFeed;
  first: GameUpdate[];
  start: number | null;
  signal: AbortSignal;
  leave: () => void;
}

async function* updates(follower: Follower): AsyncGenerator<TrackedEnvelope<GameUpdate>> {
  const { feed, signal, leave } = follower;
  let cursor = follower.start ?? 0;
  let pending = follower.first;
  try {
    while (!signal.aborted) {
      for (const update of pending) {
        cursor = update.version;
        yield tracked(String(update.version), update);
      }
      await feed.waitAfter(cursor, signal);
      if (!signal.aborted) pending = await feed.after(cursor);
    }
  } finally {
    leave();
  }
}

function open(ctx: GolfContext, gameId: string): GameFeed {
  const key = { siteId: ctx.site.id, gameId };
  const name = `${key.siteId}/${gameId}`;
  const entry = shared().get(name) ?? { feed: new GameFeed(key, ctx.db, ctx.bus), subscribers: 0 };
  entry.subscribers += 1;
  shared().set(name, entry);
  startPolling(ctx.db);
  return entry.feed;
}

function release(feed: GameFeed): void {
  const name = `${feed.key.siteId}/${feed.key.gameId}`;
  const entry = shared().get(name);
  if (entry?.feed !== feed) return;
  entry.subscribers -= 1;
  if (entry.subscribers > 0) return;
  feed.close();
  shared().delete(name);
}

function versionOf(lastEventId: string | null | undefined): number | null {
  return lastEventId && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : null;
}

/** Compares the head numbers of all followed games every two seconds, for the case that a wake-up was lost. */
function startPolling(db: RootDb): void {
  processWide("game-poll", () => {
    const timer = setInterval(() => void poll(db).catch(() => undefined), 2_000); // the next round asks again
    timer.unref();
    return timer;
  });
}

async function poll(db: RootDb): Promise<void> {
  const feeds = [...shared().values()].map((entry) => entry.feed);
  if (feeds.length === 0) return;
  const games = feeds.map((feed) => feed.key.gameId);
  const sites = feeds.map((feed) => feed.key.siteId);
  const heads = await db.$queryRaw<{ id: string; version: number }[]>`
    SELECT id, version FROM "Game"
    WHERE (id, "siteId") IN (SELECT * FROM unnest(${games}::uuid[], ${sites}::uuid[]))`;
  const versions = new Map(heads.map((row) => [row.id, row.version]));
  for (const feed of feeds) if ((versions.get(feed.key.gameId) ?? 0) > (feed.head ?? 0)) feed.wake();
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
