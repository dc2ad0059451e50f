import { useEditorActions } from "../state/editor-context.tsx";
import { offerUndo } from "./offer-undo.ts";
import { useSiteSession } from "./site-context.tsx";

/** Tells of a step on the site that is saved, with the way back. Toasts of one `id` take each other's place. */
export function useUndoToast(): (told: string, step: { opId: string | readonly string[]; id?: string }) => void {
  const { t } = useEditorActions();
  const session = useSiteSession();
  return (told, { opId, id }) => {
    offerUndo(session, { opId, id, told, label: t("toolbar.undo") });
  };
}
