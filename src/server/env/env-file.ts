import { parseEnv } from "node:util";

interface EnvFile {
  values: Record<string, string>;
  /** What cannot be understood, a sentence with its line each. */
  problems: string[];
}

const assignment = /^\s*(?:export\s+)?[A-Za-z_]\w*\s*=\s*(.*)$/;

/**
 * Reads the text of an `.env` file, with or without a byte-order mark: `NAME=value` lines, comments, and values in
 * quotes over several lines. A line that is none of these is named, not passed over.
 */
export function readEnvFile(text: string): EnvFile {
  const clean = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const problems: string[] = [];
  let open: { quote: string; line: number } | null = null;
  for (const [index, line] of clean.split("\n").entries()) {
    if (open) {
      if (line.includes(open.quote)) open = null;
      continue;
    }
    if (/^\s*(#|$)/.test(line)) continue;
    const value = assignment.exec(line)?.[1];
    if (value === undefined) problems.push(`line ${index + 1} is not NAME=value: ${line.trim()}`);
    else open = opened(value, index + 1);
  }
  if (open) problems.push(`the quote that opens in line ${open.line} is never closed`);
  return { values: { ...parseEnv(clean) } as Record<string, string>, problems };
}

function opened(value: string, line: number): { quote: string; line: number } | null {
  const quote = /^["'`]/.exec(value)?.[0];
  return quote && !value.slice(1).includes(quote) ? { quote, line } : null;
}

/** A sentence for each name that nothing reads: with the name that was meant, where one is but a slip away. */
export function unknownNames(
  given: readonly string[],
  known: readonly string[],
): { slips: string[]; others: string[] } {
  const unknown = given.filter((name) => !known.includes(name));
  const meant = (name: string) => known.find((one) => isSlip(name.toUpperCase(), one));
  return {
    slips: unknown.flatMap((name) => (meant(name) ? `${name} is not read; is ${meant(name)} meant?` : [])),
    others: unknown.filter((name) => !meant(name)),
  };
}

/** Whether at most two letters were added, left out or changed; in short names one, or two that changed places. */
function isSlip(given: string, meant: string): boolean {
  const isTurned = given.length === meant.length && [...given].sort().join("") === [...meant].sort().join("");
  return distance(given, meant) <= (meant.length > 6 ? 2 : 1) || (isTurned && distance(given, meant) <= 2);
}

/** Levenshtein's distance. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
