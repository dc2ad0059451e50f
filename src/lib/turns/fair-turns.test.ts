import { expect, it, vi } from "vitest";
import { FairTurns } from "./fair-turns.ts";

/** Work that ends when it is told to, and the names in the order in which theirs began. */
function bench(places: number) {
  const turns = new FairTurns(places, { patienceMs: 1_000 });
  const begun: string[] = [];
  const running: { name: string; end: () => void }[] = [];
  const begin = (name: string) => {
    const work = () => {
      begun.push(name);
      return new Promise<void>((end) => running.push({ name, end }));
    };
    void turns.run(name, work);
  };
  const end = async (name: string) => {
    const at = running.findIndex((each) => each.name === name);
    running.splice(at, 1)[0]?.end();
    await new Promise(setImmediate);
  };
  return { turns, begun, begin, end };
}

it("lets a newcomer in before the long line of somebody else", async () => {
  const { turns, begun, begin, end } = bench(2);
  for (let each = 0; each < 6; each++) begin("many");
  begin("one");
  expect([begun, turns.waitingOf("many"), turns.waitingOf("one")]).toEqual([["many", "many"], 4, 1]);
  await end("many");
  expect(begun.slice(2)).toEqual(["one"]);
});

it("gives nobody a second place while somebody without one waits, and takes turns", async () => {
  const { begun, begin, end } = bench(2);
  for (const name of ["a", "a", "a", "a", "b", "b", "c", "c"]) begin(name);
  for (const name of ["a", "a", "b", "a", "c"]) await end(name);
  expect(begun).toEqual(["a", "a", "b", "a", "c", "b", "a"]);
});

it("gives both places to one alone, also after work that failed", async () => {
  const turns = new FairTurns(2, { patienceMs: 1_000 });
  await expect(turns.run("a", () => Promise.reject(new Error("broken picture")))).rejects.toThrow("broken picture");
  let running = 0;
  let most = 0;
  const work = async (index: number) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running -= 1;
    return index;
  };
  expect(await Promise.all([0, 1, 2, 3, 4].map((index) => turns.run("a", () => work(index))))).toEqual([0, 1, 2, 3, 4]);
  expect([most, turns.waitingOf("a")]).toEqual([2, 0]);
});

it("lets one newcomer in where all places are held for long, and nobody who holds one", async () => {
  vi.useFakeTimers();
  try {
    const { begun, begin } = bench(2);
    for (const name of ["long", "long", "long"]) begin(name);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toEqual(["long", "long"]);
    begin("new");
    begin("newer");
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).toEqual(["long", "long"]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(begun).toEqual(["long", "long", "new"]);
  } finally {
    vi.useRealTimers();
  }
});

it("goes back to its places once somebody leaves who was let in beside them", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { begun, begin, end } = bench(2);
    for (const name of ["long", "long", "new", "newer"]) begin(name);
    await vi.advanceTimersByTimeAsync(1_000);
    await end("new");
    expect(begun).toEqual(["long", "long", "new"]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(begun).toEqual(["long", "long", "new", "newer"]);
    await end("newer");
    await end("long");
    begin("last");
    expect(begun.at(-1)).toBe("last");
  } finally {
    vi.useRealTimers();
  }
});
