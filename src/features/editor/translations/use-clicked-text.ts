import { useEffect, useRef } from "react";
import { lookUntil } from "../frame/look-until.ts";
import type { TextPair } from "~/features/site/translations/text-pair.ts";
import { pairSaying, wordsAround } from "./clicked-pair.ts";

/** A press on a text of the page beside the list leads to it in the list, where it is written; `onFound` draws its row. */
export function useClickedText(pairs: readonly TextPair[], onFound: (pair: TextPair) => void): void {
  const now = useRef({ pairs, onFound });
  useEffect(() => void (now.current = { pairs, onFound }));
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest("#content") || target.closest("a, button, input, summary"))
        return;
      if (!(getSelection()?.isCollapsed ?? true)) return; // letters were marked, to be copied
      const pair = pairSaying(wordsAround(target), now.current.pairs);
      if (!pair) return;
      now.current.onFound(pair);
      lookUntil(() => {
        const row = document.querySelector(`[data-name="translations"] [data-vt-key="${CSS.escape(pair.key)}"]`);
        const text = row?.querySelector<HTMLElement>("[data-vt-pair]");
        text?.scrollIntoView({ block: "center", behavior: "instant" });
        text?.focus({ preventScroll: true });
        return text instanceof HTMLElement;
      });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
}
