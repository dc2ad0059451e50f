import { createContext, use, useMemo } from "react";
import { pagePairs, picturePairs } from "~/features/site/translations/page-pairs.ts";
import { navigationPairs } from "~/features/site/translations/site-pairs.ts";
import { groupsBesideLanguage } from "~/features/site/translations/beside.ts";
import type { PairGroup } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { useSitePart } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** The language that somebody has chosen to read and translate from in the panel; null for the first one. */
export const BesideContext = createContext<Locale | null>(null);

/** Texts of the page at hand and of the navigation beside the language that was chosen, where that is not the first one. */
export function useBeside(groups: readonly PairGroup[], locale: Locale): PairGroup[] {
  const beside = use(BesideContext);
  const { defaultLocale } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const media = useEditorPart((state) => state.media);
  const site = useSitePart((state) => state.document);
  return useMemo(() => {
    if (beside === null || beside === defaultLocale) return [...groups];
    const readers = {
      page: (languages) => pagePairs(document, languages),
      pictures: (languages) => picturePairs(document, media, languages),
      navigation: (languages) => (site ? navigationPairs(site, languages) : []),
    } satisfies Parameters<typeof groupsBesideLanguage>[1]["readers"];
    return groupsBesideLanguage(groups, { beside, locale, readers });
  }, [groups, beside, defaultLocale, locale, document, media, site]);
}
