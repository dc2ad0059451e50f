"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { BarButton } from "./bar-button.tsx";
import { neighbourOf, type Missing } from "./neighbour-of.ts";
import { useMissingText } from "./use-missing-text.ts";

/** From one missing text to the next or the one before, through all languages. */
export function MissingSteps({ missing }: { missing: Missing[] }) {
  const { t, getState } = useEditorActions();
  const show = useMissingText();
  const go = (step: 1 | -1) => {
    const { selection, locale } = getState();
    const found = neighbourOf(missing, { selection, locale }, step);
    if (found) show(found.text, found.locale);
  };
  return (
    <div className="vt-cluster vt-not-phone">
      <BarButton
        label={t("toolbar.previousMissing")}
        icon={<ChevronLeft size={18} aria-hidden />}
        onClick={() => go(-1)}
      />
      <BarButton label={t("toolbar.nextMissing")} icon={<ChevronRight size={18} aria-hidden />} onClick={() => go(1)} />
    </div>
  );
}
