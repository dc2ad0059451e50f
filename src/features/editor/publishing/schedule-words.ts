import type { Schedule } from "~/features/page/schedule/schema.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import type { Translate } from "../messages.ts";

/** What is planned and when, as clocks at the site show it. */
export function scheduleWords({ action, local }: Schedule, t: Translate, locale: EditorLocale): string {
  const date = localMoment(local, locale);
  return action === "publish" ? t("schedule.willPublish", { date }) : t("schedule.willTakeDown", { date });
}

/** A local time ("2026-12-24T08:00") as people read it. */
export function localMoment(local: string, locale: EditorLocale): string {
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
  return format.format(new Date(`${local}:00Z`));
}
