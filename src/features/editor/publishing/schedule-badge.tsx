"use client";

import { CalendarClock, CalendarX2 } from "lucide-react";
import { memo } from "react";
import { useFrame } from "../frame/frame-context.tsx";
import { usePlanned } from "./use-planned.ts";
import "../styles/publishing.css";

/** Says in the bar what is planned for the page next, or that it could not be done; leads to the plan. */
export const ScheduleBadge = memo(function ScheduleBadge() {
  const { showDialog } = useFrame();
  const planned = usePlanned();
  if (!planned) return null;
  const { words, isRefused } = planned;
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
