import { sharedByMany } from "~/server/api/shared-text.ts";
import type { GameFeed } from "./game-feed.ts";
import { asWatched } from "../read-game.ts";
import type { GameEvent, GameState, WatchUpdate } from "../schema.ts";

const pauseMs = 200;
/** Spectators that are told in one go; players' taps come in between. */
const wave = 100;

/**
 * One game as its spectators in this process share it: what happens is told at once and then at most every 200 ms, all of
 * it in one update. Spectators who stand at the same place get the very same object, which is serialised once.
 */
export class WatchFeed {
  /** The version up to which spectators have been told. */
  #told: number;
  #updates = new Map<number, WatchUpdate>();
  #waiting = new Set<() => void>();
  #pause: NodeJS.Timeout | undefined;
  readonly #unlisten: () => void;

  constructor(readonly feed: GameFeed) {
    this.#told = feed.head ?? 0;
    this.#unlisten = feed.listen(() => this.#onEvents());
  }

  /** What comes after `cursor`: the whole game when it is null or too far behind, null when there is nothing yet. */
  async after(cursor: number | null): Promise<WatchUpdate | null> {
    if (cursor === null) return this.#snapshot();
    if (cursor >= this.#told) return null;
    const known = this.#updates.get(cursor);
    if (known) return known;
    const events = this.feed.eventsAfter(cursor, this.#told);
    if (!events) return this.#snapshot();
    const update = sharedByMany({ type: "events" as const, version: this.#told, events: events.map(eventAsWatched) });
    this.#updates.set(cursor, update);
    return update;
  }

  /** Resolves when there is something after `cursor`, or when `signal` aborts. */
  untilAfter(cursor: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.#told > cursor) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      this.#waiting.add(done);
      signal.addEventListener("abort", done);
    });
  }

  close(): void {
    clearTimeout(this.#pause);
    this.#unlisten();
  }

  #onEvents(): void {
    if (this.#pause) return;
    const head = this.feed.head ?? 0;
    if (head <= this.#told) return;
    this.#told = head;
    this.#updates.clear();
    this.#pause = setTimeout(() => {
      this.#pause = undefined;
      this.#onEvents();
    }, pauseMs);
    tell([...this.#waiting]);
  }

  async #snapshot(): Promise<WatchUpdate> {
    return snapshotOf(await this.feed.wholeGame());
  }
}

function tell(waiting: (() => void)[]): void {
  for (const done of waiting.slice(0, wave)) done();
  if (waiting.length > wave) setImmediate(() => tell(waiting.slice(wave)));
}

const snapshots = new WeakMap<GameState, WatchUpdate>();

function snapshotOf(state: GameState): WatchUpdate {
  const known = snapshots.get(state);
  if (known) return known;
  const fresh = sharedByMany({ type: "snapshot" as const, ...asWatched(state) });
  snapshots.set(state, fresh);
  return fresh;
}

/** An event as spectators get it: without the next round's id, and without what only players can take back. */
function eventAsWatched(event: GameEvent): GameEvent {
  if (event.type === "round.rematched") return { ...event, rematchId: null };
  if (event.type === "player.removed") return { ...event, removedAt: null };
  return event;
}
