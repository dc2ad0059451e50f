import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { countsOf, type PairGroup } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** Tells the list of the site's pages how far this one is translated, at each change. */
export function useCountsToList(languages: { locale: Locale; groups: PairGroup[] }[]): void {
  const { pageId } = useEditorActions();
  const disallowed = useEditorPart((state) => state.document.disallowedLocales);
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  useEffect(() => {
    const counts = languages
      .filter(({ locale }) => !disallowed.includes(locale))
      .map(({ locale, groups }) => [locale, countsOf(groups.flatMap(({ pairs }) => pairs))] as const);
    queryClient.setQueryData(trpc.site.translations.queryKey(), (pages) =>
      pages?.map((page) => (page.pageId === pageId ? { ...page, counts: Object.fromEntries(counts) } : page)),
    );
  }, [languages, disallowed, pageId, trpc, queryClient]);
}
