"use client";

import { useQueryClient, type QueryFilters } from "@tanstack/react-query";
import { messageOf } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";

interface Told {
  /** What is said once it is done. */
  done: string;
  /** Takes it back. */
  undo?: (() => void) | null;
  /** What went wrong is asked about at its place, and not told here. */
  isAsked?: () => boolean;
}

/** Changes records that are `known` and have to be asked for anew, and tells how it goes. Answers whether it is done. */
export function useRecordWork(known: QueryFilters) {
  const { t, texts } = useEditorActions();
  const queries = useQueryClient();
  const refetch = () => void queries.cancelQueries(known).then(() => queries.invalidateQueries(known));
  return async function work(change: () => Promise<unknown>, { done, undo, isAsked }: Told): Promise<boolean> {
    const id = toast.loading(t("records.saving"));
    try {
      await change();
      toast.success(done, { id, ...(undo && { action: { label: t("records.undo"), onClick: undo } }) });
      refetch();
      return true;
    } catch (error) {
      if (isAsked?.()) toast.dismiss(id);
      else toast.error(t("records.notSaved", { message: messageOf(error, texts) }), { id });
      refetch(); // where only the answer was lost, it is done
      return false;
    }
  };
}
