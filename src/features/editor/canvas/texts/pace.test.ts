import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawPictures } from "../../../../../tests/support/pictures.ts";
import { createPace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the pace at which typing is written down", () => {
  it.each([
    ["every 16 ms", 16],
    ["every 120 ms", 120],
    ["never, in the background", Infinity],
  ])("is never later than 80 ms after a key where pictures are drawn %s", (_, pictures) => {
    drawPictures(pictures);
    const keyedAt: number[] = [];
    let written = 0;
    const pace = createPace(() => {
      written = keyedAt.length;
      return true;
    });
    for (let key = 0; key < 400; key += 1) {
      vi.advanceTimersByTime(1 + ((key * 37) % 61));
      expect(Date.now() - (keyedAt[written] ?? Date.now())).toBeLessThanOrEqual(80);
      keyedAt.push(Date.now());
      pace.touch();
    }
    vi.advanceTimersByTime(80);
    expect(written).toBe(400);
  });

  it("leaves each key its picture first", () => {
    drawPictures();
    const write = vi.fn(() => true);
    const pace = createPace(write);
    pace.touch();
    vi.advanceTimersByTime(15);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(write).toHaveBeenCalledTimes(1);
    pace.touch();
    vi.advanceTimersByTime(49); // its turn has come
    pace.touch();
    vi.advanceTimersByTime(15);
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it("is that of the first key after a call that had nothing to save", () => {
    drawPictures();
    const answers = [false, true];
    const write = vi.fn(() => answers.shift() ?? true);
    const pace = createPace(write);
    for (const calls of [1, 2, 2]) {
      pace.touch();
      vi.advanceTimersByTime(17);
      expect(write).toHaveBeenCalledTimes(calls);
    }
  });

  it("ends with what is called off", () => {
    drawPictures();
    const write = vi.fn(() => true);
    const pace = createPace(write);
    pace.touch();
    pace.stop();
    vi.advanceTimersByTime(200);
    expect(write).not.toHaveBeenCalled();
  });
});
