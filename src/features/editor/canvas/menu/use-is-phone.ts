import { useSyncExternalStore } from "react";

const phone = "(max-width: 767.98px)";

/** Below 768 px menus are sheets at the bottom of the window (the mobile breakpoint). */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(phone);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => matchMedia(phone).matches,
    () => false,
  );
}
