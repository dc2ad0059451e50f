"use client";

import { useMemo } from "react";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { translator } from "~/i18n/messages.ts";
import { useEditorActions, useEditorPart } from "./editor-context.tsx";

/** What the blocks' views may know, in the language under edit. */
export function useViewContext(): ViewContext {
  const { siteId, pagePaths, viewData } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  return useMemo(() => {
    const paths = pagePaths[locale];
    return {
      siteId,
      locale,
      mode: "edit",
      t: translator(locale),
      pagePath: (page) => ("id" in page ? paths?.ids[page.id] : paths?.slugs[page.slug]) ?? null,
      data: viewData[locale] ?? {},
    };
  }, [siteId, pagePaths, viewData, locale]);
}
