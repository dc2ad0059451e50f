import { expect, it } from "vitest";
import { slowDownMs } from "./slow-down.ts";

it.each([
  [0, 0],
  [20, 0],
  [21, 500],
  [40, 500],
  [41, 1_000],
  [80, 2_000],
  [81, 4_000],
  [1_000_000, 4_000],
])("after %i failed tries the next one waits %i ms", (failedTries, ms) => expect(slowDownMs(failedTries)).toBe(ms));
