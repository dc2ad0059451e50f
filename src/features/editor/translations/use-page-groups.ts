import { useMemo } from "react";
import { pagePairs, picturePairs } from "~/features/site/translations/page-pairs.ts";
import type { PairGroup } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

/** The texts of the page and the words of its pictures in each language but the first, beside what they translate. */
export function usePageGroups(): { locale: Locale; groups: PairGroup[] }[] {
  const { locales, defaultLocale } = useEditorActions();
  const document = useEditorPart((state) => state.document);
  const media = useEditorPart((state) => state.media);
  return useMemo(
    () =>
      locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => {
          const languages = { source: defaultLocale, locale };
          const groups: PairGroup[] = [
            { name: "page", pairs: pagePairs(document, languages) },
            { name: "pictures", pairs: picturePairs(document, media, languages) },
          ];
          return { locale, groups };
        }),
    [locales, defaultLocale, document, media],
  );
}
