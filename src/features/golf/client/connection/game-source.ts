import type { GameState, GameUpdate } from "../../schema.ts";
import type { GolfApi } from "./connection.ts";

/** Where a round comes from: from its players' link or from a spectator's. */
export interface GameSource {
  /** What the phone keeps the round under. */
  id: string;
  /** The whole round, once. */
  read: (signal: AbortSignal) => Promise<GameState>;
  /** Follows the log after a version; the whole round comes first without one, or when it is too far behind. */
  follow: (after: number | null, reader: Reader) => { unsubscribe: () => void };
}

export interface Reader {
  /** Updates that came together, oldest first. */
  onUpdates: (updates: GameUpdate[]) => void;
  onGone: () => void;
  /** The subscription has ended and has to be made anew. */
  onEnd: () => void;
}

/** A round as its players follow it. */
export function playedGame(api: GolfApi, gameId: string): GameSource {
  return {
    id: gameId,
    read: (signal) => api.game.get.query({ gameId }, { signal }),
    follow: (after, reader) =>
      api.game.onChange.subscribe(
        { gameId, lastEventId: after === null ? null : String(after) },
        { onData: ({ data }) => reader.onUpdates([data]), ...endings(reader) },
      ),
  };
}

/** A round as spectators follow it: several events come together. */
export function watchedGame(api: GolfApi, watchId: string): GameSource {
  return {
    id: watchId,
    read: (signal) => api.game.watch.query({ watchId }, { signal }),
    follow: (after, reader) =>
      api.game.onWatch.subscribe(
        { watchId, lastEventId: after === null ? null : String(after) },
        {
          onData: ({ data }) => reader.onUpdates(data.type === "events" ? data.events : [data]),
          ...endings(reader),
        },
      ),
  };
}

function endings({ onGone, onEnd }: Reader) {
  const onError = ({ data }: { data?: { code?: string } | null }) => (data?.code === "NOT_FOUND" ? onGone() : onEnd());
  return { onError, onComplete: onEnd };
}
