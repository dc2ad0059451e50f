import { useSyncExternalStore } from "react";
import { whenResized } from "./when-resized.ts";

/** Whether a media query holds, followed as it changes once the window keeps its size; false where there is no window. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => whenResized(onChange, matchMedia(query), "change"),
    () => matchMedia(query).matches,
    () => false,
  );
}
