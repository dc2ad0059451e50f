"use client";

import { useRef } from "react";
import { useTRPCClient } from "~/trpc/react.tsx";
import { publishArea } from "../bar/publish-area.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";
import { useWhenReady } from "./use-when-ready.ts";

const texts = { loading: "revert.loading", success: "revert.success", failed: "revert.failed" } as const;

/** Asks before all unpublished changes of the page are thrown away, in all languages. */
export function RevertDialog() {
  const { dialog, showDialog, closeDialog } = useFrame();
  const client = useTRPCClient();
  const { t, pageId, locales, select, refresh, forgetSteps } = useEditorActions();
  const whenReady = useWhenReady();
  const { isBusy, run } = useCallWithToast(texts);
  const isDone = useRef(false); // the button that asked for it goes with what it discards
  const names = locales.map((locale) => locale.toUpperCase()).join(", ");

  async function revert(): Promise<Outcome> {
    select(null);
    const held = await whenReady();
    if (held) return held;
    await client.page.revert.mutate({ id: pageId });
    await refresh()
      .catch(refresh)
      .catch(() => undefined); // what was discarded stays so
    forgetSteps();
    isDone.current = true;
    closeDialog("revert");
    return {};
  }

  return (
    <ConfirmDialog
      isOpen={dialog === "revert"}
      onClose={() => {
        isDone.current = false;
        showDialog(null);
      }}
      focusAfter={() => (isDone.current ? publishArea() : null)}
      title={t("revert.title")}
      description={locales.length > 1 ? t("revert.warningMultilingual", { locales: names }) : t("revert.warning")}
      confirm={t("revert.confirm")}
      isDanger
      isBusy={isBusy}
      onConfirmed={() => void run(revert)}
    />
  );
}
