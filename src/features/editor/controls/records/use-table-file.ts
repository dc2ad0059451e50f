"use client";

import { useQueryClient, type QueryFilters } from "@tanstack/react-query";
import { messageOf } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { saveFile } from "~/lib/browser/save-file.ts";
import { splitTable, type TablePart } from "./split-table.ts";
import { staleLines, wholeReport, type TableReport } from "./table-report.ts";

interface Asked {
  text: string;
  apply?: true;
  lines?: number[];
  seen?: Record<string, number>;
}

interface Given<Report> {
  /** What the records are called in the editor's language; the file is named after them. */
  title: string;
  /** What is listed, as a file. */
  file: () => Promise<{ name: string; text: string }>;
  /**
   * What a table would change; with `apply` its changes are made, those that begin on `lines` or all, of records that are
   * as they were `seen`.
   */
  read: (input: Asked) => Promise<Report>;
  /** What is known of such records and has to be asked for anew. */
  known: QueryFilters;
}

/** Records as a file and from a file, in as many calls as it needs; each tells in a toast how it goes. */
export function useTableFile<Report extends TableReport>({ title, file, read, known }: Given<Report>) {
  const { t, texts } = useEditorActions();
  const queries = useQueryClient();
  const failed = (error: unknown) => t("records.table.failed", { message: messageOf(error, texts) });
  const failedAfter = (error: unknown, made: { created: number; changed: number }) =>
    t("records.table.failedAfter", { message: messageOf(error, texts), ...made });

  /** What one call after the other tells; `toastId` counts them. `told` has what they have told, also when one fails. */
  async function inParts(
    parts: readonly TablePart[],
    { toastId, told, call }: Parts<Report> & { call: (part: TablePart) => Promise<Report> },
  ): Promise<void> {
    for (const [at, part] of parts.entries()) {
      if (parts.length > 1)
        toast.loading(t("records.table.workingPart", { part: at + 1, parts: parts.length }), { id: toastId });
      told.push({ report: await call(part), lineOf: part.lineOf });
    }
  }

  return {
    async download(): Promise<void> {
      const id = toast.loading(t("records.table.working"));
      try {
        saveFile({ ...(await file()), name: `${title}.csv` });
        toast.success(t("records.table.made"), { id });
      } catch (error) {
        toast.error(failed(error), { id });
      }
    },

    /** What the table would change; null where it cannot be read. */
    async ask(text: string): Promise<Report | null> {
      const id = toast.loading(t("records.table.working"));
      const told: Parts<Report>["told"] = [];
      try {
        await inParts(splitTable(text), { toastId: id, told, call: (part) => read({ text: part.text }) });
        toast.dismiss(id);
        return wholeReport(told);
      } catch (error) {
        toast.error(failed(error), { id });
        return null;
      }
    },

    /** Makes the changes of these lines, of what is still as `report` told it. */
    async apply(text: string, { lines, report }: { lines: readonly number[]; report: Report }): Promise<void> {
      const chosen = new Set(lines);
      const changes = report.changes.filter(({ line }) => chosen.has(line));
      const parts = splitTable(text).map((part) => ({ part, own: changesIn(part, changes) }));
      const id = toast.loading(t("records.table.working"));
      const told: Parts<Report>["told"] = [];
      const ownOf = new Map(parts.map(({ part, own }) => [part, own]));
      const call = (part: TablePart) => read({ text: part.text, apply: true, ...asSeen(ownOf.get(part) ?? []) });
      const made = () => {
        const { created = 0, changed = 0 } = wholeReport(told) ?? {};
        return { created, changed };
      };
      try {
        const asked = parts.flatMap(({ part, own }) => (own.length > 0 ? [part] : []));
        await inParts(asked, { toastId: id, told, call });
        const whole = wholeReport(told);
        const stale = whole ? staleLines(whole) : [];
        const applied = t("records.table.applied", made());
        if (stale.length === 0) toast.success(applied, { id });
        else toast.error(`${applied}. ${t("records.table.stale", { lines: stale.join(", ") })}`, { id });
      } catch (error) {
        toast.error(told.length > 0 ? failedAfter(error, made()) : failed(error), { id });
      }
      await queries.invalidateQueries(known);
    },
  };
}

interface Parts<Report> {
  toastId: string | number;
  told: { report: Report; lineOf: TablePart["lineOf"] }[];
}

type Placed = TableReport["changes"][number] & { ownLine: number };

/** Those of the changes that a part holds, with their lines in it. */
function changesIn({ text, lineOf }: TablePart, changes: TableReport["changes"]): Placed[] {
  const last = text.trimEnd().split("\n").length; // what follows its last line is the next part's
  const own = new Map(Array.from({ length: last }, (_, at) => [lineOf(at + 1), at + 1]));
  return changes.flatMap((change) => {
    const ownLine = own.get(change.line);
    return ownLine === undefined ? [] : [{ ...change, ownLine }];
  });
}

function asSeen(changes: readonly Placed[]): Pick<Asked, "lines" | "seen"> {
  return {
    lines: changes.map(({ ownLine }) => ownLine),
    seen: Object.fromEntries(changes.flatMap(({ id, revision }) => (revision === null ? [] : [[id, revision]]))),
  };
}
