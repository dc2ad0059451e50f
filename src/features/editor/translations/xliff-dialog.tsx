import type { ReadXliff } from "~/features/translation/schema.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useDescribeMedium } from "../media/use-describe-medium.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { takeXliff } from "./take-xliff.ts";
import { XliffReplaced } from "./xliff-replaced.tsx";
import { XliffProblems } from "./xliff-problems.tsx";

/** What a translator's file would change, and everything in it that would not; taken over as steps of one's own. */
export function XliffDialog({ read, onClose }: { read: ReadXliff; onClose: () => void }) {
  const { t, undoStep } = useEditorActions();
  const { runTold } = useCommands();
  const { translated, takeBack } = useDescribeMedium();
  const { locale, texts, words, address, pictures, byHand, same, problems } = read;
  const count = texts.length + words.length + pictures.length + (address === null ? 0 : 1);
  const onConfirmed = () => {
    onClose();
    const { taken, steps, described } = takeXliff(read, { run: runTold, translated });
    const onClick = () => {
      undoStep(...steps);
      takeBack(described);
    };
    if (taken > 0) toast.success(t("xliff.taken", { count: taken }), { action: { label: t("toolbar.undo"), onClick } });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t("xliff.title", { locale: locale.toUpperCase() })}
      description={t("xliff.would", { count, same, byHand: byHand.length })}
      confirm={t("xliff.take", { count })}
      isBusy={count === 0}
      onClose={onClose}
      onConfirmed={onConfirmed}
    >
      <XliffReplaced texts={byHand} />
      <XliffProblems problems={problems} />
    </ConfirmDialog>
  );
}
