import type { Box } from "./place-panel.ts";

const texts = ".vt-text, .vt-richtext";
/** So far from a text, in px, nothing of its bar stands. */
const reach = 120;

/** The lines of the other texts around one of the canvas, in its section and in those before and behind it. */
export function textsAround(element: Element): Box[] {
  const { top, bottom } = element.getBoundingClientRect();
  const isNear = (box: Box) => box.bottom > top - reach && box.top < bottom + reach;
  const section = element.closest(".vt-section");
  return [section, neighbour(section, "previous"), neighbour(section, "next")].flatMap((each) =>
    [...(each?.querySelectorAll(texts) ?? [])]
      .filter((text) => !text.contains(element) && !element.contains(text) && isNear(text.getBoundingClientRect()))
      .flatMap(linesOf),
  );
}

function neighbour(section: Element | null, side: "previous" | "next"): Element | null {
  let element = section;
  do element = (side === "next" ? element?.nextElementSibling : element?.previousElementSibling) ?? null;
  while (element && !element.matches(".vt-section"));
  return element;
}

/** Where the letters of a text stand: its element is mostly wider than they are. */
function linesOf(text: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()];
}
