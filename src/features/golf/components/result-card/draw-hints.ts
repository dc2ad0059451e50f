import { fitText } from "./draw-text.ts";
import type { SiteLook } from "./site-look.ts";

const size = 23;
const mostLines = 2;
const lineHeight = 32;
const padding = 14;

/** What stands below the rows to explain their asterisks, broken into lines. */
export interface FittedHints {
  lines: string[];
  height: number;
}

export function fitHints(ctx: CanvasRenderingContext2D, hints: string[], look: SiteLook, width: number): FittedHints {
  const room = { width, maxLines: mostLines, sizes: [size, size] as [number, number] };
  const lines = hints.flatMap((hint) => fitText(ctx, hint, (of) => look.font("body", of), room).lines);
  return { lines, height: lines.length === 0 ? 0 : lines.length * lineHeight + padding };
}

export function drawHints(
  ctx: CanvasRenderingContext2D,
  { lines }: FittedHints,
  look: SiteLook,
  { x, y }: { x: number; y: number },
): void {
  ctx.textAlign = "left";
  ctx.fillStyle = look.color("on-paper");
  ctx.font = look.font("body", size);
  for (const [index, line] of lines.entries()) ctx.fillText(line, x, y + padding + (index + 0.75) * lineHeight);
}
