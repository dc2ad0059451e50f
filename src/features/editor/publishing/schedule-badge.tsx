"use client";

import { CalendarClock, CalendarX2 } from "lucide-react";
import { memo } from "react";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { scheduleWords } from "./schedule-words.ts";
import { useSchedules } from "./use-schedules.ts";
import "../styles/publishing.css";

/** Says in the bar what is planned for the page next, or that it could not be done; leads to the plan. */
export const ScheduleBadge = memo(function ScheduleBadge() {
  const { t, editorLocale } = useEditorActions();
  const { showDialog } = useFrame();
  const { list } = useSchedules();
  const schedules = list.data?.schedules ?? [];
  const shown = schedules.find(({ refusal }) => refusal !== null) ?? schedules[0];
  if (!shown) return null;
  const isRefused = shown.refusal !== null;
  const words = isRefused ? t("schedule.refusedShort") : scheduleWords(shown, t, editorLocale);
  const Icon = isRefused ? CalendarX2 : CalendarClock;
  return (
    <button
      type="button"
      className="vt-planned"
      data-refused={isRefused}
      title={words}
      aria-label={words}
      onClick={() => showDialog("schedule")}
    >
      <Icon size={16} aria-hidden />
      <span className="vt-planned__words">{words}</span>
    </button>
  );
});
