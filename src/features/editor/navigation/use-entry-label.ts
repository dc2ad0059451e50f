"use client";

import { useCallback } from "react";
import type { LocalizedText } from "~/features/site/schema.ts";
import { nameOf, type ListedPage } from "../pages/page-lists.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** What an entry says in the present language: its own words, or else the name of its page, or else that it has none. */
export function useEntryLabel(pages: readonly ListedPage[]) {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  return useCallback(
    ({ pageId, label }: { pageId: string; label: LocalizedText }): string => {
      const page = pages.find(({ id }) => id === pageId);
      return label[locale] || (page && nameOf(page, locale)) || t("pages.navigationUntitled");
    },
    [pages, locale, t],
  );
}
