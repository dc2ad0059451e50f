import { kindLabel } from "~/features/blocks/labels.ts";
import { textAt } from "~/features/page/domain/groups.ts";
import { ConfirmDialog } from "../../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useRemove } from "./use-remove.ts";

/** Asks before a draft section or card is deleted, named by its title; it warns that the draft is gone at once in all languages. */
export function DeleteDialog({ groupId, onClosed }: { groupId: string; onClosed: () => void }) {
  const { say, t, getState } = useEditorActions();
  const remove = useRemove();
  const { document, locale } = getState();
  const group = document.groups[groupId];
  const kind = group ? say(kindLabel(group.kind)) : "";
  const title = textAt(document, { groupId, fieldName: "title", locale })?.text?.trim();
  const label = title ? t("state.named", { what: kind, name: title }) : kind;
  return (
    <ConfirmDialog
      isOpen
      isAlert
      isDanger
      onClose={onClosed}
      title={t("group.deleteTitle")}
      description={t(group?.parentId ? "group.deleteCardText" : "group.deleteText", { label })}
      confirm={t("group.delete")}
      onConfirmed={() => {
        onClosed();
        remove(groupId, label);
      }}
    />
  );
}
