import type { ChangedCell } from "~/lib/tables/changed-cell.ts";
import { staleReason } from "~/lib/tables/table-file.ts";

/** What a table would change of the records, or changed, and each of its lines that cannot be taken. */
export interface TableReport {
  created: number;
  changed: number;
  unchanged: number;
  changes: {
    line: number;
    type: "new" | "changed";
    name: string;
    columns: string[];
    cells: ChangedCell<string>[];
    id: string;
    revision: number | null;
  }[];
  faults: { line: number; reason: string; column: string | null; named?: string | undefined }[];
  /** What things are called whose ids stand in the cells, by id. */
  names?: Record<string, string>;
}

/** What parts of one table have told, as of the whole; `lineOf` says on which line of it each line of a part stands. Pure. */
export function wholeReport<Report extends TableReport>(
  told: readonly { report: Report; lineOf: (line: number) => number }[],
): Report | null {
  const [first] = told;
  if (!first) return null;
  const sum = (of: "created" | "changed" | "unchanged") => told.reduce((all, { report }) => all + report[of], 0);
  const placed = <Row extends { line: number }>(rows: (report: Report) => Row[]) =>
    told.flatMap(({ report, lineOf }) => rows(report).map((row) => ({ ...row, line: lineOf(row.line) })));
  return {
    ...first.report,
    ...{ created: sum("created"), changed: sum("changed"), unchanged: sum("unchanged") },
    changes: placed(({ changes }) => changes),
    faults: placed(({ faults }) => faults),
    ...(first.report.names && {
      names: Object.fromEntries(told.flatMap(({ report }) => Object.entries(report.names ?? {}))),
    }),
  };
}

/** How many lines cannot be taken: one can have several faults. Pure. */
export function faultyLines({ faults }: Pick<TableReport, "faults">): number {
  return new Set(faults.map(({ line }) => line)).size;
}

/** The lines that were left out because somebody else has changed what they are of. Pure. */
export function staleLines({ faults }: TableReport): number[] {
  return faults.flatMap(({ line, reason }) => (reason === staleReason ? [line] : []));
}
