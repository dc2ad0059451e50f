import { useState } from "react";
import type { ReadXliff } from "~/features/translation/schema.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useDescribeMedium } from "../media/use-describe-medium.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { takeXliff, withoutNewer } from "./take-xliff.ts";
import { XliffReplaced } from "./xliff-replaced.tsx";
import { XliffProblems } from "./xliff-problems.tsx";

/** What a translator's file would change, and everything in it that would not; taken over as steps of one's own. */
export function XliffDialog({ read, onClose }: { read: ReadXliff; onClose: () => void }) {
  const { t, undoStep, getState } = useEditorActions();
  const [seen] = useState(() => getState().document);
  const { runTold } = useCommands();
  const { translated, takeBack } = useDescribeMedium();
  const { locale, texts, words, address, pictures, byHand, same, problems } = read;
  const count = texts.length + words.length + pictures.length + (address === null ? 0 : 1);
  const onConfirmed = () => {
    onClose();
    const { read: wanted, kept } = withoutNewer(read, { seen, now: getState().document });
    const { taken, steps, described } = takeXliff(wanted, { run: runTold, translated });
    const onClick = () => {
      undoStep(...steps);
      takeBack(described);
    };
    const told = kept > 0 ? t("xliff.site.taken", { count: taken, kept }) : t("xliff.taken", { count: taken });
    const undo = taken > 0 && { action: { label: t("toolbar.undo"), onClick } };
    if (taken + kept > 0) toast.success(told, { ...undo });
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
