import { useMedia } from "./use-media.ts";

/** Below 768 px menus are sheets at the bottom of the window (the mobile breakpoint). */
export function useIsPhone(): boolean {
  return useMedia("(width < 48rem)");
}
