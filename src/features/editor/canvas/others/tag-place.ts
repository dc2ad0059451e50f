export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Distance between a text, with the line around it, and the tag beside it; and between the tag and anything else. */
const [gap, air] = [8, 2];

/**
 * Where the name of somebody who types in a text stands beside it: above or below its beginning or end, or beside it. It
 * covers nothing and stays in the page; null where there is no such place. All in px of the page.
 */
export function tagPlace(
  text: Box,
  tag: { width: number; height: number },
  { parts, page }: { parts: readonly Box[]; page: Box },
): { x: number; y: number } | null {
  const [above, below] = [text.top - gap - tag.height, text.bottom + gap];
  const end = text.right - tag.width;
  const places = [
    { x: text.left, y: above },
    { x: end, y: above },
    { x: text.right + gap, y: text.top },
    { x: text.left - gap - tag.width, y: text.top },
    { x: text.left, y: below },
    { x: end, y: below },
  ];
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const box = { left: x, top: y, right: x + tag.width, bottom: y + tag.height };
    const isInPage =
      box.left >= page.left && box.right <= page.right && box.top >= page.top && box.bottom <= page.bottom;
    return isInPage && !parts.some((part) => overlap(box, part));
  };
  return places.find(isFree) ?? null;
}

function overlap(tag: Box, part: Box): boolean {
  return (
    part.left < tag.right + air &&
    part.right > tag.left - air &&
    part.top < tag.bottom + air &&
    part.bottom > tag.top - air
  );
}
