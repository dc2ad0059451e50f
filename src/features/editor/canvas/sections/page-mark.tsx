import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";

/** The page's own status over its sections, unless all of it is published. */
export function PageMark() {
  const { t } = useEditorActions();
  const status = useEditorPart((state) => state.document.status);
  if (status === "published") return null;
  return (
    <p className="vt-page-mark">
      <span className="vt-status" data-status={status}>
        {t("canvas.pageStatus", { status: t(`status.${status}`) })}
      </span>
    </p>
  );
}
