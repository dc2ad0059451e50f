interface Board {
  gridLayout?: unknown;
  columnLayout?: unknown;
  imageFormat?: unknown;
  /** How many cards it holds, where that is known. */
  cards?: number | undefined;
}

/** What a board shows beside each other: from 60rem on, from 40rem on, and on phones, in parts of the page's width. */
const columnsOf: Record<string, (columns: number) => [number, number, number]> = {
  grid: (columns) => [columns, columns === 5 ? 3 : 2, 1],
  avatar: (columns) => [columns, 3, 1],
  masonry: (columns) => [columns, columns - 1, 2],
};

/** A portrait beside its words, on phones. */
const portraitPx = 88;

/**
 * How wide a card's picture is shown (`sizes`): by the board's layout (board-layouts.css), and as much wider as a picture
 * of another shape has to be to cover its frame. `square` is the shape of what the board calls square.
 */
export function cardPictureSizes(picture: { width: number; height: number } | null, board: Board, square = 1): string {
  const { gridLayout, columnLayout, imageFormat, cards } = board;
  const layout = typeof gridLayout === "string" ? gridLayout : "grid";
  const columns = Number(columnLayout) || 3;
  const frame = frameOf(layout, imageFormat, square);
  const ratio = picture ? picture.width / picture.height : 1;
  const cover = layout === "masonry" ? 1 : Math.max(1, ratio / frame);
  const vw = (share: number) => `${Math.ceil(share * cover)}vw`;
  if (layout === "split") {
    return `(min-width: 92rem) ${Math.ceil(46 * cover)}rem, (min-width: 48rem) ${vw(52)}, ${vw(90)}`;
  }
  if (layout === "carousel") {
    const least = { 3: 300, 4: 250, 5: 220 }[columns] ?? 300;
    return `max(${Math.ceil(least * cover)}px, min(${vw(92 / columns)}, ${Math.ceil((84 / columns) * cover)}rem))`;
  }
  const most = layout === "avatar" ? 15 : Infinity;
  const rem = (share: number) => `${Math.ceil(Math.min(share, most) * cover)}rem`;
  const capped = (share: number) => (layout === "avatar" ? `min(${rem(most)}, ${vw(share)})` : vw(share));
  const [wide, middle, narrow] = (columnsOf[layout] ?? columnsOf["grid"])?.(columns) ?? [3, 2, 1];
  return [
    `(min-width: 92rem) ${rem(84 / wide)}`,
    `(min-width: 60rem) ${capped(92 / wide)}`,
    ...(layout === "grid" && columns === 3 && cards === 3 ? [`(min-width: 48rem) ${capped(92 / 3)}`] : []),
    `(min-width: 40rem) ${capped(92 / (cards === 4 && layout !== "masonry" ? 2 : middle))}`,
    layout === "avatar" ? `${Math.ceil(portraitPx * cover)}px` : capped(90 / narrow),
  ].join(", ");
}

/** The shape of a card's frame, width by height (card.css). */
function frameOf(layout: string, imageFormat: unknown, square: number): number {
  if (layout === "avatar") return 1;
  if (imageFormat === "portrait") return 4 / 5;
  return layout === "split" ? 4 / 3 : square;
}
