"use client";

import { v4 } from "uuid";
import { useTRPCClient } from "~/trpc/react.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";

const texts = { loading: "delete.loading", success: "delete.success", failed: "delete.failed" } as const;

interface DeletePageDialogProps {
  page: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted: (pageId: string) => void;
  /** It is back, with its places in navigation and collections. */
  onUndone: () => void;
}

const undoing = { loading: "delete.undoing", success: "delete.undone", failed: "delete.undoFailed" } as const;

/** Asks before a page is deleted in all languages; afterwards that can be taken back at once. */
export function DeletePageDialog({ page, onClose, onDeleted, onUndone }: DeletePageDialogProps) {
  const { t } = useEditorActions();
  const client = useTRPCClient();
  const { isBusy, run } = useCallWithToast(texts);

  const undoCall = useCallWithToast(undoing);

  async function remove(id: string): Promise<Outcome> {
    const { opId, revision } = await client.page.remove.mutate({ id });
    onDeleted(id);
    const onClick = () => void undoCall.run(() => takeBack(opId, revision));
    return { action: { label: t("delete.undo"), onClick } };
  }
  async function takeBack(removal: string, baseRevision: number): Promise<Outcome> {
    const operation = { opId: v4(), command: "history.undo", input: { opIds: [removal] } };
    await client.site.edit.mutate({ baseRevision, operation });
    onUndone();
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
