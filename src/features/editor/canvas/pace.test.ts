import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPace } from "./pace.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the pace at which typing is written down", () => {
  it("is at once for the first key, and never later than 100 ms after any other", () => {
    let [letters, written] = [0, 0];
    const pace = createPace(() => {
      written = letters;
      return true;
    });
    for (; letters < 40; vi.advanceTimersByTime(30)) {
      letters += 1;
      pace.touch();
      if (letters === 1) expect(written).toBe(1);
      expect(letters - written).toBeLessThanOrEqual(3);
    }
    vi.advanceTimersByTime(100);
    expect(written).toBe(40);
  });

  it("is at once, too, for the first key after one that changed nothing worth saving", () => {
    const answers = [false, true];
    const write = vi.fn(() => answers.shift() ?? true);
    const pace = createPace(write);
    pace.touch();
    pace.touch();
    expect(write).toHaveBeenCalledTimes(2);
    pace.touch();
    expect(write).toHaveBeenCalledTimes(2);
  });
});
