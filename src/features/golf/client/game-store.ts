import { v4 } from "uuid";
import { deriveId } from "~/lib/ids.ts";
import { addedUpAfter, withoutCell } from "../domain/added-up.ts";
import { freshAfter, type FreshScore } from "../domain/fresh-scores.ts";
import { heldRemoved, heldScores } from "../domain/held-scores.ts";
import { playersUnderWay, withPendingChanges, type Change, type PendingChange } from "../domain/pending-changes.ts";
import { scoreAt } from "../domain/game-state.ts";
import { cleanPlayerName } from "../domain/player-name.ts";
import { adjustedScore } from "../domain/score.ts";
import type { GameState, GameUpdate, History } from "../schema.ts";
import { untilAnswered, type Outcome } from "./connection/attempt.ts";
import type { GolfApi, GolfConnection } from "./connection/connection.ts";
import { forgetStarterKey, keepOwnPlayer, ownPlayer, starterKeyFor } from "./device.ts";
import { FollowedGame } from "./connection/followed-game.ts";
import { playedGame } from "./connection/game-source.ts";
import { emptyView, lineOf, stateView, type GameView } from "./game-view.ts";
import { Outbox } from "./outbox/outbox.ts";
import { paced, writePace } from "./outbox/pace.ts";
import { memoryStorage, type PhoneStorage } from "./outbox/phone-storage.ts";
import { sendUntilAnswered, type Answer } from "./outbox/send-change.ts";

export type { GameView } from "./game-view.ts";

/** Where a cell of the card is. */
export interface Cell {
  playerId: string;
  pageId: string;
}

/** What the store needs of the phone. */
interface Phone {
  storage?: PhoneStorage;
  deviceId?: string;
  /** Other tabs of the same browser take part. */
  hasTabs?: boolean;
  /** Awaited before everything that is written: a long offline backlog must not trip the door's limit. */
  pass?: () => Promise<void>;
  /** Changes that an ended tab could only leave behind in a hurry. */
  late?: PendingChange[];
}

/** What a call of a screen's own gets. */
interface CallContext {
  api: GolfApi;
  gameId: string;
  deviceId?: string;
  signal: AbortSignal;
}

const longestCallMs = 8_000;
/** So long a change by another phone stands out. */
const freshMs = 8_000;

/**
 * One round on one phone: follows the log, counts what is done here at once, keeps it, and sends it until the server has
 * acknowledged it. Methods that change something never fail; the view says how it stands.
 */
export class GameStore {
  #view: GameView = emptyView;
  /** The server has said so; its clock is the one that counts. */
  #isRefusedAsFrozen = false;
  #fresh: FreshScore[] = [];
  #addedUp: Cell[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #pass: () => Promise<void>;
  readonly #game: FollowedGame;
  readonly #outbox: Outbox;

