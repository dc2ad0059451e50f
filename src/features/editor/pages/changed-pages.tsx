"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "~/trpc/react.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

/** How many pages are not published as they stand, and the way to publish them all; nothing while all are. */
export function ChangedPages() {
  const { t } = useEditorActions();
  const { showDialog } = useFrame();
  const trpc = useTRPC();
  const { data } = useQuery(trpc.page.status.unpublished.queryOptions({}));
  if (!data || data.total === 0) return null;
  return (
    <p className="vt-changed">
      <span>{t("pages.changedCount", { count: data.total })}</span>
      <button type="button" className="vt-link" onClick={() => showDialog("publishAll")}>
        {t("publishAll.open")}
      </button>
    </p>
  );
}
