"use client";

import { useEffect } from "react";

/** Keeps the screen awake while `isWanted` and the page is in view. Phones that cannot, or may not, sleep as ever. */
export function useWakeLock(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const request = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      const got = await navigator.wakeLock.request("screen").catch(() => null); // refused: battery saver
      if (isOver) await got?.release();
      else lock = got;
    };
    const onVisibility = () => void request();
    onVisibility();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisibility);
      void lock?.release();
    };
  }, [isWanted]);
}
