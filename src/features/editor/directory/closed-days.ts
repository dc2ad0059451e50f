import { closedTime, type SpecialDay } from "./week-hours.ts";

/** So many days are closed at once at most. */
const mostClosedDays = 92;

const dayLength = 86_400_000;

/** The dates from one to another, both with them; none where there is no such stretch, or it is a very long one. Pure. */
export function datesBetween(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const count = Math.round((last - first) / dayLength) + 1;
  if (Number.isNaN(count) || count < 1 || count > mostClosedDays) return [];
  return Array.from({ length: count }, (_, index) => new Date(first + index * dayLength).toISOString().slice(0, 10));
}

/** While its year is typed, a date is one of the first centuries, such as "0202-12-24". */
const isWhole = (date: string) => date !== "" && !date.startsWith("0");

/** What keeps a stretch of days from being closed, as soon as both dates of which that is said are written. Pure. */
export function closingProblem(from: string, to: string, today: string): "closedPast" | "closedWrong" | null {
  if (!isWhole(from)) return null;
  if (from < today) return "closedPast";
  return isWhole(to) && datesBetween(from, to).length === 0 ? "closedWrong" : null;
}

/** Special days with these dates closed, whatever was said of them before; in the order of their dates. Pure. */
export function withClosedDays(special: readonly SpecialDay[], dates: readonly string[]): SpecialDay[] {
  const others = special.filter(({ date }) => !dates.includes(date));
  const closed = dates.map((date) => ({ date, open: closedTime, close: closedTime }));
  return [...others, ...closed].toSorted((one, other) => one.date.localeCompare(other.date));
}
