"use client";

import { useEffect, useState } from "react";

/** After so long without a key the next one is no part of the same writing, in milliseconds. */
export const calm = 700;

/**
 * Whether keys may decide something in a dialog that has just opened: only after a moment without any, since those
 * that come at once were meant for what stood there before.
 */
export function useSettled(isOpen: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    setIsSettled(false);
    if (!isOpen) return;
    let timer = setTimeout(() => setIsSettled(true), calm);
    const onKey = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsSettled(true), calm);
    };
    window.addEventListener("keydown", onKey, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", onKey, true);
    };
  }, [isOpen]);
  return isSettled;
}
