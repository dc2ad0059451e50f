import { describe, expect, it } from "vitest";
import { WindowCounter } from "./window-counter.ts";

function counterAt(maxKeys = 10) {
  const clock = { now: 0 };
  return { clock, counter: new WindowCounter({ windowMs: 1_000, maxKeys, now: () => clock.now }) };
}

describe("WindowCounter", () => {
  it("counts each key by itself until its window ends, and then begins anew", () => {
    const { clock, counter } = counterAt();
    expect([counter.add("a"), counter.add("a"), counter.add("b")]).toEqual([1, 2, 1]);
    clock.now = 400;
    expect(counter.msLeft("a")).toBe(600);
    clock.now = 1_000;
    expect([counter.countOf("a"), counter.msLeft("a"), counter.add("a")]).toEqual([0, 0, 1]);
  });

  it("takes a count back, but never below none", () => {
    const { counter } = counterAt();
    counter.add("a");
    counter.takeBack("a");
    counter.takeBack("a");
    counter.takeBack("unknown");
    expect(counter.countOf("a")).toBe(0);
  });

  it("holds no more keys than it may, and forgets the longest unused", () => {
    const { counter } = counterAt(2);
    for (const key of ["a", "b", "a", "c"]) counter.add(key);
    expect(counter.size).toBe(2);
    expect([counter.countOf("a"), counter.countOf("b"), counter.countOf("c")]).toEqual([2, 0, 1]);
  });
});
