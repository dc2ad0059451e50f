"use client";

import { useCallback } from "react";
import type { Locale } from "~/lib/locales.ts";
import { addressOf, pageHref, showAddress } from "../state/addresses.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Switches the language under edit without loading: the document holds all languages. The address follows. */
export function useLocaleSwitch(): (locale: Locale) => void {
  const { setLocale, flush, getState } = useEditorActions();
  return useCallback(
    (locale) => {
      flush();
      setLocale(locale);
      const page = addressOf(getState().document, locale);
      showAddress(pageHref(page, { locale, mode: "edit", search: location.search }));
    },
    [flush, setLocale, getState],
  );
}
