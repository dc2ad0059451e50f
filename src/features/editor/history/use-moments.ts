"use client";

import { useMemo } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

/** Says a moment as people in the editor's language read it, as clocks at the site show it. */
export function useMoments(): (moment: string | number) => string {
  const { editorLocale, timeZone } = useEditorActions();
  return useMemo(() => {
    const format = { dateStyle: "medium", timeStyle: "short", timeZone } as const;
    const dates = new Intl.DateTimeFormat(`${editorLocale}-CH`, format);
    return (moment) => dates.format(new Date(moment));
  }, [editorLocale, timeZone]);
}
