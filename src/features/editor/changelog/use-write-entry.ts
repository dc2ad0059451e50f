"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ChangelogEntry, EntryTexts } from "~/features/changelog/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { otherEntry } from "./other-entry.ts";
import { checkedEntry, type EntryInput } from "./entry-problem.ts";

/** What is wrong, in words; `form` where no single input is to blame. */
export interface EntryProblem {
  at: EntryInput | "form";
  text: string;
}

/**
 * Writes an entry, a new one or another text for `replaced`; what is refused is told where it was typed. `theirs` is what
 * somebody else has made of the entry meanwhile: it is replaced by writing once more. So is what this has written itself:
 * `isStored` from then on.
 */
export function useWriteEntry(replaced: ChangelogEntry | null) {
  const { t, texts } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [stored, setStored] = useState(replaced);
  const [theirs, setTheirs] = useState<EntryTexts | null>(null);

  async function write(given: Record<EntryInput, string>, onSaved: () => void): Promise<void> {
    const checked = checkedEntry(given, stored && { ...stored, ...theirs });
    if (!checked.isGood) return setProblem({ at: checked.at, text: t(checked.says) });
    setProblem(null);
    setIsBusy(true);
    try {
      await client.changelog.write.mutate(checked.entry);
      await queries.invalidateQueries(trpc.changelog.list.queryFilter());
      toast.success(t("changelog.written"));
      const { date, de, fr } = checked.entry;
      setStored({ date, de, fr });
      setTheirs(null);
      onSaved();
    } catch (error) {
      const text = messageOf(error, texts);
      const changed = otherEntry(error);
      if (changed) setTheirs(changed); // who has seen it can replace it
      if (refusalOf(error) === "changelog-day-taken") setProblem({ at: "date", text });
      else if (changed) setProblem({ at: "form", text });
      else setProblem({ at: "form", text: t("changelog.writeFailed", { message: text }) });
    } finally {
      setIsBusy(false);
    }
  }
  return { problem, theirs, isBusy, isStored: stored !== null, write, forget: () => setProblem(null) };
}
