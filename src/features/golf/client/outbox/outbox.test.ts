import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import type { Change, PendingChange } from "../../domain/pending-changes.ts";
import type { Outcome } from "../connection/attempt.ts";
import { Outbox } from "./outbox.ts";
import { memoryStorage, type PhoneStorage } from "./phone-storage.ts";

const gameId = "10000000-0000-4000-8000-000000000000";
const tap: Change = { type: "tap", playerId: "ada", pageId: "a", delta: 1 };
const opened: Outbox[] = [];
// From 24.5 on, Node has locks: one send without an answer would hold up the tabs of every test after it.
beforeEach(() => void vi.stubGlobal("navigator", undefined));
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
  vi.unstubAllGlobals();
});

type Answer = Outcome<{ version: number }>;

/** An outbox whose server answers when the test says so. */
function open({ storage = memoryStorage(), hasTabs = false }: { storage?: PhoneStorage; hasTabs?: boolean } = {}) {
  const sent: PendingChange[] = [];
  const messages: number[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const outbox = new Outbox({
    gameId,
    storage,
    hasTabs,
    onChange: () => undefined,
    send(entries) {
      sent.push(...entries);
      messages.push(entries.length);
      return new Promise((resolve) => answers.push((answer) => resolve(entries.map(() => answer))));
    },
  });
  opened.push(outbox);
  const answer = async (value: Answer) => {
    await eventually(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.(value);
  };
  return {
    outbox,
    sent,
    messages,
    storage,
    stored: (version: number) => answer({ ok: true, value: { version } }),
    answer,
  };
}
/** Lets all go on that waits for nothing but its turn. */
async function everythingElse(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
const refused = (reason: string): Answer => ({ ok: false, code: "FORBIDDEN", reason });

describe("the outbox", () => {
  it("sends a change only when the phone has kept it", async () => {
    let keep: () => void = () => undefined;
    const kept = new Promise<void>((resolve) => (keep = resolve));
    const { outbox, sent } = open({ storage: { ...memoryStorage(), keepChange: () => kept } });
    await outbox.load([]);
    void outbox.push(tap);
    await everythingElse();
    expect(sent).toEqual([]);
    keep();
    await eventually(() => expect(sent).toHaveLength(1));
  });

  it("sends one change after the other, in the order in which they were made", async () => {
    const { outbox, sent, stored } = open();
    await outbox.load([]);
    const answers = [outbox.push(tap), outbox.push({ type: "setScore", playerId: "ada", pageId: "a", score: 7 })];
    await eventually(() => expect(sent).toHaveLength(1));
    await stored(1);
    await eventually(() => expect(sent.map(({ change }) => change.type)).toEqual(["tap", "setScore"]));
    await stored(2);
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: { version: 1 } },
      { ok: true, value: { version: 2 } },
    ]);
  });

  it("forgets a change when the server has answered, and not before", async () => {
    const { outbox, sent, storage, stored } = open();
    await outbox.load([]);
    const answer = outbox.push(tap);
    await eventually(() => expect(sent).toHaveLength(1));
    await everythingElse();
    expect(await storage.changesOf(gameId)).toHaveLength(1);
    await stored(1);
    await answer;
    await eventually(async () => expect(await storage.changesOf(gameId)).toEqual([]));
    expect(outbox.pending).toBe(0);
  });

  it("sends what a killed tab has left, with the same opId", async () => {
    const storage = memoryStorage();
    void open({ storage }).outbox.push(tap, "20000000-0000-4000-8000-000000000000");
    await eventually(async () => expect(await storage.changesOf(gameId)).toHaveLength(1));
    const next = open({ storage });
    await next.outbox.load([]);
    expect(next.outbox.pending).toBe(1);
    void next.outbox.send();
    await eventually(() => expect(next.sent[0]?.opId).toBe("20000000-0000-4000-8000-000000000000"));
  });

  it("forgets what the log shows to be stored although its answer was lost", async () => {
    const storage = memoryStorage();
    const opId = "20000000-0000-4000-8000-000000000000";
    await storage.keepChange({ opId, gameId, madeAt: 1, change: tap });
    const { outbox } = open({ storage });
    await outbox.load([]);
    const event = { type: "score.changed", playerId: "ada", pageId: "a", score: 1, delta: 1 } as const;
    outbox.settle([{ ...event, version: 3, opId }], 3);
    expect(outbox.changes).toEqual([]);
    await eventually(async () => expect(await storage.changesOf(gameId)).toEqual([]));
  });

  it("counts a stored change on until the log has brought it", async () => {
    const { outbox, stored } = open();
    await outbox.load([]);
    const answer = outbox.push(tap);
    await stored(5);
    await answer;
    await eventually(() => expect(outbox.changes).toMatchObject([{ storedAs: 5 }]));
    outbox.settle([{ type: "round.locked", isLocked: false, version: 5, opId: "other" }], 5);
    expect(outbox.changes).toEqual([]);
  });

  it("says why a change was refused until a later one is accepted", async () => {
    const { outbox, answer, stored } = open();
    await outbox.load([]);
    const first = outbox.push(tap);
    const alreadyMade = outbox.push(tap);
    await answer(refused("frozen"));
    await first;
    await stored(1);
    await alreadyMade;
    await eventually(() => expect(outbox.pending).toBe(0));
    expect(outbox.refusal).toMatchObject({ reason: "frozen", count: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const later = outbox.push(tap);
    await stored(2);
    await later;
    await eventually(() => expect(outbox.refusal).toBeNull());
  });

  it("counts what was refused, and keeps it on the phone until somebody has read it", async () => {
    const { outbox, storage, answer } = open();
    await outbox.load([]);
    const answers = [outbox.push(tap), outbox.push(tap)];
    await answer(refused("frozen"));
    await answer(refused("frozen"));
    await Promise.all(answers);
    await eventually(() => expect(outbox.refusal).toMatchObject({ reason: "frozen", count: 2 }));
    const next = open({ storage }).outbox;
    await next.load([]);
    expect(next.refusal).toMatchObject({ reason: "frozen", count: 2 });
    next.dismissRefusal();
    expect(next.refusal).toBeNull();
    const last = open({ storage }).outbox;
    await last.load([]);
    expect(last.refusal).toBeNull();
  });

  it("leaves alone what other tabs do until it knows what came before, and after its end", async () => {
    const storage = memoryStorage();
    const [one, unread, ended] = [true, true, true].map(() => open({ storage, hasTabs: true }));
    if (!one || !unread || !ended) throw new Error("no outbox");
    await one.outbox.load([]);
    await ended.outbox.load([]);
    ended.outbox.close();
    const last = new BroadcastChannel(`golf:${gameId}`); // hears after all others what a tab tells
    const isTold = new Promise((resolve) => last.addEventListener("message", resolve));
    void one.outbox.push(tap);
    await eventually(() => expect(one.sent).toHaveLength(1));
    await isTold;
    await everythingElse();
    last.close();
    expect([unread.sent, ended.sent]).toEqual([[], []]);
  });

  it("sends its own changes and no other tab's when it cannot read what came before", async () => {
    const broken = { ...memoryStorage(), changesOf: () => Promise.reject(new Error("busy")) };
    const [one, two] = [open({ hasTabs: true }), open({ storage: broken, hasTabs: true })];
    await one.outbox.load([]);
    await two.outbox.load([]);
    void one.outbox.push(tap);
    await eventually(() => expect(one.sent).toHaveLength(1));
    void two.outbox.push(tap);
    await eventually(() => expect(two.sent).toHaveLength(1));
    expect(two.outbox.pending).toBe(1);
  });

  it("sends from memory what the phone cannot keep, names it, and does not call it kept", async () => {
    const storage = { ...memoryStorage(), isLasting: true, keepChange: () => Promise.reject(new Error("full")) };
    const { outbox, sent } = open({ storage });
    await outbox.load([]);
    expect(outbox.isKept).toBe(true);
    void outbox.push(tap);
    expect(outbox.unkept).toHaveLength(1);
    await eventually(() => expect(sent).toHaveLength(1));
    expect([outbox.isKept, outbox.unkept.length]).toEqual([false, 1]);
  });

  it("calls nothing kept where there is only the memory of the tab", () => {
    expect(open().outbox.isKept).toBe(false);
  });

  it("shows the changes of another tab and drops them when that one has sent them", async () => {
    const storage = memoryStorage();
    const [one, two] = [open({ storage, hasTabs: true }), open({ storage, hasTabs: true })];
    await one.outbox.load([]);
    await two.outbox.load([]);
    void one.outbox.push(tap);
    await eventually(() => expect(two.outbox.pending).toBe(1));
    await one.stored(1);
    await eventually(() => expect(two.outbox.pending).toBe(0));
    expect(two.outbox.changes).toMatchObject([{ storedAs: 1 }]);
  });
});

describe("a tab that has slept", () => {
  const made = (opId: string): PendingChange => ({ opId, gameId, madeAt: 1, change: tap });

  it("shows and sends what another tab has kept meanwhile, and nothing twice", async () => {
    const { outbox, storage, sent, stored } = open();
    await outbox.load([]);
    await storage.keepChange(made("other"));
    await outbox.recall(false);
    expect(outbox.changes).toMatchObject([{ opId: "other" }]);
    await stored(2);
    await eventually(() => expect(outbox.pending).toBe(0));
    await storage.keepChange(made("other")); // read before it was forgotten
    await outbox.recall(false);
    expect(sent).toHaveLength(1);
  });

  it("counts no more on top what another tab has sent, where that one knew more of the round", async () => {
    const { outbox, storage } = open();
    await outbox.load([]);
    const asked = outbox.push(tap);
    await eventually(async () => expect(await storage.changesOf(gameId)).toHaveLength(1));
    await storage.forgetChange(outbox.changes[0]?.opId ?? "");
    await outbox.recall(false);
    expect(outbox.pending).toBe(1);
    await outbox.recall(true);
    expect(outbox.changes).toEqual([]);
    expect(await asked).toMatchObject({ ok: true });
  });
});

describe("strokes that a locked round did not take", () => {
  const score: Change = { type: "setScore", playerId: "ada", pageId: "a", score: 7 };

  /** A phone that came back to a locked round with two changes. */
  async function cameTooLate(storage = memoryStorage()) {
    const phone = open({ storage });
    await phone.outbox.load([]);
    const given = [phone.outbox.push(tap), phone.outbox.push(score)];
    await phone.answer(refused("locked"));
    await phone.answer(refused("locked"));
    await Promise.all(given);
    return phone;
  }
  const held = ({ outbox }: { outbox: Outbox }) => outbox.held.map(({ change }) => change.type);

  it("are held, neither counted nor sent again by themselves, also after a reload", async () => {
    const phone = await cameTooLate();
    expect(held(phone)).toEqual(["tap", "setScore"]);
    expect([phone.outbox.changes, phone.outbox.pending, phone.outbox.refusal]).toEqual([[], 0, null]);
    const later = open({ storage: phone.storage });
    await later.outbox.load([]);
    await later.outbox.send();
    expect(held(later)).toEqual(["tap", "setScore"]);
    expect(later.sent).toEqual([]);
  });

  it("are told of once where two tabs have sent them without a network", async () => {
    const storage = memoryStorage();
    const tabs = [open({ storage, hasTabs: true }), open({ storage, hasTabs: true })] as const;
    for (const { outbox } of tabs) await outbox.load([]);
    void tabs[0].outbox.push(tap);
    await eventually(() => expect(tabs[1].sent).toHaveLength(1));
    await tabs[0].answer(refused("locked"));
    await eventually(() => expect(held(tabs[1])).toEqual(["tap"]));
    await tabs[1].answer(refused("locked"));
    await everythingElse();
    for (const tab of tabs) expect([held(tab), tab.outbox.refusal]).toEqual([["tap"], null]);
  });

  it("are sent once more when somebody says so, under the names that they had", async () => {
    const phone = await cameTooLate();
    const before = phone.sent.map(({ opId }) => opId);
    phone.outbox.sendHeld();
    await phone.stored(9);
    await eventually(() => expect(phone.outbox.pending).toBe(0));
    expect(phone.sent.slice(2).map(({ opId }) => opId)).toEqual(before);
    expect(held(phone)).toEqual([]);
    await eventually(async () => expect(await phone.storage.changesOf(gameId)).toEqual([]));
  });

  it("are given up when somebody says so, and after a day", async () => {
    const phone = await cameTooLate();
    phone.outbox.dropHeld();
    await eventually(async () => expect(await phone.storage.changesOf(gameId)).toEqual([]));
    const storage = memoryStorage();
    await storage.keepChange({ opId: "old", gameId, madeAt: Date.now() - 25 * 3_600_000, change: tap, isHeld: true });
    const later = open({ storage });
    await later.outbox.load([]);
    expect(held(later)).toEqual([]);
  });

  it("are held for a player who was removed, too", async () => {
    const phone = open();
    await phone.outbox.load([]);
    void phone.outbox.push(tap);
    await phone.answer(refused("removed"));
    await eventually(() => expect(held(phone)).toEqual(["tap"]));
    expect(phone.outbox.refusal).toBeNull();
  });

  it("are nothing but strokes: what else was refused is told as before", async () => {
    const phone = open();
    await phone.outbox.load([]);
    void phone.outbox.push({ type: "removePlayer", playerId: "ada" });
    await phone.answer(refused("locked"));
    await eventually(() => expect(phone.outbox.refusal).toMatchObject({ reason: "locked", count: 1 }));
    expect(held(phone)).toEqual([]);
  });
});

it("sends scores that have waited together, and whatever else by itself", async () => {
  const storage = memoryStorage();
  const entry = (change: Change, at: number) => ({ opId: `${at}`, gameId, madeAt: at, change });
  const player: Change = { type: "addPlayer", playerId: "ben", playerName: "Ben" };
  for (const [at, change] of [tap, tap, player, tap, tap, tap].entries())
    await storage.keepChange(entry(change, at + 1));
  const { outbox, messages, sent, stored } = open({ storage });
  await outbox.load([]);
  void outbox.send();
  for (const version of [2, 3, 6]) await stored(version);
  await eventually(() => expect(outbox.pending).toBe(0));
  expect(messages).toEqual([2, 1, 3]);
  expect(sent.map(({ opId }) => opId)).toEqual(["1", "2", "3", "4", "5", "6"]);
});
