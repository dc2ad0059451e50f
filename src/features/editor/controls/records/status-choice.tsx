import { publicationStatusSchema, type PublicationStatus } from "~/features/directory/schema.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { Segments } from "../segments.tsx";

interface Props {
  status: PublicationStatus;
  onChosen: (status: PublicationStatus) => void;
}

/** Whether visitors see a record: not yet, now, or not any more. */
export function StatusChoice({ status, onChosen }: Props) {
  const { t } = useEditorActions();
  return (
    <fieldset className="vt-fieldset">
      <legend>{t("records.status")}</legend>
      <Segments
        value={status}
        onChosen={onChosen}
        segments={publicationStatusSchema.options.map((value) => ({ value, label: t(`records.${value}`) }))}
      />
    </fieldset>
  );
}
