import { useCallback } from "react";
import { v4 } from "uuid";
import { contentOf } from "~/features/page/domain/group-content.ts";
import type { Group } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useCommands } from "./use-commands.ts";

/** Puts a copy of a section or card, with all its languages and cards, right after it, and selects the copy. */
export function useDuplicate(): (group: Group) => void {
  const { select, flush, getState } = useEditorActions();
  const { run } = useCommands();
  return useCallback(
    ({ id }) => {
      flush();
      const { document, media } = getState();
      const group = document.groups[id]; // with what was just typed in it
      if (!group) return;
      const content = contentOf(document, group, { blockOf, hasMedium: (mediaId) => Object.hasOwn(media, mediaId) });
      const groupId = v4();
      if (run("group.insert", { groupId, nextTo: id, parentId: group.parentId, content }))
        select({ groupId, fieldName: null });
    },
    [run, flush, select, getState],
  );
}
