"use client";

import type { ReactNode } from "react";
import { BusyButton } from "../controls/busy-button.tsx";
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
  const { refetch, fetchNextPage } = history;
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
      <ol className="vt-history">{children}</ol>
      {history.hasNextPage && (
        <BusyButton
          type="button"
          className="vt-button vt-button--outline"
          isBusy={history.isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t("history.older")}
        </BusyButton>
      )}
    </>
  );
}
