import { useEffect } from "react";
import { useEditorActions } from "../../state/editor-context.tsx";
import { itemAt } from "../items.ts";
import { copiedType, readCopied, type CopiedGroup } from "./copied-group.ts";
import { readHtml } from "./copied-html.ts";
import { isElsewhere } from "./is-elsewhere.ts";
import { putOnClipboard } from "./on-clipboard.ts";
import { useClipboard } from "./use-clipboard.ts";

/**
 * Ctrl/Cmd+C, X and V for the selected section or card, by the browser's own clipboard: other programs get its words, and
 * what was copied there later is what is pasted. Where a text has the keyboard or letters are marked, the keys are its own.
 */
export function useClipboardKeys(): void {
  const { getState } = useEditorActions();
  const { copy, cut, paste } = useClipboard();
  useEffect(() => {
    const taking = (take: (groupId: string) => CopiedGroup | null) => (event: ClipboardEvent) => {
      const groupId = groupInHand(event);
      const copied = groupId === null ? null : take(groupId);
      if (!copied) return;
      putOnClipboard(event, copied);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isElsewhere()) return;
      const copied = copiedIn(event.clipboardData);
      if (!copied) return;
      event.preventDefault();
      paste(copied, getState().selection?.groupId ?? focusedGroup());
    };
    const onCopy = taking(copy);
    const onCut = taking(cut);

    function groupInHand(event: ClipboardEvent): string | null {
      if (event.defaultPrevented || isElsewhere() || !(getSelection()?.isCollapsed ?? true)) return null;
      const { selection } = getState();
      if (selection) return selection.fieldName === null ? selection.groupId : null;
      return focusedGroup();
    }

    document.addEventListener("copy", onCopy);
    document.addEventListener("cut", onCut);
    document.addEventListener("paste", onPaste);
    return () => {
      document.removeEventListener("copy", onCopy);
      document.removeEventListener("cut", onCut);
      document.removeEventListener("paste", onPaste);
    };
  }, [getState, copy, cut, paste]);
}

function copiedIn(data: DataTransfer | null): CopiedGroup | null {
  return readCopied(data?.getData(copiedType) || null) ?? readHtml(data?.getData("text/html") ?? "");
}

/** The section or card that itself has the keyboard. */
function focusedGroup(): string | null {
  const item = document.activeElement?.matches("[data-vt-item]") ? itemAt(document.activeElement) : null;
  return item?.fieldName === null ? item.groupId : null;
}
