import { useLayoutEffect, type RefObject } from "react";

const levels = ["none", "icons", "signs", "rows"] as const;

/**
 * Keeps the parts of the bar beside each other: `data-tight` says what has to go for that. With "icons" buttons lose the
 * words beside their icons, with "signs" the state of the work loses its own, too, and with "rows" publishing goes on in
 * a row of its own, for people who read in large letters. What stands in the bar decides, not the window alone: people
 * come, problems ask for words, and languages differ in length.
 */
export function useTightness(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const fit = () => {
      for (const level of levels) {
        element.dataset["tight"] = level;
        if (element.scrollWidth <= element.clientWidth) return;
      }
    };
    const sizes = new ResizeObserver(fit);
    for (const each of [element, ...element.children]) sizes.observe(each);
    const contents = new MutationObserver(fit);
    contents.observe(element, { childList: true, characterData: true, subtree: true });
    fit();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, [bar]);
}
