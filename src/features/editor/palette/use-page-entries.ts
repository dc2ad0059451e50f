import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "~/trpc/react.tsx";
import { nameOf, type ListedPage } from "../pages/page-lists.ts";
import { usePageHref } from "../pages/use-page-href.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import type { Entry } from "./entry.ts";

/** The site's other pages, drafts included; the one that is chosen opens for editing. */
export function usePageEntries(): { entries: Entry[]; isPending: boolean; isError: boolean } {
  const { pageId, t, whenSaved } = useEditorActions();
  const trpc = useTRPC();
  const locale = useEditorPart((state) => state.locale);
  const hrefOf = usePageHref();
  const list = useQuery(trpc.page.list.queryOptions({ includeDrafts: true }));
  const pages: ListedPage[] = list.data ?? [];
  const entries = pages
    .filter(({ id }) => id !== pageId)
    .map((page): Entry => ({
      id: `page-${page.id}`,
      group: "pages",
      title: nameOf(page, locale),
      words: Object.values(page.locales).flatMap(({ name, slug }) => [name, slug]),
      ...(page.status === "draft" && { hint: t("pages.draft") }),
      // What is not saved yet is kept on this device either way.
      run: () => void whenSaved(2_000).then(() => location.assign(hrefOf(page))),
    }));
  return { entries, isPending: list.isPending, isError: list.isError };
}
