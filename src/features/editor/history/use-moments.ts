"use client";

import { useMemo } from "react";
import { useEditorActions } from "../state/editor-context.tsx";

/** Says a moment as people in the editor's language read it, in the time zone of their device. */
export function useMoments(): (moment: string | number) => string {
  const { editorLocale } = useEditorActions();
  return useMemo(() => {
    const dates = new Intl.DateTimeFormat(`${editorLocale}-CH`, { dateStyle: "medium", timeStyle: "short" });
    return (moment) => dates.format(new Date(moment));
  }, [editorLocale]);
}
