import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { poolWatch, type WatchedPool } from "./pool-wait.ts";

/** A pool whose queue moves when it is told to. */
function fakePool(waitingCount: number) {
  const queue: { done: () => void; fail: () => void }[] = [];
  const pool = Object.assign(new EventEmitter(), {
    waitingCount,
    connect: () =>
      new Promise<{ release(): void }>((done, reject) => {
        queue.push({ done: () => done({ release: () => undefined }), fail: () => reject(new Error("too late")) });
      }),
  }) satisfies WatchedPool;
  return { pool, queue };
}

it("joins no queue where there is none", () => {
  const { pool, queue } = fakePool(0);
  expect([poolWatch(pool).look(), queue.length]).toEqual([0, 0]);
});

it("tells how long it waits, while it does and afterwards, until there is no queue any more", async () => {
  const { pool, queue } = fakePool(7);
  const watch = poolWatch(pool);
  expect(watch.look()).toBe(0);
  await sleep(30);
  expect(watch.look()).toBeGreaterThan(25);
  expect(queue, "one place at a time").toHaveLength(1);
  queue[0]?.done();
  await sleep(5);
  pool.waitingCount = 0;
  expect(watch.look()).toBe(0);
});

it("counts a wait that never ended where others were served meanwhile, and none where nobody was", async () => {
  for (const areServed of [true, false]) {
    const { pool, queue } = fakePool(7);
    const watch = poolWatch(pool);
    watch.look();
    if (areServed) pool.emit("acquire");
    await sleep(20);
    queue[0]?.fail();
    await sleep(5);
    expect(watch.look() > 15, `served: ${areServed}`).toBe(areServed);
    expect(pool.listenerCount("acquire")).toBe(1);
  }
});
