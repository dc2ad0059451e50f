import { expect, it } from "vitest";
import { timeProblem } from "./time-problem.ts";

const now = "2026-11-26T16:30";

it.each([
  ["", "missing"],
  ["2026-11-26T16:29", "time-over"],
  ["2026-11-26T16:30", "time-over"],
  ["2026-11-26T16:31", null],
  ["2027-11-27T16:30", null],
  ["2027-11-27T16:31", "time-far"],
])("tells what is wrong with %j: %j", (local, problem) => {
  expect(timeProblem(local, now)).toBe(problem);
});

it("leaves it to the server while nobody knows the time there", () => {
  expect(timeProblem("1999-01-01T00:00", undefined)).toBeNull();
  expect(timeProblem("", undefined)).toBe("missing");
});
