import { expect, it } from "vitest";
import { mostTries, pauseAfter } from "./back-off.ts";

it("waits longer after every try, gives a mail server three days, and then gives up", () => {
  const pauses = Array.from({ length: mostTries - 1 }, (_, index) => pauseAfter(index + 1) ?? 0);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  expect(pauses[0]).toBe(60_000);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(60);
  expect(hours).toBeLessThan(80);
  expect(pauseAfter(mostTries)).toBeNull();
});
