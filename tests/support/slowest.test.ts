import { expect, it } from "vitest";
import { slowest, timesInPlaywright, timesInVitest } from "./slowest.ts";

it("finds the slowest tests of both reports, tries added up", () => {
  const unit = timesInVitest({
    testResults: [
      { assertionResults: [{ fullName: "adds", duration: 12 }, { fullName: "skipped" }] },
      { assertionResults: [{ fullName: "kills", duration: 65_432.1 }] },
    ],
  });
  const stories = timesInPlaywright({
    suites: [
      {
        title: "golf.spec.ts",
        specs: [{ title: "a round", tests: [{ results: [{ duration: 9_000 }, { duration: 6_000 }] }] }],
        suites: [{ title: "phones", specs: [{ title: "four", tests: [{ results: [{ duration: 20_000 }] }] }] }],
      },
    ],
  });
  expect(slowest([...unit, ...stories], 3)).toEqual([
    "   65.4 s  kills",
    "   20.0 s  phones: four",
    "   15.0 s  golf.spec.ts: a round",
  ]);
});
