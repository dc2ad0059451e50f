import type { EditorLocale } from "~/lib/locales.ts";

/** The day of an entry ("2026-11-23") as people read it. */
export function entryDay(date: string, locale: EditorLocale): string {
  return new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
