"use client";

import { useState } from "react";
import { toast } from "sonner";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../toolbar/frame-context.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { messageOf } from "./message-of.ts";

interface DeletePageDialogProps {
  page: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted: (pageId: string) => void;
}

/** Asks before a page is deleted in all languages. */
export function DeletePageDialog({ page, onClose, onDeleted }: DeletePageDialogProps) {
  const { t, editorLocale } = useEditorActions();
  const { client } = useFrame();
  const [isBusy, setIsBusy] = useState(false);

  async function onConfirmed(id: string): Promise<void> {
    setIsBusy(true);
    const progress = toast.loading(t("delete.loading"));
    try {
      await client.page.remove.mutate({ id });
      toast.success(t("delete.success"), { id: progress });
      onDeleted(id);
    } catch (error) {
      toast.error(t("delete.failed", { message: messageOf(error, editorLocale) }), { id: progress });
    } finally {
      setIsBusy(false);
    }
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
            onClick={() => page && void onConfirmed(page.id)}
          >
            {t("delete.confirm")}
          </button>
        </>
      }
    />
  );
}
