import type { ReadXliff } from "~/features/translation/schema.ts";
import { mostTranslated } from "~/features/page/commands/field-translate.ts";
import { useCommands } from "../canvas/use-commands.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { usePairLabel } from "./use-pair-label.ts";

/** What a translator's file would change, and everything in it that would not; taken over as steps of one's own. */
export function XliffDialog({ read, onClose }: { read: ReadXliff; onClose: () => void }) {
  const { t } = useEditorActions();
  const { run } = useCommands();
  const labelOf = usePairLabel();
  const { locale, texts, byHand, same, problems } = read;
  const onConfirmed = () => {
    onClose();
    let taken = 0;
    for (let start = 0; start < texts.length; start += mostTranslated) {
      const part = texts.slice(start, start + mostTranslated);
      if (run("field.translate", { locale, texts: part, mayReplace: true, by: "human" }, {})) taken += part.length;
    }
    if (taken > 0) toast.success(t("xliff.taken", { count: taken }));
  };
  const placeOf = (id: string) => {
    const [groupId = "", fieldName = ""] = id.split(":");
    return labelOf({ type: "field", groupId, fieldName, isRich: false });
  };
  return (
    <ConfirmDialog
      isOpen
      title={t("xliff.title", { locale: locale.toUpperCase() })}
      description={t("xliff.would", { count: texts.length, same, byHand })}
      confirm={t("xliff.take", { count: texts.length })}
      isBusy={texts.length === 0}
      onClose={onClose}
      onConfirmed={onConfirmed}
    >
      {problems.length > 0 && (
        <ul className="vt-xliff__problems">
          {problems.map(({ id, note, problem }, index) => (
            <li key={index}>
              <strong>{note === "" ? id : placeOf(id)}</strong> {t(`xliff.problem.${problem}`)}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
