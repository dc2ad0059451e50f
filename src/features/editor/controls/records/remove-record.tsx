import { Trash2 } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "../../dialogs/confirm-dialog.tsx";
import { useEditorActions } from "../../state/editor-context.tsx";

interface Props {
  name: string;
  /** What else follows from it. */
  note?: string;
  onConfirmed: () => void;
}

/** Takes a record away once somebody has said so twice. */
export function RemoveRecord({ name, note, onConfirmed }: Props) {
  const { t } = useEditorActions();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="vt-button vt-button--quiet" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
        {t("records.remove")}
      </button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t("records.removeTitle")}
        description={[t("records.removeText", { name }), note].filter(Boolean).join(" ")}
        confirm={t("records.remove")}
        onClose={() => setAsking(false)}
        onConfirmed={() => {
          setAsking(false);
          onConfirmed();
        }}
      />
    </>
  );
}
