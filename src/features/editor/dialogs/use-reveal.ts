"use client";

import { useCallback } from "react";
import type { Locale } from "~/lib/locales.ts";
import { useLocaleSwitch } from "../bar/use-locale-switch.ts";
import { elementOf } from "../canvas/items.ts";
import { focusItem } from "../canvas/menu/menu-focus.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { lookUntil } from "../frame/look-until.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { EditorSelection } from "../state/types.ts";
import { whenNoDialog } from "./when-gone.ts";

/**
 * Brings an item of the page into view, selects it and gives it the keyboard, in one of the given languages when there
 * are any; `then` can go on from there. A panel that is open makes way for the page. For what is not drawn, its section
 * or the board around it stands.
 */
export function useReveal(): (item: EditorSelection, locales: Locale[], then?: () => void) => void {
  const { select, getState } = useEditorActions();
  const { panel, openToolbar } = useFrame();
  const switchLocale = useLocaleSwitch();
  return useCallback(
    ({ groupId, fieldName }, locales, then) => {
      const [locale] = locales;
      if (locale && !locales.includes(getState().locale)) switchLocale(locale);
      // Once it is gone, a dialog gives the focus back, and the language has been drawn.
      whenNoDialog(() => {
        if (panel !== "toolbar") openToolbar();
        const board = getState().document.groups[groupId]?.parentId ?? groupId;
        const places = [fieldName, null].map((name) => ({ groupId, fieldName: name }));
        lookUntil(() => {
          const item = [...places, { groupId: board, fieldName: null }].find((place) => elementOf(place));
          if (!item) return false;
          select(item);
          elementOf(item)?.scrollIntoView({ block: "center", behavior: "instant" }); // its menu makes room for itself from there
          focusItem(item);
          if (item.fieldName === fieldName) then?.();
          return true;
        });
      });
    },
    [select, getState, switchLocale, panel, openToolbar],
  );
}
