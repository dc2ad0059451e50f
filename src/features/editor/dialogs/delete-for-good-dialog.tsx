"use client";

import { orGone } from "~/trpc/or-gone.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { Worded } from "./message-of.ts";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";

const texts = { loading: "trash.deleting", success: "trash.deleted", failed: "trash.deleteFailed" } as const;

interface DeleteForGoodDialogProps {
  page: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a page in the trash is deleted with everything on it. */
export function DeleteForGoodDialog({ page, onClose, onDeleted }: DeleteForGoodDialogProps) {
  const { t } = useEditorActions();
  const client = useTRPCClient();
  const { isBusy, run } = useCallWithToast(texts);

  async function deleteForGood(id: string): Promise<Outcome> {
    const done = await orGone(client.page.deleteForGood.mutate({ id }));
    const isBack = !done && (await orGone(client.page.info.get.query({ id }))) !== null;
    onDeleted();
    if (isBack) throw new Worded(t("trash.restoredMeanwhile"));
    return {};
  }

  return (
    <ConfirmDialog
      isOpen={page !== null}
      onClose={onClose}
      title={t("trash.question", { name: page?.name ?? "" })}
      description={t("trash.warning")}
      confirm={t("trash.forGood")}
      isDanger
      isBusy={isBusy}
      onConfirmed={() => page && void run(() => deleteForGood(page.id))}
    />
  );
}
