"use client";

import { useFrame } from "../frame/frame-context.tsx";
import { useUnpublished } from "../publishing/use-unpublished.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** Leads from publishing one page to publishing all that have changes; nothing while this one is the only one. */
export function PublishAllButton() {
  const { t, pageId } = useEditorActions();
  const { dialog, showDialog } = useFrame();
  const isOpen = dialog === "publish" || dialog === "check";
  const { data } = useUnpublished({ enabled: isOpen, staleTime: 0 }); // this page may have changed a moment ago
  if (!data?.pages.some(({ id }) => id !== pageId)) return null;
  return (
    <p>
      <button type="button" className="vt-link" onClick={() => showDialog("publishAll")}>
        {t("publishAll.openCount", { count: data.total })}
      </button>
    </p>
  );
}
