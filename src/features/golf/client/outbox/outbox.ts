import { v4 } from "uuid";
import { isHoldable } from "../../domain/held-scores.ts";
import { nextMessage } from "../../domain/messages.ts";
import { settleChanges, type Change, type PendingChange } from "../../domain/pending-changes.ts";
import { roundHours } from "../../domain/score.ts";
import type { GameUpdate } from "../../schema.ts";
import type { Refusal, Refused } from "../game-view.ts";
import { inOrder, type KeptRefusal, type PhoneStorage } from "./phone-storage.ts";
import type { Answer } from "./send-change.ts";
import { noTabs, openTabs, type TabNews, type Tabs } from "./tabs.ts";

/** As many changes travel in one message at most; the server takes no more. */
const mostTogether = 60;
/** Stands for an answer that a server of another version leaves out. */
const unanswered: Answer = { ok: false, code: "invalid", reason: null };

interface OutboxOptions {
  gameId: string;
  storage: PhoneStorage;
  /** Sends one change, or several scores together, until the server has answered each. */
  send: (entries: PendingChange[]) => Promise<Answer[]>;
  /** Told after every change of `changes`, `held` or `refusal`. */
  onChange: () => void;
  /** Whether other tabs of this browser are to take part. */
  hasTabs: boolean;
}

/**
 * The changes made on this phone, in one order: kept before they are sent, sent message by message, forgotten when the
 * server has answered. What came too late, for a round that was locked or a player who was removed meanwhile, is held
 * until somebody has it sent again or gives it up. Another tab of the same phone sees them at once and sends them should this one be gone.
 */
export class Outbox {
  #changes: PendingChange[] = [];
  /** All that has ever been among them, by `opId`. */
  #known = new Set<string>();
  #held: PendingChange[] = [];
  #refusal: KeptRefusal | null = null;
  #isSending = false;
  #version = 0;
  #lastMadeAt = 0;
  /** Changes that the phone's storage has not taken yet. */
  #unkept = new Map<string, Promise<void>>();
  /** Those that it would not take. */
  #unkeepable = new Set<string>();
  #askers = new Map<string, (answer: Answer) => void>();
  #tabs: Tabs = noTabs;
  /** Until all that came before is known, nothing is sent: it would overtake what it depends on. */
  #isReady = false;
  #isClosed = false;

  constructor(private readonly options: OutboxOptions) {}

  /** What the server has not answered, or has stored under a version that this phone has not seen yet. */
  get changes(): PendingChange[] {
    return this.#changes;
  }

  /** What the round, locked or without that player by then, has not taken. */
  get held(): PendingChange[] {
    return this.#held;
  }

  get refusal(): Refused | null {
    return this.#refusal;
  }

  get pending(): number {
    return this.#changes.filter((entry) => entry.storedAs === undefined).length;
  }

  /** What is not on the phone's storage yet; it would be lost with the tab. */
  get unkept(): PendingChange[] {
    return this.#changes.filter(({ opId }) => this.#unkept.has(opId) || this.#unkeepable.has(opId));
  }

  /** Whether the phone keeps what is entered: not where it has no storage of its own, or this would not take a change. */
  get isKept(): boolean {
    return this.options.storage.isLasting && !this.#changes.some(({ opId }) => this.#unkeepable.has(opId));
  }

