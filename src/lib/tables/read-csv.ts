/** A row of a table, with the line of the file that it begins on, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** Where it begins in the text, behind the mark of its encoding. */
  at: number;
  /** It ends in quotation marks that are never closed: the rows behind it were read as its text. */
  isOpen?: true;
}

/** What the writer of tables puts before a cell that a spreadsheet would take for a formula. */
const guarded = /^'[=+\-@\t\r\n＝＋－＠]/;

/**
 * The rows of a file from a spreadsheet (RFC 4180): separated by semicolons, commas or tabs, whichever its first line
 * has most of; empty lines are left out, and so is the mark that keeps a cell from being a formula. Pure.
 */
export function csvRows(text: string): CsvRow[] {
  const source = withoutMark(text);
  const separator = separatorOf(source);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let line = 1;
  let start = 1;
  let startAt = 0;
  let isQuoted = false;
  const endCell = () => {
    cells.push(guarded.test(cell) ? cell.slice(1) : cell);
    cell = "";
  };
  const endRow = (next: number) => {
    endCell();
    if (cells.some((each) => each.trim() !== ""))
      rows.push({ line: start, cells, at: startAt, ...(isQuoted && { isOpen: true }) });
    cells = [];
    start = line;
    startAt = next;
  };
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] ?? "";
    if (sign === "\n") line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === "") isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n") endRow(at + 1);
    else if (sign !== "\r") cell += sign;
  }
  if (cell !== "" || cells.length > 0) endRow(source.length);
  return rows;
}

/** A text without the mark of its encoding. Pure. */
export function withoutMark(text: string): string {
  return text.replace(/^\u{FEFF}/u, "");
}

/** The text of a file: UTF-8, "Unicode text" (UTF-16), or Windows-1252, which older spreadsheets write. */
export function csvText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function separatorOf(source: string): string {
  const [first = ""] = source.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length - 1;
  return [";", ",", "\t"].toSorted((one, other) => count(other) - count(one))[0] ?? ";";
}
