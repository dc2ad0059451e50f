import { expect, it } from "vitest";
import { faultyLines, staleLines, wholeReport, type TableReport } from "./table-report.ts";

const report = (more: Partial<TableReport>): TableReport => ({
  ...{ created: 0, changed: 0, unchanged: 0, changes: [], faults: [] },
  ...more,
});

it("tells of a whole table what its parts have told, by the lines of the whole", () => {
  const change = { line: 2, type: "new", name: "Optik", columns: [], cells: [], id: "1", revision: null } as const;
  const whole = wholeReport([
    { report: report({ created: 1, changes: [{ ...change, columns: [], cells: [] }] }), lineOf: (line) => line },
    {
      report: report({ created: 1, changed: 1, faults: [{ line: 3, reason: "stale", column: null }] }),
      lineOf: (line) => line + 100,
    },
  ]);
  expect(whole).toMatchObject({ created: 2, changed: 1, unchanged: 0, changes: [change], faults: [{ line: 103 }] });
  expect(whole && staleLines(whole)).toEqual([103]);
  expect(wholeReport([])).toBeNull();
});

it("counts the lines that cannot be taken, not what is wrong with them", () => {
  const wrong = (line: number, column: string) => ({ line, reason: "other", column });
  expect(faultyLines(report({ faults: [wrong(3, "email"), wrong(3, "hours"), wrong(4, "name")] }))).toBe(2);
});
