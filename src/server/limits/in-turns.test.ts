import { expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

it("lets others have their turn during long work, and answers what it comes to", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  function* work(): Generator<undefined, string> {
    for (let step = 0; step < 10; step += 1) {
      const end = performance.now() + 25;
      while (performance.now() < end); // busy
      yield;
    }
    return "done";
  }
  expect(await inTurns(work())).toBe("done");
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(5);
});
