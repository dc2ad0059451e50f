import type { RootDb } from "~/server/db.ts";
import { processWide } from "~/server/process-wide.ts";
import { gameTopic, type GolfContext } from "../context.ts";
import { GameFeed } from "./game-feed.ts";
import type { GameEvent } from "../schema.ts";

interface Entry {
  feed: GameFeed;
  holders: number;
  closing: NodeJS.Timeout | undefined;
}

export interface HeldFeed {
  feed: GameFeed;
  /** Called once by whoever holds it. */
  release: () => void;
}

/** A feed stays open this long without subscribers, so that a phone that comes back finds what it missed. */
const lingerMs = 15_000;
const pollMs = 2_000;

const entries = () => processWide("game-feeds", () => new Map<string, Entry>());

/** Opens a game's feed, or the one that is open already, and keeps it open until `release`. */
export function holdFeed(ctx: Pick<GolfContext, "db" | "bus" | "site">, gameId: string): HeldFeed {
  const name = `${ctx.site.id}/${gameId}`;
  const fresh = () => ({
    feed: new GameFeed({ siteId: ctx.site.id, gameId }, ctx.db, ctx.bus),
    holders: 0,
    closing: undefined,
  });
  const entry: Entry = entries().get(name) ?? fresh();
  entries().set(name, entry);
  entry.holders += 1;
  clearTimeout(entry.closing);
  startPolling(ctx.db);
  return { feed: entry.feed, release: () => release(name, entry) };
}

/** Tells everybody who follows the game: those in this process get the event itself, others a wake-up to read it. */
export function announceEvent(ctx: GolfContext, gameId: string, event: GameEvent): void {
  const feed = entries().get(`${ctx.site.id}/${gameId}`)?.feed;
  const announce = () => ctx.bus.wake(gameTopic(gameId));
  if (feed?.offer(event)) feed.quietly(announce);
  else announce();
}

function release(name: string, entry: Entry): void {
  entry.holders -= 1;
  if (entry.holders > 0) return;
  const close = () => {
    entry.feed.close();
    if (entries().get(name) === entry) entries().delete(name);
  };
  // A feed without a head is one of a game that is not there, or of a database that was away.
  if (entry.feed.head === null) close();
  else entry.closing = setTimeout(close, lingerMs).unref();
}

/** Compares the head numbers of all followed games every two seconds, one statement a site, for the case that a wake-up was lost. */
function startPolling(db: RootDb): void {
  processWide("game-poll", () => {
    const timer = setInterval(() => void poll(db).catch(() => undefined), pollMs); // the next round asks again
    timer.unref();
    return timer;
  });
}

async function poll(db: RootDb): Promise<void> {
  const feeds = [...entries().values()].map(({ feed }) => feed);
  for (const siteId of new Set(feeds.map((feed) => feed.key.siteId))) {
    const ofSite = feeds.filter((feed) => feed.key.siteId === siteId);
    const where = { siteId, id: { in: ofSite.map((feed) => feed.key.gameId) } };
    const heads = await db.game.findMany({ where, select: { id: true, version: true } });
    const versions = new Map(heads.map((row) => [row.id, row.version]));
    for (const feed of ofSite) if ((versions.get(feed.key.gameId) ?? 0) > (feed.head ?? 0)) feed.wake();
  }
}
