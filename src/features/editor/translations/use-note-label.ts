import { useCallback } from "react";
import { fieldLabel, kindLabel } from "~/features/blocks/labels.ts";
import type { XliffProblem } from "~/features/translation/schema.ts";
import type { PairPlace } from "~/features/site/translations/text-pair.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** What of an entry of a list may be told of; its title follows. */
const entryParts = { listingTitle: true, listingWorkQuota: true, listingDescription: true };

/** Where a text of a translator's file stands, in words; its id where it is nowhere. */
export function useNoteLabel(): (text: Pick<XliffProblem, "id" | "note">) => string {
  const { t, say } = useEditorActions();
  return useCallback(
    ({ id, note }) => {
      if (note === "") return id;
      const [part = "", entry] = note.split(/: (.*)/s);
      if (entry !== undefined && Object.hasOwn(entryParts, part))
        return t("state.named", { what: entry, name: t(`translations.place.${part as keyof typeof entryParts}`) });
      const [kind = "", field] = note.split(" · ");
      if (field === undefined) return t(`translations.place.${note as Exclude<PairPlace["type"], "field">}`);
      return t("translations.inSection", { section: say(kindLabel(kind)), field: say(fieldLabel(field)) });
    },
    [t, say],
  );
}
