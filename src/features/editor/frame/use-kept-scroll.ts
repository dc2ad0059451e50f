import { useEffect, type RefObject } from "react";
import { keepScroll, takeScroll } from "./kept-scroll.ts";
import { lookUntil } from "./look-until.ts";
import type { SidePanelName } from "./panel-flags.ts";

/**
 * Leaves a panel where it is scrolled to while one goes from page to page: its list comes later than the panel, and who
 * scrolls meanwhile is not pulled back.
 */
export function useKeptScroll(body: RefObject<HTMLElement | null>, panel: SidePanelName | null): void {
  useEffect(() => {
    const element = body.current;
    if (!element || !panel) return;
    const kept = takeScroll(panel);
    const top = element.closest("[data-arrived]") ? kept : 0; // one that is opened anew begins at its top
    let isDone = top === 0;
    const stop = () => void (isDone = true);
    const starts = ["wheel", "pointerdown", "keydown"] as const;
    for (const start of starts) element.addEventListener(start, stop, { passive: true });
    if (!isDone)
      lookUntil(() => {
        if (element.contains(document.activeElement)) isDone = true; // a part of it was looked for
        if (!isDone && element.scrollHeight - element.clientHeight >= top) {
          element.scrollTop = top;
          isDone = true;
        }
        return isDone || !element.isConnected;
      });
    const onLeave = () => keepScroll(panel, element.scrollTop);
    window.addEventListener("pagehide", onLeave);
    return () => {
      stop();
      window.removeEventListener("pagehide", onLeave);
      for (const start of starts) element.removeEventListener(start, stop);
    };
  }, [body, panel]);
}
