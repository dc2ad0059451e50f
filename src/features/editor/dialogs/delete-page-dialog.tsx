"use client";

import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { useCallWithToast } from "./use-call-with-toast.ts";

const texts = { loading: "delete.loading", success: "delete.success", failed: "delete.failed" } as const;

interface DeletePageDialogProps {
  page: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted: (pageId: string) => void;
}

/** Asks before a page is deleted in all languages. */
export function DeletePageDialog({ page, onClose, onDeleted }: DeletePageDialogProps) {
  const { t } = useEditorActions();
  const { client } = useFrame();
  const { isBusy, run } = useCallWithToast(texts);

  async function remove(id: string) {
    await client.page.remove.mutate({ id });
    onDeleted(id);
    return {};
  }

  return (
    <DialogFrame
      isOpen={page !== null}
      onClose={onClose}
      title={t("delete.title", { name: page?.name ?? "" })}
      description={t("delete.warning")}
      actions={
        <>
          <button type="button" className="vt-button vt-button-outline" onClick={onClose}>
            {t("dialog.cancel")}
          </button>
          <button
            type="button"
            className="vt-button vt-button-danger"
            disabled={isBusy}
            onClick={() => page && void run(() => remove(page.id))}
          >
            {t("delete.confirm")}
          </button>
        </>
      }
    />
  );
}
