import { useCallback } from "react";
import type { PairPlace } from "~/features/site/translations/text-pair.ts";
import type { Locale } from "~/lib/locales.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useDescribeMedium } from "../media/use-describe-medium.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

interface MadeWords {
  place: PairPlace;
  source: string;
  /** Null: there are none. */
  text: string | null;
}

/** Saves what a machine has made of names, descriptions, labels and words of pictures. Answers which of them stand there now. */
export function useSaveWords() {
  const { getState } = useEditorActions();
  const { run } = useCommands();
  const site = useSiteSession();
  const { translated } = useDescribeMedium();
  return useCallback(
    (words: readonly MadeWords[], { to: locale, mayReplace }: { to: Locale; mayReplace: boolean }): boolean[] => {
      const own = words.flatMap(({ place, source, text }) =>
        "part" in place && text !== null ? [{ part: place.part, text, source }] : [],
      );
      if (own.length > 0) run("page.translate", { locale, texts: own, mayReplace }, {});
      const labels = words.flatMap(({ place, source, text }) => {
        const id = place.type === "entry" ? place.entryId : place.type === "container" ? place.containerId : null;
        return id !== null && text !== null ? [{ id, text, source }] : [];
      });
      const areLabelsTaken =
        labels.length > 0 && site.run("navigation.translate", { locale, texts: labels, mayReplace });
      return words.map(({ place, source, text }) => {
        if (text === null) return false;
        if ("part" in place) return getState().document.locales[locale]?.[place.part] === text;
        if (place.type === "picture") translated(place.mediaId, { locale, text, source, mayReplace });
        return place.type === "picture" || areLabelsTaken;
      });
    },
    [getState, run, site, translated],
  );
}
