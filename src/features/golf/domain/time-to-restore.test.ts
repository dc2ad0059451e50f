import { expect, it } from "vitest";
import { msToRestore } from "./time-to-restore.ts";

const minute = 60_000;
const removedAt = "2026-07-01T12:00:00.000Z";
const at = (minutes: number) => Date.parse(removedAt) + minutes * minute;

it.each([
  ["heard at once", at(0), at(3), 7],
  ["heard some minutes later", at(8), at(9), 1],
  ["heard by a phone whose clock is a quarter of an hour ahead", at(15), at(18), 7],
  ["heard by a phone whose clock is a day behind", at(-1440), at(-1437), 7],
])("somebody can be brought back for ten minutes: %s", (_what, heardAt, now, minutes) => {
  expect(msToRestore(removedAt, heardAt, now)).toBe(minutes * minute);
});
