"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { useOpenSite, useSitePart } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { HistoryList } from "./history-list.tsx";
import { SiteHistoryRow } from "./site-history-row.tsx";

/** Who changed settings, look, navigation and collections, and which pages came and went; one's own steps can be taken back. */
export function SiteHistory() {
  const { t } = useEditorActions();
  const lang = useEditorPart((state) => state.locale);
  const confirmed = useSitePart((state) => state.confirmed);
  const trpc = useTRPC();
  const client = useTRPCClient();
  useOpenSite();
  const history = useInfiniteQuery({
    queryKey: trpc.site.history.queryKey({ lang }),
    queryFn: ({ pageParam: before, signal }) =>
      client.site.history.query({ lang, ...(before !== null && { before }) }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
  const { refetch } = history;
  useEffect(() => void refetch(), [confirmed, refetch]);
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];

  return (
    <HistoryList history={history} intro={t("history.siteIntro")} isEmpty={entries.length === 0}>
      {entries.map((entry) => (
        <SiteHistoryRow key={entry.revision} entry={entry} />
      ))}
    </HistoryList>
  );
}
