"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { HistoryEntry } from "../../schema.ts";
import { usePlayedRound } from "../round/use-round.ts";

/** How many entries `game.history` gives at a time; fewer are the last ones. */
const pageSize = 50;
/** While the round goes on, the newest entries are asked for again after this long. */
const settleMs = 600;

interface HistoryList {
  status: "loading" | "ready" | "failed";
  entries: HistoryEntry[];
  ownDevice: number | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** The round's history, newest first: page by page backwards, and kept up to date at its head. */
export function useHistory(): HistoryList {
  const { store, view } = usePlayedRound();
  const { holes, players, isLocked } = view;
  const [entries, setEntries] = useState<HistoryEntry[]>([]);
  const [ownDevice, setOwnDevice] = useState<number | null>(null);
  const [status, setStatus] = useState<HistoryList["status"]>("loading");
  const [hasMore, setHasMore] = useState(false);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const isFirst = useRef(true);

  const load = useCallback(
    async (before?: number) => {
      const answer = await store.history(before);
      if (!answer.ok) {
        if (isFirst.current) setStatus("failed");
        return;
      }
      const { entries: page, ownDevice: own } = answer.value;
      setEntries((known) => merged(known, page));
      setOwnDevice(own);
      if (before !== undefined || isFirst.current) setHasMore(page.length === pageSize);
      isFirst.current = false;
      setStatus("ready");
    },
    [store],
  );

  useEffect(() => {
    const timer = setTimeout(() => void load(), isFirst.current ? 0 : settleMs);
    return () => clearTimeout(timer);
  }, [load, holes, players, isLocked]);

  return {
    status,
    entries,
    ownDevice,
    hasMore,
    isLoadingMore,
    loadMore() {
      setIsLoadingMore(true);
      void load(entries.at(-1)?.event.version).finally(() => setIsLoadingMore(false));
    },
    retry() {
      setStatus("loading");
      void load();
    },
  };
}

/** Newest first, each version once. */
function merged(known: HistoryEntry[], more: HistoryEntry[]): HistoryEntry[] {
  const byVersion = new Map([...known, ...more].map((entry) => [entry.event.version, entry]));
  return [...byVersion.values()].sort((a, b) => b.event.version - a.event.version);
}
