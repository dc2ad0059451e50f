import type { Box } from "./tag-place.ts";

/** Everything in a section that a person looks at; a picture behind the text is its ground. */
const seen = "img, video, svg, button, .button, a, input, textarea, select, iframe, [data-vt-item]:empty";

/**
 * Where things stand around a text, in px of the canvas: the text itself, the tag's size, and what it must not cover in
 * the text's section and those beside it.
 */
export function boxesAround(
  text: HTMLElement,
  canvas: HTMLElement,
  size: { width: number; height: number },
): [Box, { width: number; height: number }, { parts: Box[]; page: Box }] {
  const ground = canvas.getBoundingClientRect();
  const inCanvas = ({ left, top, right, bottom }: Box): Box => ({
    left: left - ground.left,
    top: top - ground.top,
    right: right - ground.left,
    bottom: bottom - ground.top,
  });
  const sections = [...canvas.querySelectorAll<HTMLElement>(".vt-section")];
  const at = sections.findIndex((section) => section.contains(text));
  const own = text.getBoundingClientRect();
  const isGround = ({ left, top, right, bottom }: Box) =>
    left <= own.left && top <= own.top && right >= own.right && bottom >= own.bottom;
  const parts = sections.slice(Math.max(0, at - 1), at + 2).flatMap((section) => [...boxesIn(section)]);
  return [
    inCanvas(own),
    size,
    { parts: parts.filter((part) => !isGround(part)).map(inCanvas), page: inCanvas(ground) },
  ];
}

function* boxesIn(section: HTMLElement): Generator<Box> {
  for (const element of section.querySelectorAll(seen)) {
    if (!element.closest(".vt-marks")) yield element.getBoundingClientRect();
  }
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest(".vt-marks, [hidden]")) continue;
    range.selectNodeContents(node);
    yield* range.getClientRects();
  }
}
