import { drawnWidthIn } from "../pictures/drawn-width.ts";
import type { ResolvedGroup, ResolvedImage } from "../resolved.ts";

/**
 * How wide a card's picture is shown (`sizes`) in a row of a list, in a grid around a large first card
 * (board-layouts.css) or below its words; undefined in the other layouts, which say it themselves.
 */
export function arrangedSizes(
  { id, fields: { image } }: { id: string; fields: { image: ResolvedImage } },
  board: ResolvedGroup | undefined,
): string | undefined {
  const { gridLayout, arrangement, columnLayout } = board?.options ?? {};
  if (gridLayout !== "grid") return undefined;
  if (arrangement === "list") {
    return `(min-width: 48rem) ${drawnWidthIn(image, { width: "15rem", ratio: 4 / 3 })}, ${drawnWidthIn(image, { width: "28vw", ratio: 1 })}`;
  }
  const columns = Number(columnLayout) || 3;
  if (arrangement === "overlay") {
    const shown = (width: string) => drawnWidthIn(image, { width: `max(${width}, ${leastOverlay})`, ratio: 1 });
    return `(min-width: 60rem) ${shown(`min(${Math.ceil(92 / columns)}vw, ${Math.ceil(84 / columns)}rem)`)}, (min-width: 40rem) ${shown("45vw")}, ${shown("91vw")}`;
  }
  if (arrangement !== "bento") return undefined;
  const cards = board?.children ?? [];
  const at = cards.findIndex((card) => card.id === id);
  const { span, ratio } = bentoFrame({ at, cards: cards.length, columns });
  const drawn = (width: string, shape = ratio) => drawnWidthIn(image, { width, ratio: shape });
  const wide = drawn(`min(${Math.ceil((92 * span) / columns)}vw, ${Math.ceil((84 * span) / columns)}rem)`);
  const isWideBelow = at === 0 || (at % 2 === 1 && at === cards.length - 1);
  const middle = isWideBelow ? drawn("92vw", 2) : drawn("45vw", 4 / 3);
  return `(min-width: 60rem) ${wide}, (min-width: 40rem) ${middle}, ${drawn("91vw", 4 / 3)}`;
}

/** A card with its words on the picture is so high at least (looks.css). */
const leastOverlay = "22rem";

/** Over how many columns a card reaches, and the shape of its picture: the first one, and a last one that fills its row. */
function bentoFrame({ at, cards, columns }: { at: number; cards: number; columns: number }) {
  if (at === 0) return { span: 2, ratio: 1.1 };
  const isLast = at === cards - 1;
  if (columns === 3 && isLast && cards % 3 === 2 && cards > 2) return { span: 2, ratio: 8 / 3 };
  if (columns === 3 && isLast && cards % 3 === 1) return { span: 3, ratio: 4 };
  return { span: 1, ratio: 4 / 3 };
}
