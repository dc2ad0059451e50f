import { useRef } from "react";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { useNextAnswer } from "./use-next-answer.ts";

/** Answers that somebody wants to delete; `name` is who sent the only one. */
export interface LeavingAnswers {
  ids: readonly string[];
  name: string;
}

interface Props {
  leaving: LeavingAnswers | null;
  next: Pick<ReturnType<typeof useNextAnswer>, "after" | "placeAt">;
  onClose: () => void;
  onConfirmed: (ids: readonly string[]) => void;
}

/** Asks before answers are deleted for good; the keyboard then goes on at the next one. */
export function RemoveAnswersDialog({ leaving, next, onClose, onConfirmed }: Props) {
  const { t } = useEditorActions();
  const goesOn = useRef<{ at: string | null } | null>(null);
  const count = leaving?.ids.length ?? 0;
  return (
    <ConfirmDialog
      isOpen={leaving !== null}
      isDanger
      title={count > 1 ? t("inbox.removeSeveralTitle", { count }) : t("inbox.removeTitle")}
      description={
        count > 1 ? t("inbox.removeSeveralText") : t("inbox.removeText", { name: leaving?.name || t("inbox.nobody") })
      }
      confirm={t("inbox.remove")}
      focusAfter={() => goesOn.current && next.placeAt(goesOn.current.at)}
      onClose={() => {
        goesOn.current = null;
        onClose();
      }}
      onConfirmed={() => {
        const ids = leaving?.ids ?? [];
        goesOn.current = { at: next.after(ids) };
        onClose();
        onConfirmed(ids);
      }}
    />
  );
}
