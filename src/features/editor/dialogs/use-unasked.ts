"use client";

import { useEffect, useState } from "react";

/**
 * Whether a dialog that nobody asked for may open: not while somebody writes, because the next key would go to it. It
 * opens as soon as the text is left, for each `question` anew; null asks nothing.
 */
export function useUnasked(question: string | null): boolean {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (question === null) return setAsked(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => !isWriting() && setAsked(question);
    const onLeft = () => {
      timer = setTimeout(look); // the next text has the focus by then
    };
    look();
    document.addEventListener("focusout", onLeft);
    return () => {
      clearTimeout(timer); // or it would answer for the next question
      document.removeEventListener("focusout", onLeft);
    };
  }, [question]);
  return question !== null && asked === question;
}

/** Whether the keyboard is in a text. */
export function isWriting(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) return true;
  return active instanceof HTMLElement && active.isContentEditable;
}
