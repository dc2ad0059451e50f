import { Download, Upload } from "lucide-react";
import { useRef, useState } from "react";
import type { ReadXliff } from "~/features/translation/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { saveFile } from "~/lib/browser/save-file.ts";
import { BusyButton } from "../controls/busy-button.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import { toast } from "../toasts/toast.ts";
import { fetchFile } from "./fetch-file.ts";
import { SiteXliffDialog } from "./site-xliff-dialog.tsx";
import { holdsInACall, isOfPage, largestXliff, splitXliff, type SplitXliff } from "./split-xliff.ts";
import { XliffDialog } from "./xliff-dialog.tsx";

/** How long what was just typed may take to reach the server, in milliseconds. */
const longestSave = 10_000;

interface Props {
  locale: Locale;
  /** The language that is translated. */
  from: Locale;
  /** Texts anywhere on the site are others now. */
  onChanged: () => void;
}

/** The page's texts, or the whole site's, as a file for a translator, and back again: what such a file would change is shown first. */
export function XliffTools({ locale, from, onChanged }: Props) {
  const { t, texts, pageId, flush, whenSaved } = useEditorActions();
  const client = useTRPCClient();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<ReadXliff | null>(null);
  const [site, setSite] = useState<SplitXliff | null>(null);
  const [isExporting, setExporting] = useState(false); // a second one would end the first

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
      const { xml, fileName } = await client.translate.xliff.query({ pageId, from, to: locale });
      saveFile({ name: fileName, text: xml, type: "application/xliff+xml" });
    });
  const onSiteExported = async () => {
    setExporting(true);
    const id = toast.loading(t("toolbar.loading"));
    await told(async () => {
      const asked = new URLSearchParams({ from, to: locale });
      const file = await fetchFile(`/api/v1/translate/siteXliff?${asked.toString()}`, texts);
      saveFile({ ...file, type: "application/xliff+xml" });
    });
    toast.dismiss(id);
    setExporting(false);
  };
  const onChosen = (file: File) =>
    told(async () => {
      if (file.size > largestXliff) return void toast.error(t("xliff.tooLarge"));
      const xml = await file.text();
      const split = splitXliff(xml);
      if (!split) return void toast.error(t("xliff.failed", { message: texts.errors["xliff-invalid"] }));
      if (isOfPage(split, pageId) && holdsInACall(xml))
        setRead(await client.translate.readXliff.mutate({ pageId, xml }));
      else setSite(split);
    });

  return (
    <div className="vt-pairs__machine">
      <button
        type="button"
        className="vt-button vt-button--quiet"
        data-vt-xliff="export"
        onClick={() => void onExported()}
      >
        <Download size={16} aria-hidden />
        <span>{t("xliff.export", { locale: locale.toUpperCase() })}</span>
      </button>
      <BusyButton
        type="button"
        className="vt-button vt-button--quiet"
        data-vt-xliff="exportSite"
        isBusy={isExporting}
        onClick={() => void onSiteExported()}
      >
        <Download size={16} aria-hidden />
        <span>{t("xliff.exportSite", { locale: locale.toUpperCase() })}</span>
      </BusyButton>
      <button
        type="button"
        className="vt-button vt-button--quiet"
        data-vt-xliff="import"
        onClick={() => input.current?.click()}
      >
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
          const [file] = event.target.files ?? [];
          if (file) void onChosen(file);
          event.target.value = ""; // the same file can be chosen again
        }}
      />
      {read && <XliffDialog read={read} onClose={() => setRead(null)} />}
      {site && <SiteXliffDialog file={site} onClose={() => setSite(null)} onTaken={onChanged} />}
    </div>
  );
}
