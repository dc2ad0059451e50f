import { useEffect } from "react";
import { isStanding, itemAt } from "../canvas/items.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { EditorSelection } from "../state/types.ts";
import { toast } from "../toasts/toast.ts";

/**
 * When a text goes away under somebody's keys, because another person deletes its section, the letters that were still
 * meant for it do nothing, and that is told: a space would lead the page a screen on. So it is until a press, Tab or
 * Escape leads on.
 */
export function useLostKeys(): void {
  const { getState, t } = useEditorActions();
  useEffect(() => {
    let text: EditorSelection | null = null;
    const leadOn = () => void (text = null);
    const onFocusIn = ({ target }: FocusEvent) =>
      void (text = target instanceof Element && target.matches("[role=textbox]") ? itemAt(target) : null);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Tab" || event.key === "Escape") return leadOn();
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter || event.target !== document.body || !text) return;
      if (isStanding(getState().document, { ...text, fieldName: null })) return;
      event.preventDefault();
      toast.info(t("canvas.textGone"), { id: "canvas.textGone" });
    };
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("pointerdown", leadOn, true);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("pointerdown", leadOn, true);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [getState, t]);
}
