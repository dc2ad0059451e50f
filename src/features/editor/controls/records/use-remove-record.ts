"use client";

import type { QueryFilters } from "@tanstack/react-query";
import { orGone } from "~/trpc/or-gone.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { useRecordWork } from "./use-record-work.ts";

interface Given<Value> {
  remove: (value: Value) => Promise<unknown>;
  /** Makes it again as it was. */
  restore: (value: Value) => Promise<unknown>;
  /** What is known of such records and has to be asked for anew. */
  known: QueryFilters;
  removed: string;
}

/** Removes a record and tells how it goes; it can be taken back. Answers whether it is gone. */
export function useRemoveRecord<Value>({ remove, restore, known, removed }: Given<Value>) {
  const { t } = useEditorActions();
  const work = useRecordWork(known);
  return (value: Value): Promise<boolean> =>
    work(() => orGone(remove(value)), {
      done: removed,
      undo: () => void work(() => restore(value), { done: t("records.undone") }),
    });
}
