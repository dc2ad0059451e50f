"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { ChangelogEntry } from "~/features/changelog/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import { useCallWithToast, type Outcome } from "../dialogs/use-call-with-toast.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { entryDay } from "./entry-day.ts";

const texts = {
  loading: "changelog.deleting",
  success: "changelog.deleted",
  failed: "changelog.deleteFailed",
} as const;

interface DeleteEntryDialogProps {
  entry: ChangelogEntry;
  leave: () => void;
  /** Closes it when it is done. */
  finish: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Asks before the entry of a day is taken away from everybody. */
export function DeleteEntryDialog({ entry: { date, de, fr }, leave, finish, focusAfter }: DeleteEntryDialogProps) {
  const { t, editorLocale } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const { isBusy, run } = useCallWithToast(texts);

  async function remove(): Promise<Outcome> {
    try {
      await client.changelog.remove.mutate({ date, seen: { de, fr } });
    } finally {
      await queries.invalidateQueries(trpc.changelog.list.queryFilter());
    }
    finish();
    return {};
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={leave}
      title={t("changelog.deleteQuestion", { date: entryDay(date, editorLocale) })}
      description={t("changelog.deleteWarning")}
      confirm={t("changelog.delete")}
      isDanger
      focusAfter={focusAfter}
      isBusy={isBusy}
      onConfirmed={() => void run(remove)}
    />
  );
}
