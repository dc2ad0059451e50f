"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ChangelogEntry } from "~/features/changelog/schema.ts";
import { useTRPC, useTRPCClient } from "~/trpc/react.tsx";
import { messageOf, refusalOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { checkedEntry, type EntryInput } from "./entry-problem.ts";

/** What is wrong, in words; `form` where no single input is to blame. */
export interface EntryProblem {
  at: EntryInput | "form";
  text: string;
}

/** Writes an entry, a new one or another text for `replaced`; what is refused is told where it was typed. */
export function useWriteEntry({ replaced, onSaved }: { replaced: ChangelogEntry | null; onSaved: () => void }) {
  const { t, texts } = useEditorActions();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<EntryProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function write(given: Record<EntryInput, string>): Promise<void> {
    const checked = checkedEntry(given, replaced?.date ?? null);
    if (!checked.isGood) return setProblem({ at: checked.at, text: t(checked.says) });
    setProblem(null);
    setIsBusy(true);
    try {
      await client.changelog.write.mutate(checked.entry);
      await queries.invalidateQueries(trpc.changelog.list.queryFilter());
      toast.success(t("changelog.written"));
      onSaved();
    } catch (error) {
      const text = messageOf(error, texts);
      if (refusalOf(error) === "changelog-day-taken") setProblem({ at: "date", text });
      else setProblem({ at: "form", text: t("changelog.writeFailed", { message: text }) });
    } finally {
      setIsBusy(false);
    }
  }
  return { problem, isBusy, write, forget: () => setProblem(null) };
}
