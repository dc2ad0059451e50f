import type { RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live/live-bus.ts";
import { gameTopic } from "../context.ts";
import { readEventsAfter, readGameState, type GameKey } from "../read-game.ts";
import type { GameEvent, GameState } from "../schema.ts";

/** Events that a feed keeps for slow readers and short absences; who is further behind gets the whole game. */
const kept = 256;
/** A snapshot is used again for this long while the game stands still. */
const snapshotMs = 10_000;
/** How long an event that overtook another one waits for it before the log is read. */
const overtakenMs = 25;

/**
 * One game's log as all its subscribers in this process share it: a wake-up costs one read, however many listen.
 * Subscribers only hold a cursor, so a slow one costs no memory and catches up with a snapshot.
 */
export class GameFeed {
  #head: number | null = null;
  #events: GameEvent[] = [];
  /** Events of this process that are known already while one before them is not, by version. */
  #early = new Map<number, GameEvent>();
  #overtaken: NodeJS.Timeout | undefined;
  #listeners = new Set<() => void>();
  #reading: Promise<void> | null = null;
  #isStale = false;
  #isQuiet = false;
  #snapshot: { state: GameState; at: number } | null = null;
  #snapshotRead: Promise<GameState> | null = null;
  readonly #unfollow: () => void;

  constructor(
    readonly key: GameKey,
    private readonly db: RootDb,
    bus: LiveBus,
  ) {
    this.#unfollow = bus.follow(gameTopic(key.gameId), () => this.wake());
  }

  /** The number of the newest event known here; null before the first snapshot. */
  get head(): number | null {
    return this.#head;
  }

  /**
   * Takes an event that this process has just written, and saves the read. False when the log has to be read: nobody has
   * asked for this game yet.
   */
  offer(event: GameEvent): boolean {
    if (this.#head === null) return false;
    if (event.version <= this.#head) return true;
    this.#early.set(event.version, event);
    this.#appendEarly();
    if (this.#early.size > 0) {
      this.#overtaken ??= setTimeout(() => this.#missOvertaken(), overtakenMs).unref();
    }
    return true;
  }

  /** Runs `announce`, whose own wake-up tells this feed nothing new. */
  quietly(announce: () => void): void {
    this.#isQuiet = true;
    try {
      announce();
    } finally {
      this.#isQuiet = false;
    }
  }

  /** Reads what is new. Called at each wake-up; wake-ups during a read cause one more read. */
  wake(): void {
    if (!this.#isQuiet) void this.#catchUp();
  }

  /**
   * Where a subscriber who has everything up to `cursor` may go on; null when the whole game has to come first, since
   * there is nothing yet or the gap is too long. A cursor from the future, as of a phone that was connected to another
   * process until now, makes the feed look first.
   */
  async placeOf(cursor: number | null): Promise<number | null> {
    if (cursor === null || this.#head === null) return null;
    if (cursor > this.#head) await this.#catchUp();
    return cursor <= this.#head && this.eventsAfter(cursor) ? cursor : null;
  }

  /** The events after `cursor` (up to `until`), oldest first; null when they are no longer kept. */
  eventsAfter(cursor: number, until = this.#head ?? 0): GameEvent[] | null {
    const first = this.#events[0]?.version ?? (this.#head ?? 0) + 1;
    if (cursor >= until) return [];
    return cursor + 1 < first ? null : this.#events.slice(cursor + 1 - first, until + 1 - first);
  }

  /**
   * The whole game; subscribers that ask at the same time, or while nothing changes, share one read. Throws `not-found`
   * for an unknown game.
   */
  async wholeGame(): Promise<GameState> {
    const known = this.#snapshot;
    if (known && known.state.version === this.#head && Date.now() - known.at < snapshotMs) return known.state;
    this.#snapshotRead ??= readGameState(this.db, this.key).finally(() => (this.#snapshotRead = null));
    const state = await this.#snapshotRead;
    if (this.#snapshot?.state !== state) this.#snapshot = { state, at: Date.now() };
    if (this.#head === null) {
      this.#head = state.version;
      this.wake();
    } else if (state.version > this.#head) this.wake();
    return state;
  }

  /** Calls back whenever there are new events, until the returned function is called. */
  listen(onEvents: () => void): () => void {
    this.#listeners.add(onEvents);
    return () => void this.#listeners.delete(onEvents);
  }

  close(): void {
    clearTimeout(this.#overtaken);
    this.#unfollow();
  }

  #catchUp(): Promise<void> {
    this.#isStale = true;
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
      if (this.#isStale && this.#head !== null) void this.#catchUp(); // woken between the last look and the end
    });
    return this.#reading;
  }

  async #read(): Promise<void> {
    while (this.#isStale && this.#head !== null) {
      this.#isStale = false;
      const events = await readEventsAfter(this.db, this.key, this.#head, kept).catch(() => []); // the poll asks again
      const head = this.#head;
      this.#append(events.filter((event) => event.version > head)); // some may have been offered meanwhile
      this.#appendEarly();
      if (events.length === kept) this.#isStale = true;
    }
  }

  #missOvertaken(): void {
    this.#overtaken = undefined;
    if (this.#early.size > 0) this.wake();
  }

  #appendEarly(): void {
    if (this.#early.size === 0 || this.#head === null) return;
    const next: GameEvent[] = [];
    for (const version of [...this.#early.keys()]) if (version <= this.#head) this.#early.delete(version);
    for (let version = this.#head + 1, event; (event = this.#early.get(version)); version += 1) {
      this.#early.delete(version);
      next.push(event);
    }
    this.#append(next);
  }

  #append(events: GameEvent[]): void {
    if (events.length === 0) return;
    this.#events = [...this.#events, ...events].slice(-kept);
    this.#head = events.at(-1)?.version ?? this.#head;
    for (const onEvents of [...this.#listeners]) onEvents();
  }
}
