import type { OpeningHours } from "~/features/directory/schema.ts";

type Period = OpeningHours["periods"][number];

const days: Record<string, number> = {
  ...{ mo: 1, di: 2, mi: 3, do: 4, fr: 5, sa: 6, so: 7 },
  ...{ lu: 1, ma: 2, me: 3, je: 4, ve: 5, di_: 7 },
};
/** Days that are called so in one of the two languages alone. */
const french = /\b(lu|ma|me|je|ve|lun(di)?|mar(di)?|mer(credi)?|jeu(di)?|ven(dredi)?|sam(edi)?|dim(anche)?)\b/i;
const german = /\b(mo|mi|do|fr|so|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)\b/i;

/** Days that are written out, and as short as the other language has none of them. */
const wordsOfDays: [word: RegExp, day: string][] = [
  [/\b(?:montag|lun(?:di)?)\b\.?/gi, "lu"],
  [/\b(?:dienstag|mar(?:di)?)\b\.?/gi, "ma"],
  [/\b(?:mittwoch|mer(?:credi)?)\b\.?/gi, "me"],
  [/\b(?:donnerstag|jeu(?:di)?)\b\.?/gi, "je"],
  [/\b(?:freitag|ven(?:dredi)?)\b\.?/gi, "ve"],
  [/\b(?:samstag|sam(?:edi)?)\b\.?/gi, "sa"],
  [/\b(?:sonntag|dim(?:anche)?)\b\.?/gi, "so"],
];

/** With short days, and with a dash where people say from when to when. */
function shortened(text: string): string {
  return wordsOfDays
    .reduce((line, [word, day]) => line.replace(word, day), text)
    .replace(/\s+(?:à|au|bis)\s+/gi, "-")
    .replace(/\b(?:du|de|von)\s+/gi, "");
}

/** Where other days begin: a new line, or what parts hours too, once hours have been named and a day follows. */
const otherDays =
  /[;\n]|(?<=\d\s*(?:h|uhr|heures)?\.?\s*)(?:,|\b(?:und|et)\b)\s*(?=(?:mo|di|mi|do|fr|sa|so|lu|ma|me|je|ve)\b)/i;

/**
 * Opening hours as people write them in one line, `Mo-Fr 9-12, 13:30-18:30; Sa 9-16`, `Mo-Fr 9-18.30, Sa 9-16` or `Mo, Mi 9-12 Uhr`, German or French
 * (`Lu-Ve 9h-18h30`, `du lundi au vendredi de 9h à 18h30`); days that both languages have are read in that of `locale`. A stretch that ends past midnight ends on
 * the day after. Nothing written is no hours; null for what cannot be read. Pure.
 */
export function hoursIn(text: string, locale = "de"): Period[] | null {
  const isFrench = french.test(text) || (locale === "fr" && !german.test(text));
  const periods: Period[] = [];
  for (const part of shortened(text)
    .split(otherDays)
    .map((each) => each.trim())) {
    if (part === "") continue;
    const [, names = "", times = ""] = /^(\D+?)\s*:?\s+(\d.*)$/.exec(part) ?? [];
    const openDays = daysIn(names, isFrench);
    if (!openDays) return null;
    for (const stretch of times.split(/,|\b(?:und|et)\b/)) {
      const [open, close, ...more] = stretch
        .replace(/\s*(?:uhr|heures)\.?\s*$/i, "")
        .split(/[-–]/)
        .map(timeOf);
      if (!open || !close || more.length > 0 || open === close) return null;
      for (const day of openDays) {
        const closing = close === "24:00" ? "00:00" : close;
        const isNextDay = closing <= open;
        periods.push({ open: { day, time: open }, close: { day: isNextDay ? (day % 7) + 1 : day, time: closing } });
      }
    }
  }
  return periods;
}

/** `Mo`, `Mo-Fr` and `Mo, Mi-Fr und So` as numbers of days, each once; null for anything else. */
function daysIn(names: string, isFrench: boolean): number[] | null {
  const found = new Set<number>();
  for (const stretch of names.split(/[,/&+]|\b(?:und|et)\b/)) {
    const [, from = "", to = from] = /^([a-z]{2})\.?(?:\s*[-–]\s*([a-z]{2})\.?)?$/i.exec(stretch.trim()) ?? [];
    const [first, last] = [dayOf(from, isFrench), dayOf(to, isFrench)];
    if (first === null || last === null || last < first) return null;
    for (let day = first; day <= last; day += 1) found.add(day);
  }
  return [...found];
}

function dayOf(word: string, isFrench: boolean): number | null {
  const name = word.toLowerCase();
  return days[isFrench && name === "di" ? "di_" : name] ?? null;
}

/** `9`, `9:00`, `9.30`, `9h` and `9h30` as `09:30`; null for anything else. */
function timeOf(text: string): string | null {
  const [, hour = "", minute = "00"] = /^(\d{1,2})(?:[:.h](\d{2})?)?$/.exec(text.trim().replace(/\s*h$/, "h")) ?? [];
  if (hour === "" || Number(hour) > 24 || Number(minute) > 59) return null;
  if (Number(hour) === 24 && minute !== "00") return null;
  return `${hour.padStart(2, "0")}:${minute}`;
}