  constructor(
    readonly gameId: string,
    private readonly connection: GolfConnection,
    private readonly phone: Phone = {},
  ) {
    const storage = phone.storage ?? memoryStorage();
    this.#pass = phone.pass ?? paced(writePace);
    this.#outbox = new Outbox({
      gameId,
      storage,
      hasTabs: phone.hasTabs ?? false,
      send: (entries) => this.#send(entries),
      onChange: () => this.#show(),
    });
    this.#game = new FollowedGame({
      source: playedGame(connection.api, gameId),
      connection,
      storage,
      onUpdates: (updates, version) => this.#take(updates, version),
      onKept: (isMore) => this.#outbox.recall(isMore),
      onChange: () => this.#show(),
    });
  }

  /** Shows what the phone knows of the round, follows it, and sends what was left over from before. */
  async start(): Promise<void> {
    await this.#outbox.load(this.phone.late ?? []);
    await this.#game.start();
    void this.#outbox.send();
  }

  stop(): void {
    this.#game.stop();
    this.#outbox.close();
  }

  readonly view = (): GameView => this.#view;

  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The phone woke up, the tab is looked at again, or somebody wants to try again. */
  async refresh(): Promise<void> {
    this.#show(); // the round may be over by now
    void this.#outbox.send();
    await this.#game.check();
  }

  /** The tab may end now: keeps the state, and returns the changes that its storage has not taken yet. */
  leave(): PendingChange[] {
    void this.#game.keep();
    return this.#outbox.unkept;
  }

  /** Counts one stroke more or less, at once. Returns false for a tap that could not change anything: it is not made. */
  tap(cell: Cell, delta: 1 | -1): boolean {
    const now = scoreAt(this.#view.holes, cell);
    if (!this.#canScore() || adjustedScore(now, delta) === now) return false;
    this.#unmark(cell);
    void this.#change({ type: "tap", ...cell, delta });
    return true;
  }

  /** Sets a score outright, at once. Returns false when it stands there already, or none may be set. */
  setScore(cell: Cell, score: number): boolean {
    if (!this.#canScore() || scoreAt(this.#view.holes, cell) === score) return false;
    this.#unmark(cell);
    void this.#change({ type: "setScore", ...cell, score });
    return true;
  }

  /** Somebody has read what was refused. */
  dismissRefusal(): void {
    this.#outbox.dismissRefusal();
  }

  /** Sends what the locked round did not take, now that it is open again (`view().held`). */
  sendHeld(): void {
    if (this.#canScore()) this.#outbox.sendHeld();
  }

  /** Gives up what the locked round did not take. */
  dropHeld(): void {
    this.#outbox.dropHeld();
  }

  /** Lets somebody join: stands in the view at once and may be scored, also without a network. */
  addPlayer(opId: string, typed: string): Promise<Outcome<unknown>> {
    const playerName = cleanPlayerName(typed) ?? typed;
    const playerId = deriveId(this.gameId, opId); // as the server does
    return this.#outbox.push({ type: "addPlayer", playerId, playerName }, opId);
  }

  renamePlayer(playerId: string, typed: string): Promise<Outcome<unknown>> {
    return this.#change({ type: "renamePlayer", playerId, playerName: cleanPlayerName(typed) ?? typed });
  }

  removePlayer(playerId: string): Promise<Outcome<unknown>> {
    return this.#change({ type: "removePlayer", playerId });
  }

  /** Brings back who is in `view().removed`. Refused with the reason `too-late` after ten minutes, `full` without room. */
  restorePlayer(playerId: string): Promise<Outcome<unknown>> {
    return this.#change({ type: "restorePlayer", playerId });
  }

  /** Locks the round or opens it again; only on the phone that started it (`view().isStarter`). */
  lockRound(isLocked: boolean): Promise<Outcome<unknown>> {
    return this.#change({ type: "lock", isLocked });
  }

  /** What was changed in the round, newest first; `before` a version for older entries. `OFFLINE` after eight seconds. */
  history(before?: number): Promise<Outcome<History>> {
    return this.call(({ api, gameId, deviceId, signal }) =>
      api.game.history.query({ gameId, deviceId, before }, { signal }),
    );
  }

  /**
   * Makes a call that belongs to the round, after everything that was done here before is stored. Repeats it until the
   * server has answered, so a call that writes carries an `opId` made outside. Gives up with the code `OFFLINE`.
   */
  async call<Value>(send: (context: CallContext) => Promise<Value>): Promise<Outcome<Value>> {
    const { api, wait } = this.connection;
    const end = Date.now() + longestCallMs;
    while (this.#outbox.pending > 0 && Date.now() < end) await wait(100);
    const context = { api, gameId: this.gameId, deviceId: this.phone.deviceId };
    return untilAnswered((signal) => send({ ...context, signal }), {
      before: this.#pass,
      wait,
      giveUpMs: Math.max(0, end - Date.now()),
    });
  }

  /** Takes back what another phone has just changed in a cell. */
  undoFresh({ before, ...cell }: FreshScore): void {
    this.setScore(cell, before);
  }

  /** Whose phone this is; null for nobody's. */
  sayWhoIAm(playerId: string | null): void {
    keepOwnPlayer(this.gameId, playerId);
    this.#show();
  }

  /** Somebody changes a cell here, and so has seen what stood there. */
  #unmark(cell: Cell): void {
    this.#addedUp = withoutCell(this.#addedUp, cell);
    this.#fresh = withoutCell(this.#fresh, cell);
  }

  #take(updates: GameUpdate[], version: number): void {
    const pending = this.#outbox.changes;
    const known = new Set(pending.map((entry) => entry.opId));
    const { holes, status } = this.#view;
    this.#fresh = freshAfter(this.#fresh, updates, { holes, isOwn: (opId) => known.has(opId) });
    this.#outbox.settle(updates, version);
    const after = this.#shown()?.holes;
    if (after && status === "ready") this.#addedUp = addedUpAfter(this.#addedUp, { before: holes, after, pending });
    const latest = this.#fresh;
    if (latest.length > 0) setTimeout(() => this.#forgetFresh(latest), freshMs);
  }

  #forgetFresh(shown: FreshScore[]): void {
    const left = this.#fresh.filter((one) => !shown.includes(one));
    if (left.length === this.#fresh.length) return;
    this.#fresh = left;
    this.#show();
  }

  /** A round may have come of age since it was last shown. */
  #canScore(): boolean {
    if (this.#view.canScore && this.#isFrozen()) this.#show();
    return this.#view.canScore;
  }

  #isFrozen(): boolean {
    return this.#isRefusedAsFrozen || this.#game.state?.isOver === true;
  }

  #change(change: Change): Promise<Outcome<unknown>> {
    return this.#outbox.push(change, v4());
  }

  async #send(entries: PendingChange[]): Promise<Answer[]> {
    const { connection, phone } = this;
    const answers = await sendUntilAnswered(entries, { connection, deviceId: phone.deviceId, pass: this.#pass });
    const isRefusedAs = (reason: string) => answers.some((answer) => !answer.ok && answer.reason === reason);
    if (isRefusedAs("frozen")) this.#isRefusedAsFrozen = true;
    if (isRefusedAs("not-starter")) forgetStarterKey(this.gameId); // another phone was faster to ask for the rematch
    return answers;
  }

  /** The round with everything that is on its way from here. */
  #shown(): GameState | null {
    const { state } = this.#game;
    return state && withPendingChanges(state, this.#outbox.changes);
  }

  #show(): void {
    const { status, isConnected } = this.#game;
    const { changes, held, pending, refusal, isKept } = this.#outbox;
    const shown = this.#shown();
    const isFrozen = this.#isFrozen();
    this.#view = {
      ...emptyView,
      ...stateView(shown),
      status,
      isStarter: starterKeyFor(this.gameId) !== null,
      isFrozen,
      canScore: status === "ready" && !isFrozen && shown?.isLocked === false,
      pending,
      waitingPlayerIds: playersUnderWay(changes),
      isConnected,
      line: lineOf({ isConnected, pending }),
      refusal,
      isKept,
      held: shown ? heldScores(held, shown) : [],
      heldRemoved: shown ? heldRemoved(held, shown) : [],
      fresh: this.#fresh,
      addedUp: this.#addedUp,
      ownPlayerId: ownPlayer(this.gameId),
    };
    for (const listener of this.#listeners) listener();
  }
}
