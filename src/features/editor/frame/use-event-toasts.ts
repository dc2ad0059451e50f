"use client";

import { useEffect } from "react";
import { toast } from "sonner";
import { refusalText } from "../dialogs/message-of.ts";
import { useUnasked } from "../dialogs/use-unasked.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { takeAnnouncement } from "./announcement.ts";
import { useFrame } from "./frame-context.tsx";

const announcements = ["pages.created", "pages.duplicated"] as const;

/** Tells what happened: a page was made, something was refused, or another person was faster. */
export function useEventToasts(): void {
  const { t, texts, dismissRefused, dismissReplaced } = useEditorActions();
  const { showDialog } = useFrame();
  const refused = useEditorPart((state) => state.refused);
  const replaced = useEditorPart((state) => state.replaced);
  const conflictCount = useEditorPart((state) => state.conflicts.length);

  useEffect(() => {
    for (const { opId, refusal, text } of refused) {
      const action = text
        ? { label: t("save.copyText"), onClick: () => void navigator.clipboard.writeText(text) }
        : undefined;
      const duration = text ? Infinity : 6000; // somebody's words do not vanish on their own
      toast.error(t("save.refused", { reason: refusalText(refusal, texts) }), { id: opId, action, duration });
      dismissRefused(opId);
    }
  }, [refused, t, texts, dismissRefused]);

  useEffect(() => {
    const news = takeAnnouncement();
    const known = announcements.find((key) => key === news);
    if (known) toast.success(t(known), { id: "announcement" });
  }, [t]);

  useEffect(() => {
    for (const { opId, by, text } of replaced) {
      const action = { label: t("save.copyText"), onClick: () => void navigator.clipboard.writeText(text) };
      toast.warning(t("conflict.replaced", { name: by }), {
        id: opId,
        description: text,
        action,
        duration: Infinity, // somebody's words do not vanish on their own
      });
      dismissReplaced(opId);
    }
  }, [replaced, t, dismissReplaced]);

  const mayAsk = useUnasked(conflictCount > 0);
  useEffect(() => {
    if (mayAsk) showDialog("conflict");
  }, [mayAsk, conflictCount, showDialog]);
}