  /** Takes in what was left over from before. `late` are changes that an ending tab could not keep in the usual way. */
  async load(late: PendingChange[]): Promise<void> {
    const { gameId, hasTabs, storage } = this.options;
    const news: TabNews[] = [];
    let hear: (item: TabNews) => void = (item) => void news.push(item);
    const tabs = hasTabs && !this.#isClosed ? openTabs(gameId, (item) => hear(item)) : noTabs;
    this.#tabs = tabs;
    const kept = await storage.changesOf(gameId).catch(() => null);
    for (const entry of inOrder([...(kept ?? []), ...late])) this.#takeKept(entry);
    this.#refusal ??= await storage.refusalOf(gameId).catch(() => null);
    // Without its own past this tab does not know what the others' changes depend on, and leaves these to them.
    hear = (item) => {
      if (kept || item.type !== "made") this.#onNews(item);
    };
    for (const item of news) hear(item);
    this.#isReady = true;
    await Promise.all(late.map((entry) => this.#keep(entry)));
    this.#lastMadeAt = this.#changes.at(-1)?.madeAt ?? 0;
    this.options.onChange();
  }

  /**
   * Takes in what other tabs have kept while this one slept. `isBehind`: they knew more of the round, too, so that what
   * they have sent and forgotten of this one's changes no longer counts on top.
   */
  async recall(isBehind: boolean): Promise<void> {
    const waiting = this.#changes.filter((entry) => entry.storedAs === undefined && !this.unkept.includes(entry));
    const kept = await this.options.storage.changesOf(this.options.gameId).catch(() => null);
    if (!kept || !this.#isReady || this.#isClosed) return;
    for (const entry of kept) if (!this.#known.has(entry.opId)) this.#takeKept(entry);
    for (const { opId } of isBehind ? waiting : []) {
      if (kept.some((entry) => entry.opId === opId)) continue;
      this.#acknowledge(opId, 0);
      this.#answer(opId, { ok: true, value: { version: this.#version } });
    }
    this.options.onChange();
    void this.send();
  }

  /** Makes a change. Resolves with the server's answer, which may take as long as the phone is without a network. */
  push(change: Change, opId: string = v4()): Promise<Answer> {
    this.#lastMadeAt = Math.max(this.#lastMadeAt + 1, Date.now());
    const entry: PendingChange = { opId, gameId: this.options.gameId, madeAt: this.#lastMadeAt, change };
    this.#take(entry);
    void this.#keep(entry).then(() => this.#tabs.tell({ type: "made", entry }));
    const answer = new Promise<Answer>((resolve) => this.#askers.set(opId, resolve));
    this.options.onChange();
    void this.send();
    return answer;
  }

  /** Somebody has read what was refused. */
  dismissRefusal(): void {
    this.#setRefusal(null);
    this.options.onChange();
  }

  /** Sends again what is held. */
  sendHeld(): void {
    this.#endHeld("sent");
    this.#tabs.tell({ type: "held", end: "sent" });
  }

  /** Gives up what is held. */
  dropHeld(): void {
    this.#endHeld("dropped");
    this.#tabs.tell({ type: "held", end: "dropped" });
  }

  /** Drops what the server's log has shown to be stored. Does not call back. */
  settle(updates: GameUpdate[], version: number): void {
    const before = this.#changes;
    this.#version = version;
    for (const update of updates) this.#changes = settleChanges(this.#changes, update, version);
    for (const { opId } of before) {
      if (!this.#changes.some((entry) => entry.opId === opId))
        void this.#forget(opId, { ok: true, value: { version } });
    }
  }

  /** Sends what is pending, one after the other, unless this is under way already. */
  async send(): Promise<void> {
    if (this.#isSending || !this.#isReady || this.#next().length === 0) return;
    this.#isSending = true;
    try {
      await this.#tabs.alone(async () => {
        for (let next = this.#next(); next.length > 0; next = this.#next()) await this.#sendTogether(next);
      });
    } finally {
      this.#isSending = false;
    }
    if (this.#next().length > 0) void this.send();
  }

  close(): void {
    this.#isClosed = true;
    this.#tabs.close();
    this.#tabs = noTabs;
  }

  async #sendTogether(entries: PendingChange[]): Promise<void> {
    await Promise.all(entries.map(async ({ opId }) => this.#unkept.get(opId)));
    const answers = await this.options.send(entries);
    const forgotten = entries.map(async ({ opId }, at) => {
      const answer = answers[at] ?? unanswered;
      const news: TabNews = answer.ok
        ? { type: "stored", opId, version: answer.value.version }
        : { type: "refused", opId, refusal: refusalOf(answer.reason) };
      this.#tabs.tell(news);
      this.#takeNews(news);
      if (this.#held.some((held) => held.opId === opId)) this.#answer(opId, answer);
      else await this.#forget(opId, answer);
    });
    this.options.onChange(); // once, however many they were
    await Promise.all(forgotten);
  }

  /** Called when the server has answered; what could not be forgotten is sent again after a reload, which is harmless. */
  async #forget(opId: string, answer: Answer): Promise<void> {
    this.#answer(opId, answer);
    await this.#unkept.get(opId);
    await this.options.storage.forgetChange(opId).catch(() => undefined);
  }

  #answer(opId: string, answer: Answer): void {
    this.#askers.get(opId)?.(answer);
    this.#askers.delete(opId);
  }

  #next(): PendingChange[] {
    if (this.#isClosed) return [];
    return nextMessage(
      this.#changes.filter((entry) => entry.storedAs === undefined),
      mostTogether,
    );
  }

  /** What was held for longer than a round lasts can never be entered any more. */
  #takeKept(entry: PendingChange): void {
    if (!entry.isHeld) return this.#take(entry);
    const isTooOld = Date.now() - entry.madeAt > roundHours * 3_600_000;
    if (isTooOld) void this.options.storage.forgetChange(entry.opId).catch(() => undefined);
    else if (!this.#held.some(({ opId }) => opId === entry.opId)) this.#held = inOrder([...this.#held, entry]);
  }

  #take(entry: PendingChange): void {
    this.#known.add(entry.opId);
    if (this.#changes.some((known) => known.opId === entry.opId)) return;
    this.#changes = inOrder([...this.#changes, entry]);
  }

  /** Never rejects: what cannot be kept is sent from memory, and told. */
  #keep(entry: PendingChange): Promise<void> {
    const kept = this.options.storage
      .keepChange(entry)
      .catch(() => {
        this.#unkeepable.add(entry.opId);
        this.options.onChange();
      })
      .finally(() => this.#unkept.delete(entry.opId));
    this.#unkept.set(entry.opId, kept);
    return kept;
  }

  #onNews(news: TabNews): void {
    this.#takeNews(news);
    this.options.onChange();
  }

  #takeNews(news: TabNews): void {
    if (news.type === "made") {
      this.#take(news.entry);
      void this.send(); // its own tab goes first; this one follows when that is gone
    } else if (news.type === "stored") this.#acknowledge(news.opId, news.version);
    else if (news.type === "held") this.#endHeld(news.end);
    else this.#drop(news.opId, news.refusal);
  }

  #acknowledge(opId: string, version: number): void {
    const stored = this.#changes.find((entry) => entry.opId === opId);
    // What was made before a refusal does not take it back: it would be gone before anybody has read it.
    if (stored && this.#refusal && stored.madeAt > this.#refusal.at) this.#setRefusal(null);
    this.#changes = this.#changes
      .map((entry) => (entry.opId === opId ? { ...entry, storedAs: version } : entry))
      .filter((entry) => entry.storedAs === undefined || entry.storedAs > this.#version);
  }

  #drop(opId: string, reason: Refusal): void {
    const dropped = this.#changes.find((entry) => entry.opId === opId);
    if (!dropped) return; // another tab, which had sent it as well, has told so before
    this.#changes = this.#changes.filter((entry) => entry !== dropped);
    if ((reason === "locked" || reason === "removed") && isHoldable(dropped.change)) {
      const held = { ...dropped, isHeld: true };
      this.#takeKept(held);
      void this.#keep(held);
      return;
    }
    this.#setRefusal({ reason, count: (this.#refusal?.count ?? 0) + 1, at: Date.now() });
  }

  #endHeld(end: "sent" | "dropped"): void {
    const held = this.#held;
    this.#held = [];
    for (const { isHeld: _, ...entry } of held) {
      if (end === "dropped") void this.options.storage.forgetChange(entry.opId).catch(() => undefined);
      else {
        this.#take(entry);
        void this.#keep(entry);
      }
    }
    this.options.onChange();
    void this.send();
  }

  /** Kept on the phone, too: another screen, or a later visit, tells what this one did not show for long enough. */
  #setRefusal(refusal: KeptRefusal | null): void {
    this.#refusal = refusal;
    void this.options.storage.keepRefusal(this.options.gameId, refusal).catch(() => undefined);
  }
}

function refusalOf(reason: string | null): Refusal {
  return reason === "frozen" || reason === "locked" || reason === "removed" ? reason : "refused";
}
