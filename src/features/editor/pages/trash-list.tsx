"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTRPC } from "~/trpc/react.tsx";
import { DeleteForGoodDialog } from "../dialogs/delete-for-good-dialog.tsx";
import { useKeyboardNearRows } from "../inputs/use-keyboard-near-rows.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { TrashRow } from "./trash-row.tsx";
import { useRefreshPages } from "./use-refresh-pages.ts";

/**
 * The pages in the trash: when each was removed, how long it stays, and the ways back and away for good. From one that goes
 * the keyboard moves to the title, not to what deletes another one.
 */
export function TrashList() {
  const { t } = useEditorActions();
  const trpc = useTRPC();
  const locale = useEditorPart((state) => state.locale);
  const refresh = useRefreshPages();
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const trash = useQuery(trpc.page.trash.queryOptions());
  const title = useRef<HTMLElement>(null);
  const kept = useKeyboardNearRows(useRef(null), title);

  const pages = (trash.data ?? []).map((page) => ({ ...page, name: page.names[locale] ?? page.name }));
  return (
    <details className="vt-fold" data-vt-trash>
      <summary ref={title}>
        {t("trash.title")} {trash.data && <span className="vt-quiet-count">{trash.data.length}</span>}
      </summary>
      {trash.isPending && <p role="status">{t("toolbar.loading")}</p>}
      {trash.isError && (
        <p role="alert" className="vt-error">
          {t("trash.failed")}{" "}
          <button type="button" className="vt-link" onClick={() => void trash.refetch()}>
            {t("save.retry")}
          </button>
        </p>
      )}
      {trash.data?.length === 0 && <p className="vt-hint">{t("trash.empty")}</p>}
      <ul {...kept} className="vt-pages">
        {pages.map((page) => (
          <TrashRow key={page.id} page={page} onRestored={refresh} onDelete={() => setDeleting(page)} />
        ))}
      </ul>
      <DeleteForGoodDialog
        page={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          setDeleting(null);
          void refresh();
        }}
      />
    </details>
  );
}
