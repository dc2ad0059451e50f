"use client";

import { orGone } from "~/trpc/or-gone.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { useSitePart, useSiteSession } from "../site/site-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { entriesBelow } from "./entries-below.ts";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";

const texts = { loading: "delete.loading", success: "delete.success", failed: "delete.failed" } as const;

interface DeletePageDialogProps {
  page: { id: string; name: string } | null;
  onClose: () => void;
  /** Told with the operation that took the page away; null where it was gone already. */
  onDeleted: (pageId: string, opId: string | null) => void;
}

/** Asks before a page is deleted in all languages; afterwards that can be taken back like any other step. */
export function DeletePageDialog({ page, onClose, onDeleted }: DeletePageDialogProps) {
  const { t } = useEditorActions();
  const client = useTRPCClient();
  const site = useSiteSession();
  const below = useSitePart(({ document }) => (document && page ? entriesBelow(document.navigation, page.id) : 0));
  const { isBusy, run } = useCallWithToast(texts);

  async function remove(id: string): Promise<Outcome> {
    const done = await orGone(client.page.remove.mutate({ id }));
    if (done) site.done(done.opId);
    onDeleted(id, done?.opId ?? null);
    return done ? { undo: done.opId } : {};
  }

  return (
    <ConfirmDialog
      isOpen={page !== null}
      onClose={onClose}
      title={t("delete.title", { name: page?.name ?? "" })}
      description={[t("delete.warning"), ...(below > 0 ? [t("delete.below", { count: below })] : [])].join(" ")}
      confirm={t("delete.confirm")}
      isDanger
      isBusy={isBusy}
      onConfirmed={() => page && void run(() => remove(page.id))}
    />
  );
}
