"use client";

import { useEffect, useState } from "react";

/**
 * Whether a dialog that nobody asked for may open: not while somebody writes, because the next key would go to it. It
 * opens as soon as the text is left.
 */
export function useUnasked(isWanted: boolean): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isWanted) return setIsOpen(false);
    const look = () => !isWriting() && setIsOpen(true);
    const onLeft = () => setTimeout(look); // the next text has the focus by then
    look();
    document.addEventListener("focusout", onLeft);
    return () => document.removeEventListener("focusout", onLeft);
  }, [isWanted]);
  return isWanted && isOpen;
}

/** Whether the keyboard is in a text. */
export function isWriting(): boolean {
  const active = document.activeElement;
  if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) return true;
  return active instanceof HTMLElement && active.isContentEditable;
}
