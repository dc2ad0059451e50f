import type { SaidLine } from "../say-answer.ts";

/** A row of the file: some columns that every answer has, and what was filled in. */
export interface FileRow {
  first: SaidLine[];
  lines: SaidLine[];
}

const separator = ";"; // what spreadsheets of this country expect
/** What spreadsheets would take for a formula; a telephone number is none. */
const formula = /^(?!\+[\d ]+$)[=+\-@\t\r]/;

/** Answers as a file for spreadsheets (RFC 4180, with semicolons): a column for each label that occurs, in order of appearance. */
export function answersCsv(rows: readonly FileRow[]): string {
  const labels = [...new Set(rows.flatMap(({ first, lines }) => [...first, ...lines].map(({ label }) => label)))];
  const cells = rows.map(({ first, lines }) => {
    const values = new Map([...first, ...lines].map(({ label, value }) => [label, value]));
    return labels.map((label) => values.get(label) ?? "");
  });
  const table = rows.length === 0 ? [] : [labels, ...cells];
  return `\u{FEFF}${table.map((row) => `${row.map(cell).join(separator)}\r\n`).join("")}`;
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
