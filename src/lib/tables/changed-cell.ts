import { z } from "zod";

/** What stands in one cell of a table now, and what would stand there. */
export interface ChangedCell<Column> {
  column: Column;
  /** What of the record it is of, as the name of a branch; null where it is of the record itself. */
  of: string | null;
  before: string;
  after: string;
}

export function changedCellSchema<Columns extends z.ZodType<string>>(column: Columns) {
  return z.strictObject({ column, of: z.string().nullable(), before: z.string(), after: z.string() });
}

/** Texts are told whole up to so many letters; of a longer one, what is another and a little around it. */
const mostLetters = 300;
const around = 40;
/** What a cut leaves of a letter of two units. */
const halfLetters = /^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g;

/** What two texts say where they differ: both whole where they are short. Pure. */
export function toldChange(before: string, after: string): { before: string; after: string } {
  if (Math.max(before.length, after.length) <= mostLetters) return { before, after };
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same += 1;
  let sameEnd = 0;
  while (sameEnd < shorter - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd += 1;
  const from = wordStart(before, same);
  const cut = (text: string) => {
    const end = Math.min(from + mostLetters, text.length - sameEnd + around, text.length);
    return `${from > 0 ? "…" : ""}${text.slice(from, end).replace(halfLetters, "")}${end < text.length ? "…" : ""}`;
  };
  return { before: cut(before), after: cut(after) };
}

/** Where a word begins, a little before a place. */
function wordStart(text: string, place: number): number {
  if (place <= around) return 0;
  const first = place - around;
  return first + text.slice(first, place).search(/\s/) + 1;
}
