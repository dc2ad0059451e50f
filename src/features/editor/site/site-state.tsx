import { useEditorActions } from "../state/editor-context.tsx";
import { useSitePart, useSiteSession } from "./site-context.tsx";

/** What a panel says while the site's document is on its way, and when it could not be had. */
export function SiteState() {
  const { t } = useEditorActions();
  const session = useSiteSession();
  const hasFailed = useSitePart((state) => state.hasFailed);
  if (!hasFailed) return <p role="status">{t("toolbar.loading")}</p>;
  return (
    <p role="alert" className="vt-error">
      {t("settings.failed")}{" "}
      <button type="button" className="vt-link" onClick={() => void session.reload()}>
        {t("save.retry")}
      </button>
    </p>
  );
}
