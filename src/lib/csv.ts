/** What stands in one cell, and in which column. */
export interface Cell {
  label: string;
  value: string;
}

const separator = ";"; // what spreadsheets of this country expect
/** What spreadsheets would take for a formula; a telephone number is none. */
const formula = /^(?!\+[\d ]+$)[=+\-@\t\r]/;

/** Rows as a file for spreadsheets (RFC 4180, with semicolons): a column for each label, in order of appearance. Pure. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const labels = [...new Set(rows.flatMap((row) => row.map(({ label }) => label)))];
  const cells = rows.map((row) => {
    const values = new Map(row.map(({ label, value }) => [label, value]));
    return labels.map((label) => values.get(label) ?? "");
  });
  const table = rows.length === 0 ? [] : [labels, ...cells];
  return `\u{FEFF}${table.map((row) => `${row.map(written).join(separator)}\r\n`).join("")}`;
}

function written(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
