"use client";

import { useEditorPart } from "../state/editor-context.tsx";
import { pageHref } from "../state/addresses.ts";
import { useFrame } from "../frame/frame-context.tsx";
import type { ListedPage } from "./page-lists.ts";
import { withPanel } from "../frame/panel-flags.ts";

/** The address of another page in the present language, with the present panel still open. */
export function usePageHref(): (page: ListedPage) => string {
  const locale = useEditorPart((state) => state.locale);
  const { panel } = useFrame();
  return (page) => {
    const slug = page.status === "draft" ? null : (page.locales[locale]?.slug ?? null);
    return pageHref({ ...page, slug }, { locale, mode: "edit", search: withPanel("", panel) });
  };
}
