"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DeleteForGoodDialog } from "../dialogs/delete-for-good-dialog.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { TrashRow } from "./trash-row.tsx";

/** The pages in the trash: when each was removed, how long it stays, and the ways back and away for good. */
export function TrashList() {
  const { t } = useEditorActions();
  const { client } = useFrame();
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const trash = useQuery({ queryKey: ["trash"], queryFn: () => client.page.trash.query() });
  const refresh = async () => {
    const keys = ["trash", "pages", "navigation"];
    await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  };

  return (
    <details className="vt-fold">
      <summary>
        {t("trash.title")} {trash.data && <span className="vt-count-quiet">{trash.data.length}</span>}
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
      <ul className="vt-pages">
        {trash.data?.map((page) => (
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
