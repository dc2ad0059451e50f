import { useEditorActions } from "../../state/editor-context.tsx";

/** Stands where a section is of a kind that this version cannot draw; visitors see nothing there. */
export function UnknownSection({ kind }: { kind: string }) {
  const { t } = useEditorActions();
  return (
    <p className="vt-unknown" role="note">
      {t("canvas.unknownKind", { kind })}
    </p>
  );
}
