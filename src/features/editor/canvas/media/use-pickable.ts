import type { KeyboardEvent } from "react";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCanvas } from "../canvas-context.ts";
import type { MediaTarget } from "../../media/media-target.ts";
import { focusMenu } from "../menu/menu-focus.ts";

/**
 * What makes a medium on the canvas a button: Enter or space selects it and opens its menu, once it is selected or with
 * a double click the media library opens.
 */
export function usePickable(target: MediaTarget, isSelected: boolean) {
  const { select } = useEditorActions();
  const { openMediaPicker } = useCanvas();
  const pick = () => openMediaPicker(target);
  const attributes = {
    role: "button",
    tabIndex: 0,
    onDoubleClick: pick,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (isSelected) return pick();
      select({ groupId: target.groupId, fieldName: target.fieldName });
      focusMenu();
    },
  };
  return { pick, attributes };
}
