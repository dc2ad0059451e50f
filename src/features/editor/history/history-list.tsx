"use client";

import { useRef, type ReactNode } from "react";
import { MoreButton } from "../controls/more-button.tsx";
import { useEditorActions } from "../state/editor-context.tsx";

interface HistoryListProps {
  history: {
    isPending: boolean;
    isError: boolean;
    isSuccess: boolean;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    refetch: () => Promise<unknown>;
    fetchNextPage: () => Promise<unknown>;
  };
  /** What the list tells of. */
  intro: string;
  isEmpty: boolean;
  /** The entries, the newest first. */
  children: ReactNode;
}

/** A history as it comes, fails, is empty, or goes on further back. */
export function HistoryList({ history, intro, isEmpty, children }: HistoryListProps) {
  const { t } = useEditorActions();
  const list = useRef<HTMLOListElement>(null);
  const { refetch } = history;
  return (
    <>
      <p className="vt-hint">{intro}</p>
      {history.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {history.isError && (
        <p role="alert" className="vt-error">
          {t("history.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {history.isSuccess && isEmpty && <p className="vt-hint">{t("history.empty")}</p>}
      <ol ref={list} className="vt-history">
        {children}
      </ol>
      <MoreButton asked={history} list={list}>
        {t("history.older")}
      </MoreButton>
    </>
  );
}
