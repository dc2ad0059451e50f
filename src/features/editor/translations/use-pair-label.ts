import { useCallback } from "react";
import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { PairPlace } from "~/features/site/translations/text-pair.ts";

/** Where a text stands, in words. */
export function usePairLabel(): (place: PairPlace) => string {
  const { t, say, getState } = useEditorActions();
  return useCallback(
    (place) => {
      if (place.type !== "field") return t(`translations.place.${place.type}`);
      const kind = getState().document.groups[place.groupId]?.kind ?? "";
      return t("translations.inSection", { section: say(kindLabel(kind)), field: say(fieldLabel(place.fieldName)) });
    },
    [t, say, getState],
  );
}
