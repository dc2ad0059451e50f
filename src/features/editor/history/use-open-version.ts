"use client";

import { useState } from "react";
import { toast } from "../toasts/toast.ts";
import type { HistoryEntry } from "~/features/page/history/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ShownVersion } from "./shown-version.ts";

/** Fetches the page as an entry of the history left it, and hands it to `show`. A failure is told in words. */
export function useOpenVersion() {
  const { t, texts, pageId } = useEditorActions();
  const client = useTRPCClient();
  const [isLoading, setIsLoading] = useState(false);

  async function open(entry: HistoryEntry, show: (version: ShownVersion) => void): Promise<void> {
    setIsLoading(true);
    try {
      const version = await client.page.history.version.query({ pageId, revision: entry.revision });
      show({ ...version, at: Date.parse(entry.at), actorName: entry.actorName });
    } catch (error) {
      toast.error(t("history.openFailed", { message: messageOf(error, texts) }));
    } finally {
      setIsLoading(false);
    }
  }
  return { isLoading, open };
}
