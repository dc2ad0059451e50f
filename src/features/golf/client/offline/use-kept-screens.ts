"use client";

import { useEffect } from "react";
import type { GolfPaths } from "../../components/screen-props.ts";

const calmMs = 1_500;

/** Has the game's screens kept for the time without a network, once this page has come to rest. */
export function useKeptScreens({ play, edit, share, coupon, start }: GolfPaths, isEditing: boolean): void {
  useEffect(() => {
    if (isEditing || !("serviceWorker" in navigator) || !isSecureContext) return;
    const paths = [...new Set([play, edit, share, coupon, start])].filter((path) => path.includes("/~urban-golf-"));
    const timer = setTimeout(
      () => void import("./keep-screens.ts").then(({ keepScreens }) => keepScreens(paths)),
      calmMs,
    );
    return () => clearTimeout(timer);
  }, [isEditing, play, edit, share, coupon, start]);
}
