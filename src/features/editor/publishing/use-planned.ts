import { useEditorActions } from "../state/editor-context.tsx";
import { scheduleWords } from "./schedule-words.ts";
import { useSchedules } from "./use-schedules.ts";

/** What is planned for the page next, or that it could not be done, in words; null where nothing is. */
export function usePlanned(): { words: string; isRefused: boolean } | null {
  const { t, editorLocale } = useEditorActions();
  const { list } = useSchedules();
  const schedules = list.data?.schedules ?? [];
  const shown = schedules.find(({ refusal }) => refusal !== null) ?? schedules[0];
  if (!shown) return null;
  const isRefused = shown.refusal !== null;
  return { words: isRefused ? t("schedule.refusedShort") : scheduleWords(shown, t, editorLocale), isRefused };
}
