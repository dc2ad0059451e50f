import { useEffect, useRef } from "react";
import { afterDialog } from "../canvas/after-dialog.ts";
import { elementOf, itemAt, siblingsOf } from "../canvas/items.ts";
import { focusItem } from "../canvas/menu/menu-focus.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { goneGroup } from "./gone-group.ts";

/** The keyboard goes on beside a section or card that leaves with a step that is taken back or done again, where it was in that. */
export function useNearKeyboard(): void {
  const { getState } = useEditorActions();
  const step = useEditorPart((state) => state.takenStep);
  const held = useRef<string | null>(null);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target instanceof Element && !target.closest("[data-vt-menu]"))
        held.current = itemAt(target)?.groupId ?? null;
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
  useEffect(() => {
    const groupId = held.current;
    if (!step || groupId === null) return;
    afterDialog(() => {
      if (document.activeElement !== document.body) return;
      const self = { groupId, fieldName: null };
      const gone = elementOf(self) ? undefined : goneGroup(step.patches, groupId);
      const siblings = gone ? siblingsOf(getState().document, gone) : [];
      const next = siblings.find(({ sortKey }) => gone && sortKey > gone.sortKey) ?? siblings.at(-1);
      focusItem(next ? { groupId: next.id, fieldName: null } : self);
    });
  }, [step, getState]);
}
