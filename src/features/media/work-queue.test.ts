import { expect, it } from "vitest";
import { inTurn } from "./work-queue.ts";

it("runs at most two pieces of work at a time, also after one has failed", async () => {
  let running = 0;
  let most = 0;
  const work = (index: number) => async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
    if (index === 1) throw new Error("broken picture");
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => inTurn(work(index))));
  expect(most).toBe(2);
  expect(results.map((result) => (result.status === "fulfilled" ? result.value : "failed"))).toEqual([
    0,
    "failed",
    2,
    3,
    4,
    5,
  ]);
});
