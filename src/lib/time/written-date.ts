import { formatLocale } from "../language-tag.ts";
import { localTime } from "./zoned-time.ts";

export interface DateStyle {
  weekday?: "long" | "short";
  day?: "numeric";
  month?: "long" | "short";
  year?: "numeric";
}

/** A day of `timeZone` in the words of a language, as "1. August 2026"; with its weekday alone where no day is asked for. */
export function writtenDate(date: Date, locale: string, style: DateStyle, timeZone: string): string {
  const words = handWritten[locale];
  if (!words) return withFirst(formatOf(locale, { ...style, timeZone }).format(date), locale);
  const [year = 0, month = 1, day = 1] = localTime(date, timeZone).slice(0, 10).split("-").map(Number);
  const weekday =
    style.weekday && words[style.weekday].split(" ")[new Date(Date.UTC(year, month - 1, day)).getUTCDay()];
  const named = style.day && words.say(day, words.months.split(" ")[month - 1] ?? "");
  return [weekday?.replace("_", " "), named && style.year ? `${named} ${year}` : named].filter(Boolean).join(", ");
}

/** A moment of `timeZone` in the words of a language: the day and the time. */
export function writtenMoment(date: Date, locale: string, timeZone: string): string {
  if (!handWritten[locale])
    return withFirst(formatOf(locale, { dateStyle: "long", timeStyle: "short", timeZone }).format(date), locale);
  const day = writtenDate(date, locale, { day: "numeric", month: "long", year: "numeric" }, timeZone);
  return `${day}, ${localTime(date, timeZone).slice(11)}`;
}

/** Of a month's days the first one alone is counted otherwise, which Intl leaves out: "1er août". */
function withFirst(written: string, locale: string): string {
  return written.replace(/\b1(?= [a-z])/, firsts[locale] ?? "1");
}

const firsts: Readonly<Record<string, string>> = { fr: "1er", it: "1°" };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes twenty times as long as writing a day with it, and a page of a directory writes hundreds. */
function formatOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(formatLocale(locale), style);
  formats.set(key, format);
  return format;
}

interface Words {
  months: string;
  /** The days of the week from Sunday on; "_" stands for a space. */
  long: string;
  short: string;
  say: (day: number, month: string) => string;
}

/** The languages of Switzerland whose days Chrome cannot name. A short month is as long as a long one here. */
const handWritten: Readonly<Record<string, Words>> = {
  rm: {
    months: "schaner favrer mars avrigl matg zercladur fanadur avust settember october november december",
    long: "dumengia glindesdi mardi mesemna gievgia venderdi sonda",
    short: "du gli ma me gie ve so",
    say: (day, month) => `${day} ${/^[ao]/.test(month) ? "d’" : "da "}${month}`,
  },
  sq: {
    months: "janar shkurt mars prill maj qershor korrik gusht shtator tetor nëntor dhjetor",
    long: "e_diel e_hënë e_martë e_mërkurë e_enjte e_premte e_shtunë",
    short: "Die Hën Mar Mër Enj Pre Sht",
    say: (day, month) => `${day} ${month}`,
  },
};
