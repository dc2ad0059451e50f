import { useLayoutEffect, type RefObject } from "react";

const levels = ["none", "names", "icons", "signs", "menu", "least", "rows"] as const;
type Level = (typeof levels)[number];

/** After so long without a change the bar is measured once more. */
const restMs = 1500;

/**
 * Keeps the parts of the bar beside each other: `data-tight` says what has to go for that. With "names" people are their
 * letters, and what is published and planned a sign, with "icons" buttons lose the words beside their icons, with "signs" the state of the work loses its own, too, with "menu" the seldom used buttons
 * go into theirs, with "least" what visitors sent does so, too, and with "rows" publishing goes on in a row of its own, for
 * people who read in large letters. What stands in the bar decides, not the window alone: people come, problems ask for
 * words, and languages differ in length.
 */
export function useTightness(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Measuring lays the whole page out, and the state of the work changes with every few keys, to and fro.
    const known = new Map<string, Level>();
    let rest: ReturnType<typeof setTimeout> | undefined;
    const fit = () => {
      clearTimeout(rest);
      const content = contentOf(element);
      const level = known.get(content) ?? measured(element);
      known.set(content, level);
      show(element, level);
      if (level !== "none") rest = setTimeout(fitAtRest, restMs); // it may have been measured while something was passing
    };
    const fitAnew = () => {
      known.clear();
      fit();
    };
    const fitAtRest = () => {
      known.clear();
      show(element, measured(element));
    };
    const sizes = new ResizeObserver(fitAnew);
    sizes.observe(element);
    const button = element.querySelector("button");
    if (button) sizes.observe(button); // letters can grow where the bar does not
    const contents = new MutationObserver(fit);
    contents.observe(element, { childList: true, characterData: true, subtree: true });
    document.fonts.addEventListener("loadingdone", fitAnew);
    fit();
    return () => {
      clearTimeout(rest);
      sizes.disconnect();
      contents.disconnect();
      document.fonts.removeEventListener("loadingdone", fitAnew);
      document.documentElement.removeAttribute("data-vt-bar-rows");
    };
  }, [bar]);
}

/** The loosest way in which everything has room. */
function measured(element: HTMLElement): Level {
  for (const level of levels) {
    element.dataset["tight"] = level;
    if (element.scrollWidth <= element.clientWidth) return level;
  }
  return "rows";
}

function show(element: HTMLElement, level: Level): void {
  if (element.dataset["tight"] !== level) element.dataset["tight"] = level;
  document.documentElement.toggleAttribute("data-vt-bar-rows", level === "rows");
}

/** What there is to read in the bar, and how many parts it has. */
function contentOf(element: HTMLElement): string {
  return `${element.getElementsByTagName("*").length} ${element.textContent}`;
}
