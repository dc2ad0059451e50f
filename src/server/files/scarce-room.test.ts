import { afterEach, expect, it, vi } from "vitest";
import { logger } from "../logger.ts";
import { scarceRoom, warnOfScarceRoom } from "./scarce-room.ts";

const disk = (bavail: number) => () => Promise.resolve({ bavail, blocks: 1_000, bsize: 4_096 });
afterEach(() => void vi.restoreAllMocks());

it("tells how much is free once that is less than a tenth", async () => {
  expect(await scarceRoom(disk(100))).toBeNull();
  expect(await scarceRoom(disk(99))).toBe(99 * 4_096);
  expect([null, expect.any(Number)]).toContainEqual(await scarceRoom()); // the disk of this computer
});

it("warns in the log then, and not before", async () => {
  const warn = vi.spyOn(logger, "warn").mockImplementation(() => undefined);
  await warnOfScarceRoom(disk(500));
  expect(warn).not.toHaveBeenCalled();
  await warnOfScarceRoom(disk(5));
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ freeBytes: 5 * 4_096 }), expect.any(String));
});
