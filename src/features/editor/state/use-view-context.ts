"use client";

import { useMemo } from "react";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { useEditorActions, useEditorPart } from "./editor-context.tsx";

/** What the blocks' views may know, in the language under edit. */
export function useViewContext(): ViewContext {
  const { siteId, pagePaths, viewData, viewTexts } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  return useMemo(() => {
    const paths = pagePaths[locale];
    const texts = viewTexts[locale];
    if (!texts) throw new Error(`This site has no texts in ${locale}`);
    return {
      siteId,
      locale,
      mode: "edit",
      t: translatorOfParts(texts),
      texts,
      pagePath: (page) => ("id" in page ? paths?.ids[page.id] : paths?.slugs[page.slug]) ?? null,
      data: viewData[locale] ?? {},
    };
  }, [siteId, pagePaths, viewData, viewTexts, locale]);
}
