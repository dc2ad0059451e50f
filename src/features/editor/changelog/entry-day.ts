import type { EditorLocale } from "~/lib/locales.ts";

/** The day of an entry ("2026-11-23") as people read it; its number stays on one line with its month. */
export function entryDay(date: string, locale: EditorLocale): string {
  const day = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  return day.replace(" ", "\u00a0");
}
