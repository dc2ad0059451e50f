import { useCallback, useRef, useState } from "react";
import { useFrame } from "../../frame/frame-context.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useWordsWithin } from "../../state/unsaved-words.ts";
import { focusItem } from "../menu/menu-focus.ts";

/**
 * The section whose collection is open beside the page. What is written in that panel is asked for before it closes or
 * another one takes its place.
 */
export function useOpenCollection() {
  const { select } = useEditorActions();
  const { leave } = useFrame();
  const words = useWordsWithin();
  const [groupId, setGroupId] = useState<string | null>(null);
  const shown = useRef(groupId);

  const show = useCallback((next: string | null) => {
    shown.current = next;
    setGroupId(next);
  }, []);
  const open = useCallback(
    (next: string) => {
      const change = () => {
        select(null); // its own menu would cover the section
        show(next);
      };
      if (next === shown.current) change();
      else leave(change, words);
    },
    [select, leave, words, show],
  );
  const close = useCallback(() => {
    const change = () => {
      if (shown.current) focusItem({ groupId: shown.current, fieldName: null });
      show(null);
    };
    leave(change, words);
  }, [leave, words, show]);
  return { groupId, words, open, close };
}
