"use client";

import { useCallback } from "react";
import type { MissingText } from "~/features/page/domain/translation-status.ts";
import type { Locale } from "~/lib/locales.ts";
import { useReveal } from "../dialogs/use-reveal.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { revealPage } from "../pages/reveal-page.ts";
import { useLocaleSwitch } from "./use-locale-switch.ts";

/** Leads to a missing text in its language: to its field on the page, or to the page's name in the list of pages. */
export function useMissingText(): (text: MissingText, locale: Locale) => void {
  const reveal = useReveal();
  const switchLocale = useLocaleSwitch();
  const { openPanel } = useFrame();
  return useCallback(
    (text, locale) => {
      if (text !== "pageName") return reveal(text, [locale]);
      switchLocale(locale);
      openPanel("pageMenu");
      revealPage("name");
    },
    [reveal, switchLocale, openPanel],
  );
}
