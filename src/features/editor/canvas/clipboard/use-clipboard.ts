import { useMemo } from "react";
import { toast } from "../../toasts/toast.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useShortcutNames } from "../../bar/use-shortcut-names.ts";
import { failureText } from "../../dialogs/failure-text.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useCommands } from "../use-commands.ts";
import { focusAfter } from "../sections/use-remove.ts";
import { copiedGroup, type CopiedGroup } from "./copied-group.ts";
import { keepCopied } from "./copied-storage.ts";
import { pastePlace } from "./paste-place.ts";
import { readClipboard } from "./read-clipboard.ts";
import { useInsertCopy } from "./use-insert-copy.ts";

interface Clipboard {
  /** Copies a section or card with all its languages and cards; null when it is not there any more. */
  copy: (groupId: string) => CopiedGroup | null;
  /** The same, and takes it off the page: a draft at once, a published one with the next publish. */
  cut: (groupId: string) => CopiedGroup | null;
  /** Puts what was copied behind the selected section or card, on whatever page. */
  paste: (copied: CopiedGroup, selectedId: string | null) => void;
  /** The same from a menu, of what the clipboard holds; where that is nothing, or nothing that may be read, it is told. */
  pasteFromMenu: (selectedId: string | null) => Promise<void>;
}

/** Copy, cut and paste of sections and cards; each is told, and pasting and cutting can be undone. */
export function useClipboard(): Clipboard {
  const { siteId, flush, getState, select, say, t, texts } = useEditorActions();
  const { run } = useCommands();
  const insertCopy = useInsertCopy();
  const { paste: keys } = useShortcutNames();
  return useMemo(() => {
    function take(groupId: string) {
      flush(); // with what was just typed in it
      const { document, media } = getState();
      const group = document.groups[groupId];
      const block = group && blockOf(group.kind);
      if (!group || !block) return null;
      const copied = copiedGroup(document, group, { siteId, media });
      keepCopied(copied);
      return { group, copied, label: say(block.label) };
    }
    function paste(copied: CopiedGroup, selectedId: string | null) {
      flush();
      const place = pastePlace(getState().document, selectedId, copied);
      if (place) void insertCopy(copied, place);
      else {
        const failure = { command: "group.insert", refusal: "kind-misplaced" };
        toast.error(failureText(failure, { t, texts }), { id: "clipboard" });
      }
    }
    return {
      paste,
      async pasteFromMenu(selectedId) {
        const read = await readClipboard();
        if (typeof read !== "string") paste(read, selectedId);
        else toast.info(read === "empty" ? t("clipboard.empty") : t("clipboard.closed", { keys }), { id: "clipboard" });
      },
      copy(groupId) {
        const taken = take(groupId);
        if (taken) toast.success(t("clipboard.copied", { label: taken.label }), { id: "clipboard" });
        return taken?.copied ?? null;
      },
      cut(groupId) {
        const taken = take(groupId);
        if (!taken) return null;
        const isDraft = taken.group.status === "draft";
        const focusNext = focusAfter(getState().document, taken.group);
        if (isDraft) select(null);
        if (run(isDraft ? "group.delete" : "group.markForDeletion", { groupId })) {
          if (isDraft) focusNext();
          toast.success(t("clipboard.cut", { label: taken.label }), { id: "clipboard" });
        }
        return taken.copied;
      },
    };
  }, [siteId, flush, getState, select, say, t, texts, run, insertCopy, keys]);
}
