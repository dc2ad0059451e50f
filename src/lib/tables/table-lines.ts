import { csvRows } from "./read-csv.ts";

/** So many lines a table has at most. */
const mostLines = 10_000;
/** So many columns it has at most, known or not. */
const mostColumns = 200;

/** One line of a table by its columns; a column that the table lacks is missing. */
export interface TableLine<Column extends string> {
  line: number;
  cells: Partial<Record<Column, string>>;
  /** It has not as many cells as the table has columns, or one that does not end: who knows which is which. */
  isUneven: boolean;
}

/**
 * The lines of a table by those of its columns that are known, whatever their order. Refused is a table whose head
 * `isHead` does not know or that is very wide, and a very long one. Pure.
 */
export function tableLines<Column extends string>(
  text: string,
  columns: readonly Column[],
  isHead: (names: string[]) => boolean,
): TableLine<Column>[] | "no-table" | "table-too-long" {
  const [head, ...rows] = csvRows(text);
  const written = head?.cells.map((cell) => cell.trim()) ?? [];
  const names = written.slice(0, written.findLastIndex((name) => name !== "") + 1);
  if (names.length > mostColumns || !isHead(names)) return "no-table";
  if (rows.length > mostLines) return "table-too-long";
  // Looked up once: a table may have thousands of lines.
  const places = columns.flatMap((column): [Column, number][] => {
    const at = names.indexOf(column);
    return at < 0 ? [] : [[column, at]];
  });
  return rows.map(({ line, cells, isOpen = false }) => {
    const known = places.map(([column, at]) => [column, (cells[at] ?? "").trim()]);
    return {
      line,
      cells: Object.fromEntries(known) as Partial<Record<Column, string>>,
      isUneven: isOpen || cells.length < names.length || cells.slice(names.length).some((cell) => cell.trim() !== ""),
    };
  });
}

/** How a table writes yes and no. */
export function yesNo(value: boolean): string {
  return value ? "1" : "0";
}

/** Yes or no; undefined where nothing is said, null where it is neither. */
export function flagOf(cell: string | undefined): boolean | undefined | null {
  if (cell === undefined || cell === "") return undefined;
  return (
    { "1": true, ja: true, oui: true, true: true, x: true, "0": false, nein: false, non: false, false: false }[
      cell.toLowerCase()
    ] ?? null
  );
}
