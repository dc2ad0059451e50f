import { refusalText } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { elementOf } from "../items.ts";

/** Takes a medium out of a list, gives the keyboard to the one that takes its place, and offers to take it back. */
export function useRemoveMedium({ groupId, fieldName }: { groupId: string; fieldName: string }) {
  const { run, undoStep, getState, t, texts } = useEditorActions();
  return (id: string, index: number) => {
    const listed = getState().document.groups[groupId]?.fields[fieldName]?.mediaIds ?? [];
    const mediaIds = listed.filter((each) => each !== id);
    const result = run("field.mediaList", { groupId, fieldName, mediaIds });
    if (!result.ok) {
      toast.error(t("media.notRemoved", { reason: refusalText(result.refusal, texts) }), { id: "media.notRemoved" });
      return;
    }
    const { opId } = result;
    toast.success(t("media.removed"), {
      action: { label: t("toolbar.undo"), onClick: () => void (opId && undoStep(opId)) },
    });
    setTimeout(() => {
      const list = elementOf({ groupId, fieldName });
      const pictures = list ? [...list.querySelectorAll<HTMLElement>(".vt-listed__picture")] : [];
      (pictures[Math.min(index, pictures.length - 1)] ?? list)?.focus();
    }, 50);
  };
}
