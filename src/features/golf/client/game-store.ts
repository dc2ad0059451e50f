import { v4 } from "uuid";
import { applyUpdate, scoreAt } from "../domain/game-state.ts";
import { settleTaps, withPendingTaps, type Tap } from "../domain/pending-taps.ts";
import { adjustedScore } from "../domain/score.ts";
import type { Game, GameState, GameUpdate, HoleScore, Player } from "../schema.ts";
import { untilAnswered, type Outcome } from "./attempt.ts";
import type { GolfConnection } from "./connection.ts";
import { inTurn, paced, writePace } from "./pace.ts";
import type { TapStorage } from "./tap-storage.ts";

/** A game as a screen shows it: with this phone's own taps already counted. */
export interface GameView {
  /** `gone` when there is no such game on this site. */
  status: "loading" | "ready" | "gone";
  game: Game | null;
  players: Player[];
  holes: HoleScore[];
  /** Taps that the server has not acknowledged yet. */
  pending: number;
  isConnected: boolean;
  /** Why the last tap was not accepted; null after the next one that is. */
  refusal: "frozen" | "refused" | null;
}

const empty: GameView = {
  status: "loading",
  game: null,
  players: [],
  holes: [],
  pending: 0,
  isConnected: true,
  refusal: null,
};

/** One game on one phone: follows the log, counts taps at once and sends them until they are acknowledged. */
export class GameStore {
  #state: GameState | null = null;
  #taps: Tap[];
  #view: GameView = empty;
  #isSending = false;
  #listeners = new Set<() => void>();
  #subscription: { unsubscribe: () => void } | null = null;
  #stops: (() => void)[] = [];
  /** Taps and changes of players together keep this pace: a long offline backlog must not trip the door's limit. */
  readonly #pass = paced(writePace);
  readonly #playersInTurn = inTurn();

  constructor(
    readonly gameId: string,
    private readonly connection: GolfConnection,
    private readonly storage: TapStorage,
  ) {
    this.#taps = storage.load();
  }

  /** Starts to follow the game. */
  start(): void {
    this.#stops.push(this.connection.onConnected((isConnected) => this.#show({ isConnected })));
    this.#follow();
    void this.#send();
  }

  stop(): void {
    this.#subscription?.unsubscribe();
    for (const stop of this.#stops.splice(0)) stop();
  }

  readonly view = (): GameView => this.#view;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Asks for the whole game, for the moment when a phone wakes up. */
  async refresh(): Promise<void> {
    const state = await this.connection.api.game.get.query({ gameId: this.gameId }).catch(() => null); // the line is down
    if (state) this.#take({ type: "snapshot", ...state });
  }

  /** Counts one stroke more or less, at once. A tap that could not change anything is not made. */
  tap(cell: { playerId: string; pageId: string }, delta: 1 | -1): void {
    const now = scoreAt(this.#view.holes, cell);
    if (adjustedScore(now, delta) === now) return;
    const tap: Tap = { opId: v4(), ...cell, delta };
    this.#taps = [...this.#taps, tap];
    this.storage.keep(tap);
    this.#show();
    void this.#send();
  }

  addPlayer(opId: string, playerName: string): Promise<Outcome<unknown>> {
    const input = { gameId: this.gameId, opId, playerName };
    return this.#changePlayers((signal) => this.connection.api.player.add.mutate(input, { signal }));
  }

  renamePlayer(playerId: string, playerName: string): Promise<Outcome<unknown>> {
    const input = { gameId: this.gameId, opId: v4(), playerId, playerName };
    return this.#changePlayers((signal) => this.connection.api.player.rename.mutate(input, { signal }));
  }

  removePlayer(playerId: string): Promise<Outcome<unknown>> {
    const input = { gameId: this.gameId, opId: v4(), playerId };
    return this.#changePlayers((signal) => this.connection.api.player.remove.mutate(input, { signal }));
  }

  #changePlayers(call: (signal: AbortSignal) => Promise<unknown>): Promise<Outcome<unknown>> {
    return this.#playersInTurn(() => untilAnswered(call, { before: this.#pass }));
  }

  #follow(): void {
    this.#subscription?.unsubscribe();
    const input = { gameId: this.gameId };
    this.#subscription = this.connection.api.game.onChange.subscribe(input, {
      onData: ({ data }) => this.#take(data),
      onError: ({ data }) => {
        if (data?.code === "NOT_FOUND") this.#show({ status: "gone" });
        else setTimeout(() => this.#follow(), 2_000);
      },
    });
  }

  #take(update: GameUpdate): void {
    const next = applyUpdate(this.#state, update);
    if (!next) return this.#follow(); // events are missing: a new subscription begins with the whole game
    this.#state = next;
    this.#taps = settleTaps(this.#taps, update, next.version);
    this.#show({ status: "ready" });
  }

  /** Sends pending taps one after the other, in the order in which they were made. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    for (let tap = this.#nextTap(); tap; tap = this.#nextTap()) {
      const { opId, playerId, pageId, delta } = tap;
      const input = { gameId: this.gameId, opId, playerId, pageId, delta };
      const outcome = await untilAnswered((signal) => this.connection.api.score.adjust.mutate(input, { signal }), {
        before: this.#pass,
      });
      this.storage.forget(opId);
      if (outcome.ok) this.#acknowledge(opId, outcome.value.version);
      else this.#drop(opId, outcome.reason === "frozen" ? "frozen" : "refused");
    }
    this.#isSending = false;
  }

  #nextTap(): Tap | undefined {
    return this.#taps.find((tap) => tap.storedAs === undefined);
  }

  #acknowledge(opId: string, version: number): void {
    this.#taps = this.#taps
      .map((tap) => (tap.opId === opId ? { ...tap, storedAs: version } : tap))
      .filter((tap) => tap.storedAs === undefined || tap.storedAs > (this.#state?.version ?? 0));
    this.#show({ refusal: null });
  }

  #drop(opId: string, refusal: "frozen" | "refused"): void {
    this.#taps = this.#taps.filter((tap) => tap.opId !== opId);
    this.#show({ refusal });
  }

  #show(change: Partial<GameView> = {}): void {
    this.#view = {
      ...this.#view,
      ...change,
      game: this.#state?.game ?? null,
      players: this.#state?.players ?? [],
      holes: this.#state ? withPendingTaps(this.#state, this.#taps) : [],
      pending: this.#taps.filter((tap) => tap.storedAs === undefined).length,
    };
    for (const listener of this.#listeners) listener();
  }
}
