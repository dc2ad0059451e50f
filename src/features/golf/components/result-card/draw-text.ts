/** A text broken into lines at one size. */
interface FittedText {
  lines: string[];
  size: number;
}

interface Room {
  width: number;
  maxLines: number;
  /** The largest and the smallest size to try, in px. */
  sizes: [largest: number, smallest: number];
}

/** The largest size at which a text fits into so many lines; at the smallest one the last line ends with an ellipsis. */
export function fitText(
  ctx: CanvasRenderingContext2D,
  text: string,
  font: (size: number) => string,
  room: Room,
): FittedText {
  const [largest, smallest] = room.sizes;
  for (let size = largest; size >= smallest; size -= 4) {
    ctx.font = font(size);
    const lines = wrap(ctx, text, room.width);
    if (lines.length <= room.maxLines && lines.every((line) => ctx.measureText(line).width <= room.width))
      return { lines, size };
  }
  ctx.font = font(smallest);
  const lines = wrap(ctx, text, room.width);
  const kept = lines.slice(0, room.maxLines - 1).map((line) => shorten(ctx, line, room.width));
  const rest = lines.slice(room.maxLines - 1).join(" ");
  return { lines: [...kept, shorten(ctx, rest, room.width)], size: smallest };
}

const [largestTitle, smallestTitle, mostLines] = [176, 48, 3];

/** A title as large as a room takes it, on one to three lines that stand as close as its size. */
export function fitBlock(
  ctx: CanvasRenderingContext2D,
  text: string,
  font: (size: number) => string,
  { width, height }: { width: number; height: number },
): FittedText {
  const tries = Array.from({ length: mostLines }, (_, index) => index + 1).map((maxLines) =>
    fitText(ctx, text, font, { width, maxLines, sizes: [Math.min(largestTitle, height / maxLines), smallestTitle] }),
  );
  return tries.reduce((best, fitted) => (fitted.size >= best.size ? fitted : best));
}

/** A text on one line, cut with an ellipsis where it is too long. */
export function shorten(ctx: CanvasRenderingContext2D, text: string, width: number): string {
  if (ctx.measureText(text).width <= width) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (characters.length > 1 && ctx.measureText(`${characters.join("")}…`).width > width) characters.pop();
  return `${characters.join("").trimEnd()}…`;
}

function wrap(ctx: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && ctx.measureText(joined).width <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}
