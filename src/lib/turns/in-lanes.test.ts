import { expect, it } from "vitest";
import { inLanes } from "./in-lanes.ts";

it("does all the work, so many at a time, in order", async () => {
  const begun: number[] = [];
  let [going, most] = [0, 0];
  await inLanes([0, 1, 2, 3, 4, 5, 6], 3, async (item) => {
    begun.push(item);
    most = Math.max(most, ++going);
    await Promise.resolve();
    going--;
  });
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4, 5, 6], 3]);
});

it("tells of a failure once everything that had begun is over", async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    await Promise.resolve();
    if (item === 0) throw new Error("no");
    done.push(item);
  };
  await expect(inLanes([0, 1, 2, 3], 2, work)).rejects.toThrow("no");
  expect(done).toEqual([1, 2, 3]);
});
