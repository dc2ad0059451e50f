"use client";

import { v4 } from "uuid";
import { useTRPCClient } from "~/trpc/react.tsx";
import { useCallWithToast, type Outcome } from "../dialogs/use-call-with-toast.ts";
import { useWhenReady } from "../dialogs/use-when-ready.ts";
import { useFrame } from "../frame/frame-context.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ShownVersion } from "./shown-version.ts";

const texts = { loading: "history.restoring", success: "history.restored", failed: "history.restoreFailed" } as const;

/** Leads the page, or one section of it, back to an earlier version: a step that undo takes back like any other. */
export function useRestore() {
  const { t, pageId, adopt, addMedia, undoStep } = useEditorActions();
  const whenReady = useWhenReady();
  const { showVersion } = useFrame();
  const client = useTRPCClient();
  const { isBusy, run } = useCallWithToast(texts);

  async function restore({ revision, media }: ShownVersion, groupId?: string): Promise<Outcome> {
    const held = await whenReady();
    if (held) return held;
    const opId = v4();
    const edited = await client.page.history.restore.mutate({ pageId, revision, opId, ...(groupId && { groupId }) });
    if (edited.patches.length === 0) return { notYet: t("history.nothingToRestore") };
    for (const medium of Object.values(media)) addMedia(medium);
    adopt({ opId, ...edited });
    showVersion(null);
    return { action: { label: t("toolbar.undo"), onClick: () => undoStep(opId) } };
  }
  return {
    isBusy,
    restore: (version: ShownVersion, groupId?: string) => run(() => restore(version, groupId)),
  };
}
