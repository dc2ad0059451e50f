"use client";

import { History, Redo2, Undo2 } from "lucide-react";
import type { MouseEvent } from "react";
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
        onMouseDown={keepInLine}
        onClick={undo}
      />
      <BarButton
        label={t("toolbar.redo")}
        icon={<Redo2 size={18} aria-hidden />}
        shortcut={names.redo}
        disabled={!canRedo}
        onMouseDown={keepInLine}
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

/** Whoever writes on the page goes on there: on a phone the keyboard stays. A field of a panel is left, so that it saves. */
function keepInLine(event: MouseEvent): void {
  if (document.activeElement?.closest(".vt-site [contenteditable]")) event.preventDefault();
}
