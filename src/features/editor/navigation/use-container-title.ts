"use client";

import { useCallback } from "react";
import type { NavigationContainer } from "~/features/site/schema.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** What a container is called in the present language: by its own title, or else by where it stands. */
export function useContainerTitle() {
  const { t } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  return useCallback(
    ({ label, area }: Pick<NavigationContainer, "label" | "area">) =>
      label[locale] || t(`navigation.${area ?? "header"}`),
    [locale, t],
  );
}
