import { languageTag } from "~/lib/language-tag.ts";
import { day } from "~/lib/time/lengths.ts";

const steps = [
  ["year", 365 * day],
  ["month", 30 * day],
  ["week", 7 * day],
  ["day", day],
] as const;

/** How long ago it was, in whole years, months, weeks or days, as people say it: "vor 3 Wochen". Pure. */
export function timeAgo(then: Date, now: Date, locale: string): string {
  const ms = Math.max(0, now.getTime() - then.getTime());
  const [unit, length] = steps.find(([, each]) => ms >= each) ?? ["day" as const, day];
  return new Intl.RelativeTimeFormat(languageTag(locale), { numeric: "auto" }).format(-Math.floor(ms / length), unit);
}
