import { kindLabel } from "~/features/blocks/labels.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useRemove } from "./use-remove.ts";

/** Asks before a draft section is deleted; it warns that the draft is gone at once in all languages. */
export function DeleteDialog({ groupId, onClosed }: { groupId: string; onClosed: () => void }) {
  const { say, t, getState } = useEditorActions();
  const remove = useRemove();
  const group = getState().document.groups[groupId];
  const label = group ? say(kindLabel(group.kind)) : "";
  return (
    <ConfirmDialog
      isOpen
      isAlert
      isDanger
      onClose={onClosed}
      title={t("group.deleteTitle")}
      description={t("group.deleteText", { label })}
      confirm={t("group.delete")}
      onConfirmed={() => {
        onClosed();
        remove(groupId, label);
      }}
    />
  );
}
