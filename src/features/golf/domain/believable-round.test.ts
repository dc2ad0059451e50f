import { expect, it } from "vitest";
import { doubtAbout, isBelievable, isPlayedAlong, minutesPlayed, type StrokeTimes } from "./believable-round.ts";

const at = (minutes: number) => new Date(Date.UTC(2026, 5, 1, 12) + minutes * 60_000);
const course = { shortestRoundMinutes: 9, holes: 9 };

/** Strokes that came from one minute to another of the round, and were made then by the phone's word. */
const strokes = (came: [number, number], made = came): StrokeTimes => ({
  firstAt: at(came[0]),
  lastAt: at(came[1]),
  firstMadeAt: at(made[0]),
  lastMadeAt: at(made[1]),
});

it("counts whole minutes", () => {
  expect(minutesPlayed(at(0), at(9.9))).toBe(9);
});

it.each([
  ["played hole by hole", strokes([1, 9]), 9, true],
  ["asked a moment too early", strokes([1, 8.9]), 8.9, false],
  ["that lay there for long and got all of its strokes now", strokes([60, 60]), 60, false],
  ["whose strokes were all written down at once, some time ago", strokes([60, 60]), 68, true],
  ["from a dead spot", strokes([60, 60], [2, 58]), 60, true],
])("knows whether people can have walked a round %s", (_, times, now, isWalked) => {
  expect(isBelievable(at(0), times, at(now), course)).toBe(isWalked);
});

it.each([
  ["along the course", strokes([1, 9]), true, null],
  ["all at once", strokes([60, 61]), false, "at-once"],
  ["along the course, by the phone's word", strokes([60, 60], [2, 58]), true, "brought-later"],
  ["all at once, by the phone's word, too", strokes([60, 60], [59, 60]), false, "at-once"],
])("tells strokes made %s", (_, times, isAlong, doubt) => {
  expect(isPlayedAlong(times, course)).toBe(isAlong);
  expect(doubtAbout(times, course)).toBe(doubt);
});

it("believes everything where the site does", () => {
  const trusting = { shortestRoundMinutes: 0, holes: 9 };
  expect(isBelievable(at(0), strokes([0, 0]), at(0), trusting)).toBe(true);
  expect(doubtAbout(strokes([0, 0]), trusting)).toBeNull();
});
