import { useCallback } from "react";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";

/** As much of an entry as a toast has room for. */
const mostLetters = 60;

/** Tells of words that went away with their input, because they could not be saved, and why. */
export function useDroppedToast(): (entry: string, reason: string) => void {
  const { t } = useEditorActions();
  return useCallback(
    (entry, reason) => {
      const shown = entry.length > mostLetters ? `${entry.slice(0, mostLetters)}…` : entry;
      toast.warning(t("input.dropped", { entry: shown, reason }));
    },
    [t],
  );
}
