"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { SidePanel } from "../frame/side-panel.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { HistoryRow } from "./history-row.tsx";
import "../styles/history.css";

/** Who changed what on the page and when: each entry can be looked at, compared with the page as it is, and led back to. */
export default function HistoryPanel() {
  const { t, pageId } = useEditorActions();
  const { togglePanel, showVersion } = useFrame();
  const revision = useEditorPart((state) => state.revision);
  const trpc = useTRPC();
  const client = useTRPCClient();
  const history = useInfiniteQuery({
    queryKey: trpc.page.history.list.queryKey({ pageId }),
    queryFn: ({ pageParam: before, signal }) =>
      client.page.history.list.query({ pageId, ...(before !== null && { before }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const { refetch } = history;
  useEffect(() => void refetch(), [revision, refetch]);
  useEffect(() => () => showVersion(null), [showVersion]); // what was looked at goes with the panel
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <SidePanel title={t("history.title")} closeLabel={t("history.close")} onClose={() => togglePanel("history")}>
      <p className="vt-hint">{t("history.intro")}</p>
      {history.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {history.isError && (
        <p role="alert" className="vt-error">
          {t("history.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {history.isSuccess && entries.length === 0 && <p className="vt-hint">{t("history.empty")}</p>}
      <ol className="vt-history">
        {entries.map((entry) => (
          <HistoryRow key={entry.revision} entry={entry} isPresent={entry.revision === revision} />
        ))}
      </ol>
      {history.hasNextPage && (
        <button
          type="button"
          className="vt-button vt-button--outline"
          disabled={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {t("history.older")}
        </button>
      )}
    </SidePanel>
  );
}
