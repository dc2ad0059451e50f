"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { HistoryList } from "./history-list.tsx";
import { HistoryRow } from "./history-row.tsx";
import { useOpenVersion } from "./use-open-version.ts";

/** Who changed what on the page and when: each entry can be looked at, compared with the page as it is, and led back to. */
export function PageHistory() {
  const { t, pageId } = useEditorActions();
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
  const { loading, open } = useOpenVersion();
  useEffect(() => void refetch(), [revision, refetch]);
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <HistoryList history={history} intro={t("history.intro")} isEmpty={entries.length === 0}>
      {entries.map((entry) => (
        <HistoryRow
          key={entry.revision}
          entry={entry}
          isPresent={entry.revision === revision}
          isLoading={entry.revision === loading}
          onOpened={(show) => void open(entry, show)}
        />
      ))}
    </HistoryList>
  );
}
