"use client";

import { useCallback } from "react";
import type { Locale } from "~/lib/locales.ts";
import { prefersCalm } from "~/lib/prefers-calm.ts";
import { elementOf } from "../canvas/items.ts";
import { focusItem } from "../canvas/menu/menu-focus.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { EditorSelection } from "../state/types.ts";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { whenGone } from "./when-gone.ts";

/** Brings an item of the page into view, selects it and gives it the keyboard, in one of the given languages when there are any. */
export function useReveal(): (item: EditorSelection, locales: Locale[]) => void {
  const { select, getState } = useEditorActions();
  const switchLocale = useLocaleSwitch();
  return useCallback(
    ({ groupId, fieldName }, locales) => {
      const [locale] = locales;
      if (locale && !locales.includes(getState().locale)) switchLocale(locale);
      // Once it is gone, a dialog gives the focus back, and the language has been drawn.
      whenGone(isDialogOpen, () => {
        const item = { groupId, fieldName };
        select(item);
        elementOf(item)?.scrollIntoView({ block: "center", behavior: prefersCalm() ? "auto" : "smooth" });
        focusItem(item);
      });
    },
    [select, getState, switchLocale],
  );
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([data-vt-panel]), [role="alertdialog"]') !== null;
}
