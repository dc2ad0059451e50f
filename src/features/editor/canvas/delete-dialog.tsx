import { AlertDialog } from "@base-ui/react/alert-dialog";
import { kindLabel } from "~/features/blocks/labels.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { useRemove } from "./use-remove.ts";

/** Asks before a draft section is deleted; it warns that the draft is gone at once in all languages. */
export function DeleteDialog({ groupId, onClosed }: { groupId: string; onClosed: () => void }) {
  const { say, t, getState } = useEditorActions();
  const remove = useRemove();
  const group = getState().document.groups[groupId];
  const label = group ? say(kindLabel(group.kind)) : "";
  const onConfirmed = () => {
    onClosed();
    remove(groupId, label);
  };
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onClosed()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="vt-backdrop" />
        <AlertDialog.Popup className="vt-dialog">
          <AlertDialog.Title className="vt-dialog-title">{t("group.deleteTitle")}</AlertDialog.Title>
          <AlertDialog.Description className="vt-dialog-text">
            {t("group.deleteText", { label })}
          </AlertDialog.Description>
          <div className="vt-dialog-actions">
            <AlertDialog.Close className="vt-button vt-button-outline">{t("add.cancel")}</AlertDialog.Close>
            <button type="button" className="vt-button vt-button-danger" onClick={onConfirmed}>
              {t("group.delete")}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
