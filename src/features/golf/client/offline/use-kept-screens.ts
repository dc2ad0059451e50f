"use client";

import { useEffect } from "react";
import type { GolfPaths } from "../../components/screen-props.ts";

const calmMs = 1_500;

/**
 * Has the game's screens kept for the time without a network, once this page has come to rest, and again when the network
 * is back: the first try may have been made in a dead spot.
 */
export function useKeptScreens({ play, edit, share, coupon, start }: GolfPaths, isEditing: boolean): void {
  useEffect(() => {
    if (isEditing || !("serviceWorker" in navigator) || !isSecureContext) return;
    const paths = [...new Set([play, edit, share, coupon, start])].filter((path) => path.includes("/~urban-golf-"));
    const keep = () => {
      const loading = import("./keep-screens.ts");
      loading.then(({ keepScreens }) => keepScreens(paths)).catch(() => undefined);
    };
    const timer = setTimeout(keep, calmMs);
    window.addEventListener("online", keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", keep);
    };
  }, [isEditing, play, edit, share, coupon, start]);
}
