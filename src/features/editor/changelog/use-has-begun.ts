"use client";

import { useCallback, useEffect, useRef } from "react";
import { isWriting } from "../dialogs/use-unasked.ts";

const beginnings = ["keydown", "pointerdown", "wheel"] as const;

/** Says, when asked, whether somebody has pressed a key or a button, or has scrolled, since this page of the editor opened. */
export function useHasBegun(): () => boolean {
  const hasBegun = useRef(false);
  useEffect(() => {
    const onInput = () => {
      hasBegun.current = true;
    };
    const options = { capture: true, passive: true };
    for (const type of beginnings) window.addEventListener(type, onInput, options);
    return () => {
      for (const type of beginnings) window.removeEventListener(type, onInput, options);
    };
  }, []);
  return useCallback(() => hasBegun.current || isWriting(), []); // a text may have been entered before the code came
}
