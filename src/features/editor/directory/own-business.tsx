import { Store } from "lucide-react";
import { BusyButton } from "../controls/busy-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { OwnWork } from "./use-directory.ts";

interface Props {
  own: OwnWork;
}

/** Whether the site belongs to this business, and what follows from that; admins change it. */
export function OwnBusiness({ own }: Props) {
  const { t, user } = useEditorActions();
  if (!own.isOwn && !user.isSiteAdmin) return null;
  return (
    <div className="vt-field">
      {own.isOwn && <p className="vt-badge">{t("directory.isOwn")}</p>}
      <p className="vt-hint">{t(own.isOwn ? "directory.ownMeans" : "directory.ownWouldMean")}</p>
      {user.isSiteAdmin && (
        <BusyButton
          type="button"
          className={own.isOwn ? "vt-link" : "vt-button vt-button--outline"}
          isBusy={own.isBusy}
          onClick={() => void own.change(!own.isOwn)}
        >
          {!own.isOwn && <Store size={16} aria-hidden />}
          {t(own.isOwn ? "directory.notOurs" : "directory.ours")}
        </BusyButton>
      )}
    </div>
  );
}
