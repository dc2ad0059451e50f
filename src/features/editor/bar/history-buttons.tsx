"use client";

import { History, Redo2, Undo2 } from "lucide-react";
import { useHistory } from "../site/use-history.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { BarButton } from "./bar-button.tsx";
import { useShortcutNames } from "./use-shortcut-names.ts";

export function HistoryButtons() {
  const { t } = useEditorActions();
  const { undo, redo, canUndo, canRedo } = useHistory();
  const { panel, togglePanel } = useFrame();
  const names = useShortcutNames();

  return (
    <div className="vt-cluster">
      <BarButton
        label={t("toolbar.undo")}
        icon={<Undo2 size={18} aria-hidden />}
        shortcut={names.undo}
        disabled={!canUndo}
        onClick={undo}
      />
      <BarButton
        label={t("toolbar.redo")}
        icon={<Redo2 size={18} aria-hidden />}
        shortcut={names.redo}
        disabled={!canRedo}
        onClick={redo}
      />
      <BarButton
        className="vt-not-phone"
        label={t("history.open")}
        icon={<History size={18} aria-hidden />}
        aria-expanded={panel === "history"}
        onClick={() => togglePanel("history")}
      />
    </div>
  );
}
