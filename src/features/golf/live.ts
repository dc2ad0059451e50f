import { tracked, type TrackedEnvelope } from "@trpc/server";
import type { RootDb } from "~/server/db.ts";
import { processWide } from "~/server/process-wide.ts";
import type { GolfContext } from "./context.ts";
import { GameFeed } from "./game-feed.ts";
import type { GameUpdate } from "./schema.ts";

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
  const entry = open(ctx, gameId);
  try {
    const start = versionOf(lastEventId);
    const first = await entry.feed.after(entry.feed.head === null ? null : start);
    return updates(entry, first, start, signal);
  } catch (error) {
    release(entry);
    throw error;
  }
}

async function* updates(
  entry: Shared,
  first: GameUpdate[],
  start: number | null,
  signal: AbortSignal,
): AsyncGenerator<TrackedEnvelope<GameUpdate>> {
  let cursor = start ?? 0;
  let pending = first;
  try {
    while (!signal.aborted) {
      for (const update of pending) {
        cursor = update.version;
        yield tracked(String(update.version), update);
      }
      await entry.feed.waitAfter(cursor, signal);
      if (!signal.aborted) pending = await entry.feed.after(cursor);
    }
  } finally {
    release(entry);
  }
}

function open(ctx: GolfContext, gameId: string): Shared {
  const key = { siteId: ctx.site.id, gameId };
  const name = `${key.siteId}/${gameId}`;
  const entry = shared().get(name) ?? { feed: new GameFeed(key, ctx.db, ctx.bus), subscribers: 0 };
  entry.subscribers += 1;
  shared().set(name, entry);
  startPolling(ctx.db);
  return entry;
}

function release(entry: Shared): void {
  entry.subscribers -= 1;
  if (entry.subscribers > 0) return;
  entry.feed.close();
  shared().delete(`${entry.feed.key.siteId}/${entry.feed.key.gameId}`);
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
