import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { presenceOn } from "./presence.ts";

interface Selection {
  at: string | null;
  isHolding: boolean;
}
const nothing: Selection = { at: null, isHolding: false };
const bus = openLiveBus(null);
const person = (userId: string) => ({ bus, actor: { userId, name: userId, isAdmin: false, role: null } });
const [anna, beat] = [person("Anna"), person("Beat")];

let presence: ReturnType<typeof presenceOn<Selection>>;
let pageId: string;
let left: AbortController;
let heard: unknown[][];
let leave: () => void;

/** Anna has a page open, and Beat follows who else is there. */
beforeEach(() => {
  vi.useFakeTimers();
  pageId = crypto.randomUUID();
  presence = presenceOn<Selection>("page", nothing, (selection, silence) =>
    silence > 15_000 ? { ...selection, isHolding: false } : selection,
  );
  leave = presence.enter(anna, pageId);
  left = new AbortController();
  heard = [];
  void (async () => {
    for await (const others of presence.follow(beat, pageId, left.signal)) heard.push(others);
  })();
});
afterEach(() => {
  left.abort();
  leave();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const holds = { at: "title", isHolding: true };
const last = () => heard.at(-1)?.[0];

describe("what a person holds", () => {
  it("is told at once, and stays theirs as long as they are heard", async () => {
    await pass(0);
    for (let beats = 0; beats < 6; beats += 1) {
      presence.select(anna, pageId, holds);
      await pass(10_000);
    }
    expect(heard).toEqual([
      [{ userId: "Anna", name: "Anna", ...nothing }],
      [{ userId: "Anna", name: "Anna", ...holds }],
    ]);
  });

  it("is given back when they are silent for too long, and is theirs again when they come back", async () => {
    presence.select(anna, pageId, holds);
    await pass(15_000);
    expect(last()).toMatchObject(holds);
    await pass(5_000);
    expect(last()).toMatchObject({ at: "title", isHolding: false });
    presence.select(anna, pageId, holds);
    await pass(0);
    expect(last()).toMatchObject(holds);
  });

  it("is given back with the last of their windows", async () => {
    const leaveSecond = presence.enter(anna, pageId);
    presence.select(anna, pageId, holds);
    leaveSecond();
    await pass(0);
    expect(last()).toMatchObject(holds);
    leave();
    await pass(0);
    expect(heard.at(-1)).toEqual([]);
    leave = () => undefined;
  });
});

it("goes on when a process of another release says what this one does not know", async () => {
  await pass(0);
  for (const news of ["{", "null", "[]", '{"from":"x"}', '{"from":"x","people":[{"person":null}]}'])
    expect(() => bus.wake(`presence:${pageId}`, news)).not.toThrow();
  await pass(0);
  expect(heard).toEqual([[{ userId: "Anna", name: "Anna", ...nothing }]]);
});
