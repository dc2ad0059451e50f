import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TranslatedPage } from "~/features/site/translations/schema.ts";
import { navigationPairs } from "~/features/site/translations/site-pairs.ts";
import { countsOf, progressOf, type PairGroup } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { alone } from "~/trpc/client.ts";
import { useTRPC } from "~/trpc/react.tsx";
import { useSitePart } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { usePageGroups } from "./use-page-groups.ts";

interface Progress {
  done: number;
  total: number;
}

/** One language of the site: the texts of the page under edit and of the navigation, and how far everything is. */
interface TranslatedLanguage {
  locale: Locale;
  groups: PairGroup[];
  page: Progress;
  /** Null until it is known of all pages. */
  site: Progress | null;
}

/** Every language but the first with its texts, and the site's other pages and entries with what is open on them. */
export function useTranslations() {
  const { defaultLocale, pageId } = useEditorActions();
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const navigation = useSitePart((state) => state.document);
  const own = usePageGroups();
  const query = useQuery(trpc.site.translations.queryOptions(undefined, { trpc: { context: alone } }));
  const { data: listed, ...listing } = useQuery(
    trpc.listing.translations.queryOptions(undefined, { staleTime: 0, trpc: { context: alone } }),
  );
  const entries = listed?.entries;
  const others = useMemo(() => query.data?.filter((page) => page.pageId !== pageId), [query.data, pageId]);

  const languages = useMemo(
    () =>
      own.map(({ locale, groups }): TranslatedLanguage => {
        const pairs = navigation ? navigationPairs(navigation, { source: defaultLocale, locale }) : [];
        const counts = groups.map((group) => countsOf(group.pairs));
        const everywhere = others &&
          entries && [...counts, countsOf(pairs), ...countsIn(others, locale), ...countsIn(entries, locale)];
        return {
          locale,
          groups: [...groups, { name: "navigation", pairs }],
          page: progressOf(counts),
          site: everywhere ? progressOf(everywhere) : null,
        };
      }),
    [own, navigation, defaultLocale, others, entries],
  );
  const retry = () => {
    void query.refetch();
    void queryClient.invalidateQueries(trpc.listing.pathFilter());
  };
  const failed = { others: query.isError, entries: listing.isError };
  return { languages, others, entries, failed, retry };
}

function countsIn(pages: readonly Pick<TranslatedPage, "counts">[], locale: Locale) {
  return pages.flatMap(({ counts }) => counts[locale] ?? []);
}
