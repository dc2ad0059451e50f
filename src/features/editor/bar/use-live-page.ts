"use client";

import { useCallback } from "react";
import { liveHref } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";

const patienceMs = 2_000;

/**
 * Leads to the page as visitors see it, once everything is saved. Says false, and stays, where there is no such page
 * yet or something cannot be saved just now.
 */
export function useLivePage(): () => Promise<boolean> {
  const { getState, whenSaved, pagePaths, pageId } = useEditorActions();
  return useCallback(async () => {
    const { publishedNumber, document, locale } = getState();
    if (publishedNumber === null || !(await whenSaved(patienceMs))) return false;
    location.assign(liveHref(document, { locale, opened: pagePaths[locale]?.ids[pageId] }));
    return true;
  }, [getState, whenSaved, pagePaths, pageId]);
}
