"use client";

import { PencilLine } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { SaveStatus } from "./save-status.tsx";
import { useSaveState } from "./use-save-state.ts";
import { useShortcutNames } from "./use-shortcut-names.ts";

const toggleId = "vt-open-toggle";

/** The button that opens the closed toolbar; null while the toolbar is open. */
export function openToggle(): HTMLElement | null {
  return document.getElementById(toggleId);
}

/** What is left of the closed toolbar: the button that opens it, and beside it what is not saved yet. */
export function OpenToggle() {
  const { t } = useEditorActions();
  const { openToolbar } = useFrame();
  const names = useShortcutNames();
  const { state } = useSaveState();
  return (
    <div className="vt-closed">
      {state !== "saved" && <SaveStatus />}
      <button
        id={toggleId}
        type="button"
        className="vt-open-toggle"
        onClick={openToolbar}
        aria-keyshortcuts="Meta+E Control+E"
      >
        <PencilLine size={18} aria-hidden />
        {t("toolbar.open")}
        <kbd aria-hidden>{names.edit}</kbd>
      </button>
    </div>
  );
}
