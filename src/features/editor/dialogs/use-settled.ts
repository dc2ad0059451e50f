"use client";

import { useEffect, useState } from "react";

/** How long no key may have been pressed before a dialog takes any, in milliseconds. */
const calm = 700;

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
