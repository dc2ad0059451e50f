import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import {
  briefly,
  failuresInPlaywright,
  failuresInVitest,
  leftOutInVitest,
  notStarted,
  slowest,
  timesInPlaywright,
  timesInVitest,
  told,
} from "./reports.ts";

it("finds the slowest tests of both reports, tries added up", () => {
  const unit = timesInVitest({
    testResults: [
      {
        assertionResults: [
          { fullName: "adds", status: "passed", duration: 12 },
          { fullName: "skipped", status: "skipped" },
        ],
      },
      { assertionResults: [{ fullName: "kills", status: "passed", duration: 65_432.1 }] },
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

it("names the tests that were left out", () => {
  const assertionResults = [
    { fullName: "adds", status: "passed" },
    { fullName: "kills", status: "failed" },
    { fullName: "in Redis", status: "skipped" },
    { fullName: "a full disk", status: "pending" },
  ];
  expect(leftOutInVitest({ testResults: [{ assertionResults }] })).toEqual(["in Redis", "a full disk"]);
});

it("tells why none of a file's tests began, and counts none of them as left out", () => {
  const assertionResults = [{ fullName: "lets in who may", status: "skipped", failureMessages: [] }];
  const report = { testResults: [{ name: "matrix.test.ts", message: "Hook timed out", assertionResults }] };
  expect(failuresInVitest(report)).toEqual([{ name: "matrix.test.ts", message: "Hook timed out" }]);
  expect(leftOutInVitest(report)).toEqual([]);
});

it("tells what failed in a few lines each, without colours", () => {
  const unit = failuresInVitest({
    testResults: [
      {
        assertionResults: [
          { fullName: "adds", status: "passed", failureMessages: [] },
          {
            fullName: "kills",
            status: "failed",
            failureMessages: ["\u001b[31mexpected 1\u001b[39m to be 2\n  at kills.ts"],
          },
        ],
      },
      { name: "broken.test.ts", message: "no such module", assertionResults: [] },
    ],
  });
  const stories = failuresInPlaywright({
    suites: [
      {
        title: "golf.spec.ts",
        specs: [
          { title: "a round", tests: [{ results: [{ duration: 1, errors: [] }] }] },
          {
            title: "a card",
            tests: [{ results: [{ duration: 1, errors: [{ message: "never came\n".repeat(50) }, {}] }] }],
          },
        ],
      },
    ],
  });
  const text = told([...unit, ...stories]);
  expect(text).toMatch(
    /^ {2}kills\n {4}expected 1 to be 2\n {4} {2}at kills.ts\n {2}broken.test.ts\n {4}no such module\n/,
  );
  expect(text.split("golf.spec.ts: a card\n")[1]).toBe("    never came\n".repeat(12));
  expect(text).not.toContain("a round");
});

it("tells what the page showed when a story failed", () => {
  const path = join(mkdtempSync(join(tmpdir(), "reports-")), "error-context.md");
  writeFileSync(
    path,
    `# Error details\n\n\`\`\`yaml\n- alert: "too late"\n${"- list\n".repeat(200)}\`\`\`\n\n# Test source\n`,
  );
  const failed = { duration: 1, errors: [{ message: "never came" }], attachments: [{ name: "error-context", path }] };
  const stories = failuresInPlaywright({
    suites: [{ title: "golf.spec.ts", specs: [{ title: "a card", tests: [{ results: [failed] }] }] }],
  });
  const text = told(stories);
  expect(text).toMatch(/^ {2}golf.spec.ts: a card\n {4}never came\n {4}- alert: "too late"\n {4}- list\n/);
  expect(text.split("- list")).toHaveLength(100);
  expect(text).not.toContain("Test source");
  expect(briefly(stories), "the end of a run has no room for pages").toBe("  golf.spec.ts: a card\n    never came\n");
});

it("names the files that Vitest had no process for, unless something else went wrong, too", () => {
  const error = (file: string) =>
    `\u001b[31mError: [vitest-pool]: Failed to start forks worker for test files ${file}.\u001b[39m\n ❯ cli-api.js:3532:94\nCaused by: Error: …\n`;
  const output = (count: number) =>
    `Vitest caught ${count} unhandled error${count > 1 ? "s" : ""} during the test run.\n${error("/a/one.test.tsx, /a/two.test.ts")}`;
  expect(notStarted(output(1))).toEqual(["/a/one.test.tsx", "/a/two.test.ts"]);
  expect(notStarted(output(2) + error("/a/three.test.ts"))).toContain("/a/three.test.ts");
  expect(notStarted(output(2))).toEqual([]);
  expect(notStarted("7371 passed")).toEqual([]);
});
