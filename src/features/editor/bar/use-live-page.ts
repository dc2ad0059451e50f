"use client";

import { useCallback } from "react";
import { addressOf, pageHref } from "../state/addresses.ts";
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
    const href = pagePaths[locale]?.ids[pageId] ?? pageHref(addressOf(document, locale), { locale, mode: "live" });
    location.assign(href);
    return true;
  }, [getState, whenSaved, pagePaths, pageId]);
}
