import type { ViewContext } from "~/features/blocks/ui.ts";
import type { GolfTexts } from "../../texts.ts";

const keys = [
  "loading",
  "retry",
  "place",
  "name",
  "total",
  "parWord",
  "even",
  "over",
  "under",
  "records",
  "recordsPeriod",
  "recordsDay",
  "recordsMonth",
  "recordsAll",
  "recordsEmptyDay",
  "recordsEmptyMonth",
  "recordsEmptyAll",
  "recordsFailed",
  "recordFailed",
  "recordStrike",
] as const satisfies (keyof GolfTexts)[];

export type RecordTexts = Pick<GolfTexts, (typeof keys)[number]>;

/** What the best list needs of its page. It may stand on any page, so it takes its own texts only and no course. */
export interface RecordsProps {
  texts: RecordTexts;
  locale: string;
  /** Editors can take lines off the list. */
  isEditing: boolean;
}

/** Gathers what the list needs from the view's context. */
export function recordsPropsOf(context: ViewContext): RecordsProps {
  const texts = Object.fromEntries(keys.map((key) => [key, context.texts.golf[key]])) as unknown as RecordTexts;
  return { texts, locale: context.locale, isEditing: context.mode === "edit" };
}
