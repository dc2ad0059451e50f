"use client";

import { RotateCcw } from "lucide-react";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { BarButton } from "./bar-button.tsx";
import { useCanRevert } from "./use-publication.ts";

/** The way back to the published page, there only while something would be discarded. */
export function RevertButton() {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  if (!useCanRevert()) return null;
  return (
    <BarButton
      className="vt-not-phone"
      label={t("toolbar.revert")}
      icon={<RotateCcw size={18} aria-hidden />}
      hasText
      onClick={() => showDialog("revert")}
    />
  );
}
