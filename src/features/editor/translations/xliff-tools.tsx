import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { ReadXliff } from "~/features/translation/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { saveFile } from "../controls/save-file.ts";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { XliffDialog } from "./xliff-dialog.tsx";

/** How long what was just typed may take to reach the server, in milliseconds. */
const longestSave = 10_000;

/** The page's texts as a file for a translator, and back again: what such a file would change is shown first. */
export function XliffTools({ locale }: { locale: Locale }) {
  const { t, texts, pageId, flush, whenSaved } = useEditorActions();
  const client = useTRPCClient();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadXliff | null>(null);

  const told = async (work: () => Promise<void>) => {
    try {
      flush();
      await whenSaved(longestSave);
      await work();
    } catch (error) {
      toast.error(t("xliff.failed", { message: messageOf(error, texts) }));
    }
  };
  const onExported = () =>
    told(async () => {
      const { xml, fileName } = await client.translate.xliff.query({ pageId, to: locale });
      saveFile({ name: fileName, text: xml, type: "application/xliff+xml" });
    });
  const onChosen = (file: File | undefined) =>
    told(async () => {
      if (file) setRead(await client.translate.readXliff.mutate({ pageId, xml: await file.text() }));
    });

  return (
    <div className="vt-pairs__machine">
      <button type="button" className="vt-button vt-button--quiet" onClick={() => void onExported()}>
        <Download size={16} aria-hidden />
        <span>{t("xliff.export", { locale: locale.toUpperCase() })}</span>
      </button>
      <button type="button" className="vt-button vt-button--quiet" onClick={() => input.current?.click()}>
        <Upload size={16} aria-hidden />
        <span>{t("xliff.import")}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlf,.xliff,application/xliff+xml"
        aria-label={t("xliff.import")}
        onChange={(event) => {
          void onChosen(event.target.files?.[0]);
          event.target.value = ""; // the same file can be chosen again
        }}
      />
      {read && <XliffDialog read={read} onClose={() => setRead(null)} />}
    </div>
  );
}
