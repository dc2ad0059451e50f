import type { BranchHours, OtherDay } from "../data/branch-data.ts";
import type { Messages, Translate } from "~/i18n/message-types.ts";
import { writtenDate, type DateStyle } from "~/lib/time/written-date.ts";

/** Says what stands in the texts about opening hours; views and header both can. */
export type HoursTranslate = Translate<Pick<Messages, "hours">>;

/** When an open branch closes and a closed one opens, beside "open" or "closed"; empty where it is not in sight. */
export function changeInWords(
  { isOpen, change }: Pick<BranchHours, "isOpen" | "change">,
  locale: string,
  t: HoursTranslate,
): string {
  if (!change) return isOpen ? t("hours.always") : "";
  const { time, date, inDays } = change;
  const weekday = () => dateInWords(date, locale, { weekday: "long" });
  // A night that lasts into the morning says its time alone; later it could be today's.
  const isClear = inDays === 0 || (inDays === 1 && time <= "06:00");
  if (isOpen) return isClear ? t("hours.until", { time }) : t("hours.untilDay", { day: weekday(), time });
  if (inDays === 0) return t("hours.opensToday", { time });
  if (inDays === 1) return t("hours.opensTomorrow", { time });
  if (inDays < 7) return t("hours.opensOn", { day: weekday(), time });
  return t("hours.opensAt", { day: dateInWords(date, locale, { day: "numeric", month: "long" }), time });
}

/** Whether a branch is open now, and when that changes, as "Jetzt offen · bis 18:30". */
export function hoursInWords(hours: Pick<BranchHours, "isOpen" | "change">, locale: string, t: HoursTranslate): string {
  return [hours.isOpen ? t("hours.open") : t("hours.closed"), changeInWords(hours, locale, t)]
    .filter(Boolean)
    .join(" · ");
}

/** The days of the week in words, Monday first. */
export function weekdaysInWords(locale: string, weekday: "long" | "short"): string[] {
  return Array.from({ length: 7 }, (_, index) => dateInWords(`2024-01-0${index + 1}`, locale, { weekday }));
}

/** Days of the week that have the same hours, in short. */
interface WeekLine {
  /** As "Mo–Mi, Fr". */
  days: string;
  /** As "09:00–12:00", "13:30–18:30". */
  times: string[];
  isToday: boolean;
}

/** The usual week in as few lines as its days have different hours; those that are closed are left out. */
export function weekInShort({ week, today, usual, soon }: BranchHours, locale: string): WeekLine[] {
  const names = weekdaysInWords(locale, "short").map((name) => name.replace(/\.$/, ""));
  const byTimes = new Map<string, number[]>();
  for (const [index, times] of week.map((day, at) => (at === today ? usual : day.times)).entries())
    if (times.length > 0) byTimes.set(times.join(", "), [...(byTimes.get(times.join(", ")) ?? []), index]);
  return [...byTimes].map(([times, days]) => ({
    days: runsOf(days)
      .map(([first, last]) => {
        const [from = "", to = ""] = [names[first], names[last]];
        return first === last ? from : last === first + 1 ? `${from}, ${to}` : `${from}–${to}`;
      })
      .join(", "),
    times: times.split(", "),
    isToday: days.includes(today) && !soon[0]?.isToday,
  }));
}

/** The usual week in short, then the other days of today and the seven days after it, each as "Fr., 27. Nov.". */
export function hoursInShort(hours: BranchHours, locale: string, t: HoursTranslate): WeekLine[] {
  const others = hours.soon.map(({ times, isToday, ...day }) => ({
    days: daysInWords(day, locale),
    times: times.length > 0 ? times : [t("hours.closedDay")],
    isToday,
  }));
  return [...weekInShort(hours, locale), ...others];
}

/** Days that follow each other as their first and last. */
function runsOf(days: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** A day ahead with the holiday that it is, as "Sa., 1. Aug., Bundesfeier", or several, as "Do., 24. Dez. – Mi., 30. Dez.". */
export function otherDayInWords({ holiday, ...days }: OtherDay, locale: string, t: HoursTranslate): string {
  const day = daysInWords(days, locale);
  return holiday ? t("hours.dayAndHoliday", { day, holiday: t(`hours.holidays.${holiday}`) }) : day;
}

function daysInWords({ date, until }: Pick<OtherDay, "date" | "until">, locale: string): string {
  return [date, until ?? []]
    .flat()
    .map((day) => dateInWords(day, locale, shortDay))
    .join(" – ");
}

const shortDay = { weekday: "short", day: "numeric", month: "short" } as const satisfies DateStyle;

function dateInWords(date: string, locale: string, style: DateStyle): string {
  return writtenDate(new Date(`${date}T00:00:00Z`), locale, style, "UTC");
}
