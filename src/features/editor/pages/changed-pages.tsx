"use client";

import { useFrame } from "../frame/frame-context.tsx";
import { useUnpublished } from "../publishing/use-unpublished.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** How many pages are not published as they stand, and the way to publish them all; nothing while all are. */
export function ChangedPages() {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  const { data } = useUnpublished();
  if (!data || data.total === 0) return null;
  return (
    <p className="vt-hint vt-row vt-row--wraps">
      <span>{t("pages.changedCount", { count: data.total })}</span>
      <button type="button" className="vt-link" onClick={() => showDialog("publishAll")}>
        {t("publishAll.open")}
      </button>
    </p>
  );
}
