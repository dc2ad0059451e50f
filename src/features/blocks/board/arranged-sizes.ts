import { drawnWidthIn } from "../drawn-width.ts";
import type { ResolvedGroup, ResolvedImage } from "../resolved.ts";

/**
 * How wide a card's picture is shown (`sizes`) in a row of a list, or in a grid around a large first card
 * (board-layouts.css); undefined in the other layouts, which say it themselves.
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
  if (arrangement !== "bento") return undefined;
  const isLarge = board?.children[0]?.id === id;
  const columns = (Number(columnLayout) || 3) / (isLarge ? 2 : 1);
  const drawn = (width: string) => drawnWidthIn(image, { width, ratio: isLarge ? 1.1 : 4 / 3 });
  const wide = drawn(`min(${Math.ceil(92 / columns)}vw, ${Math.ceil(84 / columns)}rem)`);
  return `(min-width: 60rem) ${wide}, (min-width: 40rem) ${drawn(isLarge ? "92vw" : "45vw")}, ${drawn("91vw")}`;
}
