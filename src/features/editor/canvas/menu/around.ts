import type { Around, Box } from "./place-panel.ts";

const texts = ".vt-text, .vt-richtext";
/** So far from a text, in px, nothing of its bar stands. */
const reach = 120;

/** What stands around a text of the canvas. */
export function around(element: Element): Around {
  return { lines: linesAround(element), marks: marksAround(element) };
}

function marksAround(element: Element): Box[] {
  return [element.closest(".vt-section"), element.closest(".vt-canvas-card")]
    .flatMap((group) => [...(group?.querySelectorAll(":scope > .vt-marks > .vt-marks__row > *") ?? [])])
    .map((mark) => mark.getBoundingClientRect());
}

function linesAround(element: Element): Box[] {
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
