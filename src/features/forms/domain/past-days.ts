import type { Entered, FormProblems } from "./check-form.ts";
import type { FormField } from "./form-field.ts";

const dayMs = 86_400_000;

/**
 * The questions whose day is to come and lies in the past. A day is past once it is over everywhere on earth: no clock and
 * no time zone refuses a today. What is no day in figures ("next week"), as programs may send it, is left alone.
 */
export function pastDaysIn(fields: readonly FormField[], entered: Entered, now: Date): FormProblems {
  const first = firstDay(now);
  const isPast = (value: unknown) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && value < first;
  const late = fields.filter(({ name, isAhead }) => isAhead && isPast(entered[name]));
  return Object.fromEntries(late.map(({ name }) => [name, "dayPast"]));
}

/** The first day that is not over everywhere, as a date field writes it. */
export function firstDay(now: Date): string {
  return new Date(now.getTime() - dayMs).toISOString().slice(0, 10);
}
