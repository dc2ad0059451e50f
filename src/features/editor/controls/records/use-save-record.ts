"use client";

import type { QueryFilters } from "@tanstack/react-query";
import { dequal } from "dequal/lite";
import { useRef } from "react";
import { isRefusal } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { conflictOf, type RecordConflict, type Stored } from "./record-conflict.ts";
import { useRecordWork } from "./use-record-work.ts";

interface Given<Value> {
  /** Saves what was made of the state with this revision; answers the next one. */
  write: (value: Value, revision: number | undefined) => Promise<{ revision: number }>;
  /** The record as it is stored now. */
  read: (id: string) => Promise<Stored<Value>>;
  /** What is known of such records and has to be asked for anew. */
  known: QueryFilters;
  saved: string;
}

export interface SavedAs {
  revision: number;
}

/**
 * Saves a record and tells how it goes; what was there before can be taken back, as long as nobody changes it. Answers
 * as what it is saved, or what somebody else made of it meanwhile; null where it is not saved.
 */
export function useSaveRecord<Value extends { id: string }>({ write, read, known, saved }: Given<Value>) {
  const { t } = useEditorActions();
  const work = useRecordWork(known);
  /** What was sent and may be stored, as no answer came: found there, it is nobody else's. */
  const unanswered = useRef<Value[]>([]);
  return async function save(
    value: Value,
    before: Stored<Value> | null,
  ): Promise<SavedAs | RecordConflict<Value> | null> {
    const met: { conflict: RecordConflict<Value> | null; revision?: number } = { conflict: null };
    const change = async () => {
      try {
        ({ revision: met.revision } = await write(value, before?.revision));
      } catch (error) {
        const conflict = await conflictOf(error, () => read(value.id));
        const theirs = conflict?.theirs;
        if (theirs && unanswered.current.some((own) => dequal(own, theirs.value))) {
          ({ revision: met.revision } = await write(value, theirs.revision));
          return;
        }
        if (!isRefusal(error)) unanswered.current.push(value);
        met.conflict = conflict;
        throw error;
      }
    };
    const takeBack =
      before && (() => void work(() => write(before.value, met.revision), { done: t("records.undone") }));
    const isSaved = await work(change, { done: saved, undo: takeBack, isAsked: () => met.conflict !== null });
    if (met.conflict) return met.conflict;
    return isSaved && met.revision !== undefined ? { revision: met.revision } : null;
  };
}
