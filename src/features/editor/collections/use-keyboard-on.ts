import { useLayoutEffect, useRef, type RefObject } from "react";

/** Where this row leaves its list with the keyboard in it, the next one takes that, or the one before, or the panel's title. */
export function useKeyboardOn<Row extends HTMLElement = HTMLLIElement>(): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const next = (own.nextElementSibling ?? own.previousElementSibling)?.querySelector<HTMLElement>("button, a");
      const title = own.closest("[data-vt-panel]")?.querySelector<HTMLElement>("h2");
      // After the browser has let go of the row.
      setTimeout(() => document.activeElement === document.body && (next ?? title)?.focus());
    };
  }, []);
  return row;
}
