import { useCallback } from "react";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { focusWords } from "../canvas/focus-words.ts";
import { elementOf } from "../canvas/items.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { lookUntil } from "./look-until.ts";

/** Puts the caret into the title of a page that begins, as into that of a new section: its words are typed over. */
export function useBeginWriting(): () => void {
  const { select, getState } = useEditorActions();
  return useCallback(() => {
    const [first] = sectionsOf(getState().document);
    if (!first) return;
    const item = { groupId: first.id, fieldName: null };
    lookUntil(() => {
      if (document.activeElement !== document.body) return true; // somebody was faster
      if (!elementOf(item)) return false;
      select(item);
      return focusWords(item, getState().document);
    });
  }, [select, getState]);
}
