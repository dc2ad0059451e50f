import { applyUpdate } from "../../domain/game-state.ts";
import { isFrozen } from "../../domain/score.ts";
import type { GameState, GameUpdate } from "../../schema.ts";
import { errorCode } from "./attempt.ts";
import { isBrowserOffline, type GolfConnection } from "./connection.ts";
import type { GameSource } from "./game-source.ts";
import type { PhoneStorage } from "../outbox/phone-storage.ts";

type FollowedStatus = "loading" | "ready" | "gone" | "failed";

interface FollowOptions {
  source: GameSource;
  connection: GolfConnection;
  storage: PhoneStorage;
  /** Told before `onChange`, with what the server's log has brought. */
  onUpdates?: (updates: GameUpdate[], version: number) => void;
  /** Awaited before what another tab has kept is shown. `isMore`: that one knows more of the round than this one. */
  onKept?: (isMore: boolean) => Promise<void>;
  onChange: () => void;
}

/** A round that is still not there after this time is shown as failed, while the phone goes on trying. */
const longestLoadingMs = 8_000;
/** A line that lets a question wait longer than this is dead. */
const longestSilenceMs = 4_000;
/** The state is kept at the first news, and at most so often while more comes. */
const keepEveryMs = 400;

/** One round, followed live: begins with what the phone knew, and keeps what it learns. */
export class FollowedGame {
  #state: GameState | null = null;
  #status: FollowedStatus = "loading";
  #isConnected = !isBrowserOffline();
  #subscription: { unsubscribe: () => void } | null = null;
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #keeping: ReturnType<typeof setTimeout> | null = null;
  #keptVersion: number | null = null;
  #isChecking = false;
  #isStopped = false;
  #stopListening: () => void = () => undefined;

  constructor(private readonly options: FollowOptions) {}

  get state(): GameState | null {
    return this.#state;
  }

  get status(): FollowedStatus {
    return this.#status;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  /** Shows what the phone knows and begins to follow. */
  async start(): Promise<void> {
    this.#later(longestLoadingMs, () => this.#status === "loading" && this.#set("failed"));
    this.#listen();
    const { storage, source } = this.options;
    const known = await storage.gameOf(source.id).catch(() => null);
    if (this.#isStopped) return;
    if (known) {
      void storage.keepGame(source.id, known).catch(() => undefined); // counts as opened today
      this.#state = known;
      this.#keptVersion = known.version;
      this.#set("ready");
    }
    const mayBeOver = known !== null && !known.isOver && isFrozen(new Date(known.game.createdAt), new Date());
    this.#follow(known && !mayBeOver ? known.version : null); // whether it is over, only the whole round says
  }

  stop(): void {
    this.#isStopped = true;
    this.#subscription?.unsubscribe();
    this.#stopListening();
    for (const timer of this.#timers) clearTimeout(timer);
    void this.keep();
  }

  /**
   * The phone woke up, or somebody looks again: shows what another tab has kept meanwhile, and makes sure that the line
   * lives and nothing was missed.
   */
  async check(): Promise<void> {
    if (this.#isStopped) return;
    const { connection, source } = this.options;
    connection.wake(); // also during a look that began before the network was back
    if (this.#isChecking) return;
    this.#isChecking = true;
    void this.#recall();
    try {
      this.#catchUp(await source.read(AbortSignal.timeout(longestSilenceMs)));
    } catch (error) {
      const code = errorCode(error);
      if (code === "NOT_FOUND") this.#set("gone");
      else if (code === null && this.#isConnected) connection.renew(); // it seems open and does not answer
    } finally {
      this.#isChecking = false;
    }
  }

  /** Keeps the state on the phone now. One that was kept is not kept again: another tab may know more by then. */
  async keep(): Promise<void> {
    if (this.#keeping) clearTimeout(this.#keeping);
    this.#keeping = null;
    const state = this.#state;
    if (!state || state.version === this.#keptVersion) return;
    const { storage, source } = this.options;
    await storage.keepGame(source.id, state).then(
      () => (this.#keptVersion = state.version),
      () => undefined,
    );
  }

  #keepSoon(): void {
    if (this.#keeping) return;
    const keptVersion = this.#state?.version;
    void this.keep();
    this.#keeping = this.#later(keepEveryMs, () => {
      this.#keeping = null;
      if (this.#state?.version !== keptVersion) this.#keepSoon();
    });
  }

  async #recall(): Promise<void> {
    const { storage, source, onKept } = this.options;
    const kept = await storage.gameOf(source.id).catch(() => null);
    const isMore = () => kept !== null && kept.version > (this.#state?.version ?? -1);
    await onKept?.(isMore());
    if (!kept || !isMore() || this.#isStopped || this.#status === "gone") return;
    this.#keptVersion = kept.version;
    this.#begin(kept);
  }

  /**
   * The log, and not the whole round, shows which of this phone's own changes have arrived; that a round's hours have
   * passed stands in no log.
   */
  #catchUp(current: GameState): void {
    const known = this.#state;
    if (known && current.isOver && !known.isOver) this.#begin(current);
    else if (!known || current.version > known.version) this.#follow(known?.version ?? null);
  }

  /** Goes on from this state of the round. */
  #begin(whole: GameState): void {
    this.#take([{ type: "snapshot", ...whole }]);
    this.#follow(this.#state?.version ?? null);
  }

  #follow(after: number | null): void {
    this.#subscription?.unsubscribe();
    this.#subscription = null;
    if (this.#isStopped) return;
    let isOver = false;
    const subscription = this.options.source.follow(after, {
      onUpdates: (updates) => !isOver && this.#take(updates),
      onGone: () => !isOver && this.#set("gone"),
      onEnd: () => !isOver && this.#later(2_000, () => !isOver && this.#follow(this.#state?.version ?? null)),
    });
    this.#subscription = {
      unsubscribe() {
        isOver = true;
        subscription.unsubscribe();
      },
    };
  }

  #take(updates: GameUpdate[]): void {
    let next = this.#state;
    for (const update of updates) {
      next = applyUpdate(next, update);
      if (!next) return this.#follow(null); // events are missing, or of a newer kind: begin with the whole round
    }
    if (!next) return;
    this.#state = next;
    this.options.onUpdates?.(updates, next.version);
    this.#keepSoon();
    this.#set("ready");
  }

  #set(status: FollowedStatus): void {
    this.#status = status;
    if (status === "gone") {
      this.#subscription?.unsubscribe();
      this.#state = null;
      void this.options.storage.forgetGame(this.options.source.id).catch(() => undefined);
    }
    this.options.onChange();
  }

  /** A line that is still being opened counts as there for a moment, so that no mark flickers at every page. */
  #listen(): void {
    let wasOpen = false;
    const show = (isConnected: boolean) => {
      if (isConnected === this.#isConnected) return;
      this.#isConnected = isConnected;
      this.options.onChange();
    };
    this.#stopListening = this.options.connection.onConnected((isOpen) => {
      if (isOpen || wasOpen || isBrowserOffline()) show(isOpen);
      wasOpen ||= isOpen;
    });
    this.#later(3_000, () => wasOpen || show(false));
  }

  #later(ms: number, work: () => unknown): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isStopped) work();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }
}
