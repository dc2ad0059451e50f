"use client";

import { useTRPCClient } from "~/trpc/react.tsx";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useAfterPublishing } from "./use-after-publishing.ts";
import { useCallWithToast, type Outcome } from "./use-call-with-toast.ts";
import { useWhenReady } from "./use-when-ready.ts";

const texts = { loading: "takeDown.loading", success: "takeDown.success", failed: "takeDown.failed" } as const;
const undoTexts = { loading: "takeDown.undoing", success: "takeDown.undone", failed: "takeDown.undoFailed" } as const;

/** Asks before visitors find the page no longer; afterwards that can be taken back, as long as its toast stands. */
export function TakeDownDialog() {
  const { dialog, showDialog, closeDialog } = useFrame();
  const client = useTRPCClient();
  const { t, pageId } = useEditorActions();
  const whenReady = useWhenReady();
  const { isBusy, run } = useCallWithToast(texts);
  const undo = useCallWithToast(undoTexts);
  const afterwards = useAfterPublishing();

  async function takeDown(): Promise<Outcome> {
    const held = await whenReady();
    if (held) return held;
    await client.page.takeDown.mutate({ id: pageId });
    closeDialog("takeDown");
    await afterwards();
    return { action: { label: t("takeDown.undo"), onClick: () => void undo.run(putBack) } };
  }

  async function putBack(): Promise<Outcome> {
    await client.page.putBack.mutate({ id: pageId });
    await afterwards();
    return {};
  }

  return (
    <ConfirmDialog
      isOpen={dialog === "takeDown"}
      onClose={() => showDialog(null)}
      title={t("takeDown.title")}
      description={t("takeDown.warning")}
      confirm={t("schedule.takeDown")}
      isDanger
      isBusy={isBusy}
      onConfirmed={() => void run(takeDown)}
    />
  );
}
