"use client";

import { CircleCheck, Rocket } from "lucide-react";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { MissingSteps } from "./missing-steps.tsx";
import { TranslationsButton } from "./translations-button.tsx";
import type { Publication } from "./use-publication.ts";

/**
 * Publish while something changed and no translation is missing; with
 * missing translations a red button in its place that says how many, and where.
 */
export function PublishArea({ publication }: { publication: Publication }) {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  if (publication.missing.length > 0) {
    return (
      <>
        <MissingSteps missing={publication.missing} />
        <TranslationsButton missing={publication.missing} />
      </>
    );
  }
  if (!publication.hasChanges) {
    return (
      <span className="vt-all-published" title={t("toolbar.published")}>
        <CircleCheck size={16} aria-hidden />
        <span className="vt-wide">{t("toolbar.published")}</span>
      </span>
    );
  }
  return (
    <button type="button" className="vt-button vt-button-primary" onClick={() => showDialog("publish")}>
      <Rocket size={16} aria-hidden className="vt-wide" />
      {t("toolbar.publish")}
    </button>
  );
}
