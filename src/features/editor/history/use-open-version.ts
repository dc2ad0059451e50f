"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "../toasts/toast.ts";
import type { HistoryEntry } from "~/features/page/history/schema.ts";
import { useTRPCClient } from "~/trpc/react.tsx";
import { messageOf } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { ShownVersion } from "./shown-version.ts";

/**
 * Fetches the page as an entry of the history left it, and hands it to `show`: only what was asked for last, and nothing
 * to who has gone meanwhile. A failure is told in words.
 */
export function useOpenVersion() {
  const { t, texts, pageId } = useEditorActions();
  const client = useTRPCClient();
  /** The revision that was asked for. */
  const [loading, setLoading] = useState<number | null>(null);
  const newest = useRef<object | null>(null);
  useEffect(() => () => void (newest.current = null), []);

  async function open(entry: HistoryEntry, show: (version: ShownVersion) => void): Promise<void> {
    const asked = (newest.current = {});
    const isWanted = () => newest.current === asked;
    setLoading(entry.revision);
    try {
      const version = await client.page.history.version.query({ pageId, revision: entry.revision });
      if (isWanted()) show({ ...version, at: Date.parse(entry.at), actorName: entry.actorName });
    } catch (error) {
      if (isWanted()) toast.error(t("history.openFailed", { message: messageOf(error, texts) }));
    } finally {
      if (isWanted()) setLoading(null);
    }
  }
  return { loading, open };
}
