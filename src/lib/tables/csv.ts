/** What stands in one cell, and in which column. */
export interface Cell {
  label: string;
  value: string;
}

const separator = ";"; // what spreadsheets of this country expect; others split at commas and tabs, which are quoted, too
/** What spreadsheets would take for a formula; a telephone number is none, nor is a figure with its sign ("-2.50"). */
const formula = /^(?![+-][\d ]+(?:[.,]\d+)?$)[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as a file for spreadsheets (RFC 4180, with semicolons): a column for each label, in order of appearance; those of
 * `head` come first and stand there without rows as well. Pure.
 */
export function csvOf(rows: readonly (readonly Cell[])[], head: readonly string[] = []): string {
  const named = rows.map(byLabel);
  const labels = [...new Set([...head, ...named.flatMap((values) => [...values.keys()])])];
  const cells = named.map((values) => labels.map((label) => values.get(label) ?? ""));
  const table = labels.length === 0 ? [] : [labels, ...cells];
  return `\u{FEFF}${table.map((row) => `${row.map(written).join(separator)}\r\n`).join("")}`;
}

/** The values of a row by their labels; what is called like a cell before it gets a number: "Name (2)". */
function byLabel(row: readonly Cell[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { label, value } of row) {
    let name = label;
    for (let at = 2; values.has(name); at++) name = `${label} (${at})`;
    values.set(name, value);
  }
  return values;
}

function written(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[;,\t"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
