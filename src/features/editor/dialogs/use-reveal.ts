"use client";

import { useCallback } from "react";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { EditorSelection } from "../state/types.ts";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";

/** Brings an item of the page into view and selects it, in one of the given languages when there are any. */
export function useReveal(): (item: EditorSelection, locales: Locale[]) => void {
  const { select, getState } = useEditorActions();
  const switchLocale = useLocaleSwitch();
  return useCallback(
    ({ groupId, fieldName }, locales) => {
      const [locale] = locales;
      if (locale && !locales.includes(getState().locale)) switchLocale(locale);
      // After the dialog has given the focus back and the language has been drawn.
      setTimeout(() => {
        select({ groupId, fieldName });
        const key = fieldName === null ? groupId : `${groupId}:${fieldName}`;
        const element = document.querySelector(`[data-vt-item="${CSS.escape(key)}"]`);
        element?.scrollIntoView({ block: "center", behavior: isCalm() ? "auto" : "smooth" });
      }, 80);
    },
    [select, getState, switchLocale],
  );
}

function isCalm(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
