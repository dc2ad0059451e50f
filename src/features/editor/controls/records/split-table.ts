import { csvRows, withoutMark, type CsvRow } from "~/lib/tables/read-csv.ts";

/** A part of a table that one call carries, under its head. */
export interface TablePart {
  text: string;
  /** On which line of the whole table a line of the part stands. */
  lineOf: (line: number) => number;
}

/** So many letters of a table are read at all. */
export const largestTable = 16_000_000;

const mostLetters = 250_000; // however they are written, a call has room for them
const mostRows = 2_000;

/**
 * A table in parts, each under the table's head. Rows of one record stay together: those that follow each other with one
 * id, or without one under one name. Pure.
 */
export function splitTable(text: string): TablePart[] {
  const source = withoutMark(text);
  const [head, ...rows] = csvRows(source);
  const [first] = rows;
  if (!head || !first) return [{ text: source, lineOf: (line) => line }];
  const headText = source.slice(0, first.at);
  const recordOf = recordsBy(head);
  const parts: CsvRow[][] = [];
  let record: string | null = null;
  for (const [index, row] of rows.entries()) {
    const last = parts.at(-1);
    const own = recordOf(row);
    const end = rows[index + 1]?.at ?? source.length;
    const hasRoom = last !== undefined && last.length < mostRows && end - (last[0]?.at ?? 0) <= mostLetters;
    if (last && (hasRoom || (own !== null && own === record))) last.push(row);
    else parts.push([row]);
    record = own;
  }
  return parts.map((part, index) => {
    const { at: from, line: firstLine } = part[0] ?? first;
    const behind = firstLine - first.line;
    const ofHead = first.line;
    return {
      text: headText + source.slice(from, parts[index + 1]?.[0]?.at ?? source.length),
      lineOf: (line) => (line < ofHead ? line : line + behind),
    };
  });
}

/** Tells of a row which record it is of; null where it stands for itself. */
function recordsBy({ cells }: CsvRow): (row: CsvRow) => string | null {
  const [id, name] = ["id", "name"].map((column) => cells.findIndex((cell) => cell.trim() === column));
  const cellOf = (row: CsvRow, at: number | undefined) => (row.cells[at ?? -1] ?? "").trim();
  return (row) => {
    const own = cellOf(row, id);
    if (own !== "") return `id ${own}`;
    return name === -1 ? null : `name ${cellOf(row, name)}`;
  };
}
