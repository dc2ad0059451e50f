"use client";

import { useQueryClient, type QueryFilters } from "@tanstack/react-query";
import { messageOf } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { saveFile } from "../save-file.ts";
import type { TableReport } from "./table-report.ts";

interface Given<Report> {
  /** What is listed, as a file. */
  file: () => Promise<{ name: string; text: string }>;
  /** What a table would change; with `apply` its changes are made, those that begin on `lines` or all. */
  read: (input: { text: string; apply?: true; lines?: number[] }) => Promise<Report>;
  /** What is known of such records and has to be asked for anew. */
  known: QueryFilters;
}

/** Records as a file and from a file; each tells in a toast how it goes. */
export function useTableFile<Report extends TableReport>({ file, read, known }: Given<Report>) {
  const { t, texts } = useEditorActions();
  const queries = useQueryClient();

  async function tell<Result>(work: () => Promise<Result>, done: (result: Result) => string | null) {
    const id = toast.loading(t("records.table.working"));
    try {
      const result = await work();
      const words = done(result);
      if (words === null) toast.dismiss(id);
      else toast.success(words, { id });
      return result;
    } catch (error) {
      toast.error(t("records.table.failed", { message: messageOf(error, texts) }), { id });
      return null;
    }
  }

  return {
    download: () =>
      tell(
        async () => saveFile(await file()),
        () => t("records.table.made"),
      ),
    /** What the table would change; null where it cannot be read. */
    ask: (text: string): Promise<Report | null> =>
      tell(
        () => read({ text }),
        () => null,
      ),
    async apply(text: string, lines: number[]): Promise<void> {
      await tell(
        () => read({ text, apply: true, lines }),
        ({ created, changed }) => t("records.table.applied", { created, changed }),
      );
      await queries.invalidateQueries(known);
    },
  };
}
