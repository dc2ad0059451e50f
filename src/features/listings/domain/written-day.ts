/**
 * A day as a spreadsheet of this country writes it ("24.12.2026") as it is stored ("2026-12-24"); as it stands what is
 * none. Pure.
 */
export function writtenDay(written: string): string {
  const [, day, month, year] = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/.exec(written) ?? [];
  if (!day || !month || !year) return written;
  return `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
