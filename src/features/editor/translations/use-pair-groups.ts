import { useMemo } from "react";
import type { Locale } from "~/lib/locales.ts";
import { useSitePart } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { pagePairs, picturePairs } from "./page-pairs.ts";
import { navigationPairs, otherPagePairs } from "./site-pairs.ts";
import type { PairGroup } from "./text-pair.ts";

/** Every text of the page and of the site beside the same one in each other language; the site's come when they are loaded. */
export function usePairGroups(): { locale: Locale; groups: PairGroup[] }[] {
  const { locales, defaultLocale, pageId } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const media = useEditorPart((state) => state.media);
  const site = useSitePart((state) => state.document);
  return useMemo(
    () =>
      locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => {
          const languages = { source: defaultLocale, locale };
          const groups: PairGroup[] = [
            { name: "page", pairs: pagePairs(document, languages) },
            { name: "pictures", pairs: picturePairs(document, media, languages) },
            { name: "navigation", pairs: site ? navigationPairs(site, languages) : [] },
            { name: "pages", pairs: site ? otherPagePairs(site, pageId, languages) : [] },
          ];
          return { locale, groups };
        }),
    [locales, defaultLocale, pageId, document, media, site],
  );
}
