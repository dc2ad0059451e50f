"use client";

import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
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
    <ConfirmDialog
      isOpen={page !== null}
      onClose={onClose}
      title={t("delete.title", { name: page?.name ?? "" })}
      description={t("delete.warning")}
      confirm={t("delete.confirm")}
      isDanger
      isBusy={isBusy}
      onConfirmed={() => page && void run(() => remove(page.id))}
    />
  );
}
