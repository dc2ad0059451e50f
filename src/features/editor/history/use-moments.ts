"use client";

import { useMemo } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

/** Says a moment as people in the editor's language read it, as clocks at the site show it; with `day`, its day alone. */
export function useMoments(length: "moment" | "day" = "moment"): (moment: string | number | Date) => string {
  const { editorLocale, timeZone } = useEditorActions();
  return useMemo(() => {
    const time = length === "day" ? {} : ({ timeStyle: "short" } as const);
    const format = { dateStyle: "medium", ...time, timeZone } as const;
    const dates = new Intl.DateTimeFormat(`${editorLocale}-CH`, format);
    return (moment) => dates.format(new Date(moment));
  }, [editorLocale, timeZone, length]);
}
