"use client";

import { useTRPCClient } from "~/trpc/react.tsx";
import { BusyButton } from "../controls/busy-button.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useRefreshPages } from "../pages/use-refresh-pages.ts";
import { useSiteSession } from "../site/site-context.tsx";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { copyAndTell } from "../toasts/copy-words.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import { refusalOf } from "./message-of.ts";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";

const texts = { loading: "trash.restoring", success: "trash.restored", failed: "trash.restoreFailed" } as const;

/**
 * Tells that somebody has put the page into the trash meanwhile, with what is not saved of it, and the ways out: to
 * bring it back, to take the words along, or to go on with another page.
 */
export function GonePageDialog() {
  const { t, pageId, refresh } = useEditorActions();
  const gone = useEditorPart((state) => state.gone);
  const isKept = useEditorPart((state) => state.isKept);
  const { dialog, showDialog, openPanel } = useFrame();
  const client = useTRPCClient();
  const site = useSiteSession();
  const refreshPages = useRefreshPages();
  const { isBusy, run } = useCallWithToast(texts);
  const words = gone?.words ?? [];

  function showPages(): void {
    showDialog(null);
    openPanel("pageMenu");
  }

  async function restore(): Promise<Outcome> {
    try {
      const { opId } = await client.page.restore.mutate({ id: pageId, slugs: {} });
      site.done(opId);
    } catch (error) {
      if (refusalOf(error) !== "slug-taken") throw error;
      showPages(); // the trash there asks for another one
      return { notYet: t("trash.slugTaken") };
    }
    await Promise.all([
      refresh()
        .catch(refresh)
        .catch(() => undefined),
      refreshPages(),
    ]);
    return {};
  }

  return (
    <DialogFrame
      isOpen={dialog === "gone" && gone !== null}
      onClose={() => showDialog(null)}
      title={t("gone.title")}
      description={t("gone.intro", { name: gone?.by?.name ?? t("gone.someone") })}
      isUnasked
      actions={
        <>
          <button type="button" className="vt-button vt-button--quiet" onClick={showPages}>
            {t("gone.otherPage")}
          </button>
          <BusyButton
            type="button"
            className="vt-button vt-button--primary"
            isBusy={isBusy}
            onClick={() => void run(restore)}
          >
            {t("gone.restore")}
          </BusyButton>
        </>
      }
    >
      {words.length > 0 && (
        <>
          <p>{t(isKept ? "gone.kept" : "gone.unkept")}</p>
          <ul className="vt-gone-words">
            {words.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
          <button
            type="button"
            className="vt-button vt-button--outline"
            onClick={() => void copyAndTell(words.join("\n\n"), { id: "gone", t })}
          >
            {t("save.copyText")}
          </button>
        </>
      )}
    </DialogFrame>
  );
}
