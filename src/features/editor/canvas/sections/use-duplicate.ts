import { useCallback } from "react";
import type { Group } from "~/features/page/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { copiedGroup } from "../clipboard/copied-group.ts";
import { useInsertCopy } from "../clipboard/use-insert-copy.ts";

/** Puts a copy of a section or card, with all its languages and cards, right after it, and selects the copy. */
export function useDuplicate(): (group: Pick<Group, "id">) => void {
  const { siteId, flush, getState } = useEditorActions();
  const insertCopy = useInsertCopy();
  return useCallback(
    ({ id }) => {
      flush();
      const { document, media } = getState();
      const group = document.groups[id]; // with what was just typed in it
      if (!group) return;
      void insertCopy(copiedGroup(document, group, { siteId, media }), { nextTo: id, parentId: group.parentId });
    },
    [siteId, insertCopy, flush, getState],
  );
}
