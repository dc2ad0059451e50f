import { afterEach, describe, expect, it, vi } from "vitest";
import type { Change, PendingChange } from "../../domain/pending-changes.ts";
import type { Outcome } from "../connection/attempt.ts";
import { Outbox } from "./outbox.ts";
import { memoryStorage, type PhoneStorage } from "./phone-storage.ts";

const gameId = "10000000-0000-4000-8000-000000000000";
const tap: Change = { type: "tap", playerId: "ada", pageId: "a", delta: 1 };
const opened: Outbox[] = [];
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
});

type Answer = Outcome<{ version: number }>;

/** An outbox whose server answers when the test says so. */
function open({ storage = memoryStorage(), hasTabs = false }: { storage?: PhoneStorage; hasTabs?: boolean } = {}) {
  const sent: PendingChange[] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const outbox = new Outbox({
    gameId,
    storage,
    hasTabs,
    onChange: () => undefined,
    send(entry) {
      sent.push(entry);
      return new Promise((resolve) => answers.push(resolve));
    },
  });
  opened.push(outbox);
  const answer = async (value: Answer) => {
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    answers.shift()?.(value);
  };
  return { outbox, sent, storage, stored: (version: number) => answer({ ok: true, value: { version } }), answer };
}
const refused = (reason: string): Answer => ({ ok: false, code: "FORBIDDEN", reason });

describe("the outbox", () => {
  it("keeps a change before it sends it", async () => {
    const order: string[] = [];
    const storage = { ...memoryStorage(), keepChange: async () => void order.push("kept") };
    const outbox = new Outbox({
      gameId,
      storage,
      hasTabs: false,
      onChange: () => undefined,
      send: async () => {
        order.push("sent");
        return { ok: true, value: { version: 1 } };
      },
    });
    await outbox.load([]);
    await outbox.push(tap);
    expect(order).toEqual(["kept", "sent"]);
  });

  it("sends one change after the other, in the order in which they were made", async () => {
    const { outbox, sent, stored } = open();
    await outbox.load([]);
    const answers = [outbox.push(tap), outbox.push({ type: "setScore", playerId: "ada", pageId: "a", score: 7 })];
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await stored(1);
    await vi.waitFor(() => expect(sent.map(({ change }) => change.type)).toEqual(["tap", "setScore"]));
    await stored(2);
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: { version: 1 } },
      { ok: true, value: { version: 2 } },
    ]);
  });

  it("forgets a change when the server has answered, and not before", async () => {
    const { outbox, storage, stored } = open();
    await outbox.load([]);
    const answer = outbox.push(tap);
    await vi.waitFor(async () => expect(await storage.changesOf(gameId)).toHaveLength(1));
    await stored(1);
    await answer;
    await vi.waitFor(async () => expect(await storage.changesOf(gameId)).toEqual([]));
    expect(outbox.pending).toBe(0);
  });

  it("sends what a killed tab has left, with the same opId", async () => {
    const storage = memoryStorage();
    void open({ storage }).outbox.push(tap, "20000000-0000-4000-8000-000000000000");
    await vi.waitFor(async () => expect(await storage.changesOf(gameId)).toHaveLength(1));
    const next = open({ storage });
    await next.outbox.load([]);
    expect(next.outbox.pending).toBe(1);
    void next.outbox.send();
    await vi.waitFor(() => expect(next.sent[0]?.opId).toBe("20000000-0000-4000-8000-000000000000"));
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
    await vi.waitFor(async () => expect(await storage.changesOf(gameId)).toEqual([]));
  });

  it("counts a stored change on until the log has brought it", async () => {
    const { outbox, stored } = open();
    await outbox.load([]);
    const answer = outbox.push(tap);
    await stored(5);
    await answer;
    await vi.waitFor(() => expect(outbox.changes).toMatchObject([{ storedAs: 5 }]));
    outbox.settle([{ type: "round.locked", isLocked: false, version: 5, opId: "other" }], 5);
    expect(outbox.changes).toEqual([]);
  });

  it("says why a change was refused until a later one is accepted", async () => {
    const { outbox, answer, stored } = open();
    await outbox.load([]);
    const first = outbox.push(tap);
    const alreadyMade = outbox.push(tap);
    await answer(refused("locked"));
    await first;
    await stored(1);
    await alreadyMade;
    await vi.waitFor(() => expect(outbox.pending).toBe(0));
    expect(outbox.refusal).toMatchObject({ reason: "locked", count: 1 });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const later = outbox.push(tap);
    await stored(2);
    await later;
    await vi.waitFor(() => expect(outbox.refusal).toBeNull());
  });

  it("counts what was refused, and keeps it on the phone until somebody has read it", async () => {
    const { outbox, storage, answer } = open();
    await outbox.load([]);
    const answers = [outbox.push(tap), outbox.push(tap)];
    await answer(refused("locked"));
    await answer(refused("locked"));
    await Promise.all(answers);
    await vi.waitFor(() => expect(outbox.refusal).toMatchObject({ reason: "locked", count: 2 }));
    const next = open({ storage }).outbox;
    await next.load([]);
    expect(next.refusal).toMatchObject({ reason: "locked", count: 2 });
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
    void one.outbox.push(tap);
    await vi.waitFor(() => expect(one.sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([unread.sent, ended.sent]).toEqual([[], []]);
  });

  it("sends its own changes and no other tab's when it cannot read what came before", async () => {
    const broken = { ...memoryStorage(), changesOf: () => Promise.reject(new Error("busy")) };
    const [one, two] = [open({ hasTabs: true }), open({ storage: broken, hasTabs: true })];
    await one.outbox.load([]);
    await two.outbox.load([]);
    void one.outbox.push(tap);
    await vi.waitFor(() => expect(one.sent).toHaveLength(1));
    void two.outbox.push(tap);
    await vi.waitFor(() => expect(two.sent).toHaveLength(1));
    expect(two.outbox.pending).toBe(1);
  });

  it("sends from memory what the phone cannot keep, and names it while it is not kept", async () => {
    const storage = { ...memoryStorage(), keepChange: () => Promise.reject(new Error("full")) };
    const { outbox, sent } = open({ storage });
    await outbox.load([]);
    void outbox.push(tap);
    expect(outbox.unkept).toHaveLength(1);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
  });

  it("shows the changes of another tab and drops them when that one has sent them", async () => {
    const storage = memoryStorage();
    const [one, two] = [open({ storage, hasTabs: true }), open({ storage, hasTabs: true })];
    await one.outbox.load([]);
    await two.outbox.load([]);
    void one.outbox.push(tap);
    await vi.waitFor(() => expect(two.outbox.pending).toBe(1));
    await one.stored(1);
    await vi.waitFor(() => expect(two.outbox.pending).toBe(0));
    expect(two.outbox.changes).toMatchObject([{ storedAs: 1 }]);
  });
});
