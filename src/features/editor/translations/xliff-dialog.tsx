import { v4 } from "uuid";
import type { ReadXliff } from "~/features/translation/schema.ts";
import { inOperations } from "~/features/page/commands/field-translate.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { useDescribeMedium } from "../media/use-describe-medium.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { XliffReplaced } from "./xliff-replaced.tsx";
import { XliffProblems } from "./xliff-problems.tsx";

/** What a translator's file would change, and everything in it that would not; taken over as steps of one's own. */
export function XliffDialog({ read, onClose }: { read: ReadXliff; onClose: () => void }) {
  const { t } = useEditorActions();
  const { run } = useCommands();
  const { translated } = useDescribeMedium();
  const { locale, texts, words, address, pictures, byHand, same, problems } = read;
  const count = texts.length + words.length + pictures.length + (address === null ? 0 : 1);
  const onConfirmed = () => {
    onClose();
    let taken = 0;
    const asOne = { mergeKey: `xliff:${v4()}` }; // one undo takes the whole file back
    if (address !== null && run("page.slug", { locale, slug: address }, asOne)) taken += 1;
    const shared = { locale, mayReplace: true, by: "human" as const };
    if (words.length > 0 && run("page.translate", { ...shared, texts: words }, asOne)) taken += words.length;
    for (const part of inOperations(texts)) {
      if (run("field.translate", { ...shared, texts: part }, asOne)) taken += part.length;
    }
    for (const { id, ...made } of pictures) translated(id, { ...shared, ...made });
    taken += pictures.length;
    if (taken > 0) toast.success(t("xliff.taken", { count: taken }));
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
