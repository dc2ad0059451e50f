"use client";

import { useState } from "react";
import { toast } from "sonner";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../toolbar/frame-context.tsx";
import { DialogFrame } from "./dialog-frame.tsx";
import { messageOf } from "./message-of.ts";

/** Asks before all unpublished changes of the page are thrown away, in all languages. */
export function RevertDialog() {
  const { client, dialog, showDialog } = useFrame();
  const { t, pageId, locales, editorLocale, select, whenSaved, refresh } = useEditorActions();
  const [isBusy, setIsBusy] = useState(false);
  const names = locales.map((locale) => locale.toUpperCase()).join(", ");

  async function onConfirmed(): Promise<void> {
    setIsBusy(true);
    const progress = toast.loading(t("revert.loading"));
    try {
      select(null);
      if (!(await whenSaved(8000))) return void toast.error(t("save.waiting"), { id: progress });
      await client.page.revert.mutate({ id: pageId });
      await refresh();
      showDialog(null);
      toast.success(t("revert.success"), { id: progress });
    } catch (error) {
      toast.error(t("revert.failed", { message: messageOf(error, editorLocale) }), { id: progress });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <DialogFrame
      isOpen={dialog === "revert"}
      onClose={() => showDialog(null)}
      title={t("revert.title")}
      description={locales.length > 1 ? t("revert.warningMultilingual", { locales: names }) : t("revert.warning")}
      actions={
        <>
          <button type="button" className="vt-button vt-button-outline" onClick={() => showDialog(null)}>
            {t("dialog.cancel")}
          </button>
          <button
            type="button"
            className="vt-button vt-button-danger"
            disabled={isBusy}
            onClick={() => void onConfirmed()}
          >
            {t("revert.confirm")}
          </button>
        </>
      }
    />
  );
}
