import { describe, expect, it } from "vitest";
import { idleQueue, nextQueue, openFiles, placeOf, type QueueStep } from "./upload-queue.ts";

const play = (...steps: QueueStep[]) => steps.reduce(nextQueue, idleQueue);
const added = (...ids: number[]): QueueStep => ({ type: "added", files: ids.map((id) => ({ id, name: `${id}.png` })) });
const taken = (id: number): QueueStep => ({ type: "ended", id });
const refused = (id: number): QueueStep => ({ type: "ended", id, problem: "too large" });

describe("a bulk upload", () => {
  it("shows each file and how far it is", () => {
    const queue = play(added(1, 2), { type: "begun", id: 1 }, { type: "progressed", id: 1, percent: 40 });
    expect(queue).toEqual({
      phase: "uploading",
      files: [
        { id: 1, name: "1.png", state: "running", percent: 40 },
        { id: 2, name: "2.png", state: "waiting", percent: 0 },
      ],
    });
  });

  it("lists what was refused first, then what is under way and what waits, and what is done at the end, and moves no row", () => {
    const queue = play(added(1, 2, 3, 4, 5), taken(1), refused(2), { type: "begun", id: 4 });
    const listed = queue.files.toSorted((one, other) => placeOf(one) - placeOf(other));
    expect(listed.map(({ id }) => id)).toEqual([2, 4, 3, 5, 1]);
    expect(queue.files.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(openFiles(queue).map(({ id }) => id)).toEqual([3, 4, 5]);
  });

  it("goes on with the next file after one that was refused, and is complete after the last", () => {
    expect(play(added(1, 2), refused(1)).phase).toBe("uploading");
    expect(play(added(1, 2), refused(1), taken(2)).phase).toBe("completed");
  });

  it("is idle again when nothing was taken, and after its rest", () => {
    expect(play(added(1), refused(1)).phase).toBe("idle");
    expect(play(added(1), taken(1), { type: "rested" })).toEqual(idleQueue);
  });

  it("keeps what failed, to be sent again or forgotten", () => {
    const failed = play(added(1, 2), refused(1), taken(2), { type: "rested" });
    expect(failed).toMatchObject({ phase: "idle", files: [{ id: 1, state: "failed", problem: "too large" }] });
    expect(nextQueue(failed, { type: "removed", id: 1 })).toEqual(idleQueue);
    const again = nextQueue(failed, { type: "again", id: 1 });
    expect(again).toMatchObject({ phase: "uploading", files: [{ id: 1, state: "waiting", percent: 0 }] });
    expect(nextQueue(again, taken(1)).phase).toBe("completed");
    expect(nextQueue(failed, added(3)).files.map(({ id }) => id)).toEqual([1, 3]);
  });

  it("is over once the last one that was on its way is stopped", () => {
    expect(play(added(1, 2), taken(1), { type: "removed", id: 2 }).phase).toBe("completed");
    expect(play(added(1), { type: "removed", id: 1 })).toEqual(idleQueue);
    expect(play(added(1, 2), { type: "removed", id: 1 }).phase).toBe("uploading");
  });

  it("takes more files while it runs, and begins anew after it was complete", () => {
    expect(play(added(1), added(2)).files.map(({ id }) => id)).toEqual([1, 2]);
    const again = play(added(1), taken(1), added(2), { type: "rested" });
    expect(again).toMatchObject({ phase: "uploading", files: [{ id: 2 }] });
  });

  it("does not begin with nothing", () => expect(play(added())).toEqual(idleQueue));
});
