import type { RootDb } from "~/server/db.ts";
import type { LiveBus } from "~/server/live-bus.ts";
import { gameTopic } from "./context.ts";
import { readEventsAfter, readGameState, type GameKey } from "./read-game.ts";
import type { GameEvent, GameState, GameUpdate } from "./schema.ts";

/** Events that a feed keeps for slow readers and short absences; who is further behind gets the whole game. */
const kept = 256;

/**
 * One game's log as all its subscribers in this process share it: a wake-up costs one read, however many listen.
 * Subscribers only hold a cursor, so a slow one costs no memory and catches up with a snapshot.
 */
export class GameFeed {
  #head: number | null = null;
  #events: GameEvent[] = [];
  #waiting = new Set<() => void>();
  #isReading = false;
  #isStale = true;
  #isQuiet = false;
  #snapshot: Promise<GameState> | null = null;
  readonly #unfollow: () => void;

  constructor(
    readonly key: GameKey,
    private readonly db: RootDb,
    bus: LiveBus,
  ) {
    this.#unfollow = bus.follow(gameTopic(key.gameId), () => this.wake());
  }

  /** The number of the newest event known here; null before the first read. */
  get head(): number | null {
    return this.#head;
  }

  /**
   * Takes an event that this process has just written, and saves the read. False when it is not the very next one; the
   * log then has to be read.
   */
  offer(event: GameEvent): boolean {
    if (this.#head === null || event.version !== this.#head + 1) return false;
    this.#append([event]);
    return true;
  }

  /** Runs `announce`, whose own wake-up tells this feed nothing new. */
  quietly(announce: () => void): void {
    this.#isQuiet = true;
    announce();
    this.#isQuiet = false;
  }

  /** Reads what is new. Called at each wake-up; wake-ups during a read cause one more read. */
  wake(): void {
    if (this.#isQuiet) return;
    this.#isStale = true;
    if (!this.#isReading) void this.#read();
  }

  /**
   * What a subscriber at `cursor` has to be told: the events after it, or one snapshot when it has nothing yet or is too
   * far behind. Empty when it is up to date. Throws when the game or the database is not there.
   */
  async after(cursor: number | null): Promise<GameUpdate[]> {
    if (this.#head === null || cursor === null || cursor > this.#head) return [await this.#wholeGame()];
    if (cursor === this.#head) return [];
    const first = this.#events[0]?.version;
    if (first === undefined || cursor + 1 < first) return [await this.#wholeGame()];
    return this.#events.slice(cursor + 1 - first);
  }

  /** Resolves when there may be something after `cursor`, or when `signal` aborts. */
  async waitAfter(cursor: number, signal: AbortSignal): Promise<void> {
    if (this.#head !== null && this.#head > cursor) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        this.#waiting.delete(done);
        signal.removeEventListener("abort", done);
        resolve();
      };
      this.#waiting.add(done);
      signal.addEventListener("abort", done);
      if (signal.aborted) done();
    });
  }

  close(): void {
    this.#unfollow();
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    while (this.#isStale && this.#head !== null) {
      this.#isStale = false;
      const events = await readEventsAfter(this.db, this.key, this.#head, kept).catch(() => []); // the poll asks again
      const head = this.#head;
      this.#append(events.filter((event) => event.version > head)); // some may have been offered meanwhile
      if (events.length === kept) this.#isStale = true;
    }
    this.#isReading = false;
  }

  #append(events: GameEvent[]): void {
    if (events.length === 0) return;
    this.#events = [...this.#events, ...events].slice(-kept);
    this.#head = events.at(-1)?.version ?? this.#head;
    for (const done of [...this.#waiting]) done();
  }

  /** The whole game; subscribers that ask at the same time share one read. */
  async #wholeGame(): Promise<GameUpdate> {
    this.#snapshot ??= readGameState(this.db, this.key).finally(() => (this.#snapshot = null));
    const state = await this.#snapshot;
    if (this.#head === null) {
      this.#head = state.version;
      this.wake();
    }
    return { type: "snapshot", ...state };
  }
}
