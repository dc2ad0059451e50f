import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import { csvText } from "~/lib/tables/read-csv.ts";
import { messageOf } from "../../dialogs/message-of.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { toast } from "../../toasts/toast.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { largestTable } from "./split-table.ts";
import type { TableReport } from "./table-report.ts";
import type { TableWords } from "./table-words.ts";
import type { useTableFile } from "./use-table-file.ts";

interface Props<Report extends TableReport> {
  work: ReturnType<typeof useTableFile<Report>>;
  /** Why a line cannot be taken, in words. */
  reasonText: (reason: Report["faults"][number]["reason"]) => string;
  wordsOf: (report: Report) => TableWords;
}

/** The table as a file: what is listed to be taken away, and one to be read in, which is first told and then done. */
export function TableFile<Report extends TableReport>({ work, reasonText, wordsOf }: Props<Report>) {
  const { t, texts } = useEditorActions();
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<{ text: string; report: Report } | null>(null);

  async function onPicked(picked: File | undefined): Promise<void> {
    if (input.current) input.current.value = ""; // the same file again is another try
    if (!picked) return;
    // A letter takes four bytes at most: what is larger than that is not even read.
    try {
      const text = picked.size > 4 * largestTable ? null : csvText(new Uint8Array(await picked.arrayBuffer()));
      if (text === null || text.length > largestTable) return void toast.error(t("records.table.tooLarge"));
      const report = await work.ask(text);
      if (report) setAsked({ text, report });
    } catch (error) {
      toast.error(t("records.table.failed", { message: messageOf(error, texts) })); // it was moved or locked since
    }
  }

  return (
    <div className="vt-button-row vt-records__file">
      <button type="button" className="vt-button vt-button--quiet" onClick={() => void work.download()}>
        <Download size={16} aria-hidden />
        {t("records.table.download")}
      </button>
      <button type="button" className="vt-button vt-button--quiet" onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden />
        {t("records.table.read")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv"
        aria-label={t("records.table.read")}
        onChange={({ target }) => void onPicked(target.files?.[0])}
      />
      {asked && (
        <ImportDialog
          report={asked.report}
          reasonText={reasonText}
          words={wordsOf(asked.report)}
          onClose={() => setAsked(null)}
          onConfirmed={(lines) => {
            setAsked(null);
            void work.apply(asked.text, { lines, report: asked.report });
          }}
        />
      )}
    </div>
  );
}
