"use client";

import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "~/trpc/react.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

/** Leads from publishing one page to publishing all that have changes; nothing while this one is the only one. */
export function PublishAllButton() {
  const { t, pageId } = useEditorActions();
  const { dialog, showDialog } = useFrame();
  const trpc = useTRPC();
  const isOpen = dialog === "publish" || dialog === "check";
  const { data } = useQuery(trpc.page.status.unpublished.queryOptions({}, { enabled: isOpen }));
  if (!data?.pages.some(({ id }) => id !== pageId)) return null;
  return (
    <p>
      <button type="button" className="vt-link" onClick={() => showDialog("publishAll")}>
        {t("publishAll.openCount", { count: data.total })}
      </button>
    </p>
  );
}
