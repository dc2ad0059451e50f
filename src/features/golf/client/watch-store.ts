import type { GolfConnection } from "./connection/connection.ts";
import { FollowedGame } from "./connection/followed-game.ts";
import { watchedGame } from "./connection/game-source.ts";
import { emptyView, lineOf, stateView, type GameView } from "./game-view.ts";
import { memoryStorage, type PhoneStorage } from "./outbox/phone-storage.ts";

/** One round as a spectator sees it: the same view, and nothing to change. */
export class WatchStore {
  #view: GameView = { ...emptyView, isWatching: true };
  readonly #listeners = new Set<() => void>();
  readonly #game: FollowedGame;

  constructor(
    readonly watchId: string,
    connection: GolfConnection,
    { storage = memoryStorage() }: { storage?: PhoneStorage } = {},
  ) {
    const source = watchedGame(connection.api, watchId);
    this.#game = new FollowedGame({ source, connection, storage, onChange: () => this.#show() });
  }

  start(): Promise<void> {
    return this.#game.start();
  }

  stop(): void {
    this.#game.stop();
  }

  readonly view = (): GameView => this.#view;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The phone woke up, the tab is looked at again, or somebody wants to try again. */
  refresh(): Promise<void> {
    return this.#game.check();
  }

  /** The tab may end now: keeps what is known. */
  leave(): [] {
    void this.#game.keep();
    return [];
  }

  #show(): void {
    const { state, status, isConnected } = this.#game;
    const line = lineOf({ isConnected, pending: 0 });
    this.#view = { ...emptyView, ...stateView(state), status, isConnected, line, isWatching: true };
    for (const listener of this.#listeners) listener();
  }
}
