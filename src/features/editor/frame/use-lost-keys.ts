import { useEffect } from "react";
import { calm } from "../dialogs/use-settled.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/**
 * When a text goes away under somebody's keys, because another person deletes its section, the keys that were still
 * meant for it do nothing: a space would lead the page a screen on.
 */
export function useLostKeys(): void {
  const { getState } = useEditorActions();
  useEffect(() => {
    let lost = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter || event.target !== document.body) return;
      const last = Math.max(lost, getState().typed?.at ?? 0);
      if (Date.now() - last > calm) return;
      lost = Date.now();
      event.preventDefault();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [getState]);
}
