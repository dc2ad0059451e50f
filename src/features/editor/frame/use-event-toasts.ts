"use client";

import { useEffect } from "react";
import { withWords } from "../toasts/copy-words.ts";
import { toast } from "../toasts/toast.ts";
import { failureText } from "../dialogs/failure-text.ts";
import { useUnasked } from "../dialogs/use-unasked.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { useFrame } from "./frame-context.tsx";

/** Tells what happened: something was refused, another person was faster, or the page is gone. */
export function useEventToasts(): void {
  const { t, texts, user, dismissRefused, dismissReplaced } = useEditorActions();
  const { showDialog } = useFrame();
  const refused = useEditorPart((state) => state.refused);
  const replaced = useEditorPart((state) => state.replaced);
  const newestConflict = useEditorPart((state) => state.conflicts.at(-1)?.opId ?? null);

  useEffect(() => {
    for (const { opId, command, refusal, text } of refused) {
      const options = { duration: 6000, ...withWords(text, { id: opId, t }) };
      toast.error(failureText({ command, refusal }, { t, texts }), options);
      dismissRefused(opId);
    }
  }, [refused, t, texts, dismissRefused]);

  useEffect(() => {
    for (const { opId, by, text } of replaced) {
      toast.warning(t("conflict.replaced", { name: by }), withWords(text, { id: opId, t }));
      dismissReplaced(opId);
    }
  }, [replaced, t, dismissReplaced]);

  const mayAsk = useUnasked(newestConflict);
  useEffect(() => {
    if (mayAsk) showDialog("conflict");
  }, [mayAsk, newestConflict, showDialog]);

  // Who took the page away knows, and is on the way to another one, unless words are left here.
  const isGone = useEditorPart(({ gone }) => gone !== null && (gone.by?.id !== user.id || gone.words.length > 0));
  const mayTell = useUnasked(isGone ? "gone" : null);
  useEffect(() => {
    if (mayTell) showDialog("gone");
  }, [mayTell, showDialog]);
}
