import { parFigure, parMark } from "../../domain/to-par.ts";
import { drawHints, type FittedHints } from "./draw-hints.ts";
import { fitText, shorten } from "./draw-text.ts";
import type { ResultCard } from "./result-card.ts";
import type { SiteLook } from "./site-look.ts";

interface Place {
  x: number;
  y: number;
  width: number;
}

const panelPadding = 24;
const holeSize = 92;
const holesInRow = 9;
const smallestName = 28;

/** Few players get tall rows; twelve, and the hints below them, still leave room for the headline. */
const rowHeight = (rows: number, hints: FittedHints): number => Math.min(104, (620 - hints.height) / rows);
export const rowsHeight = (rows: number, hints: FittedHints): number =>
  rows * rowHeight(rows, hints) + hints.height + 2 * panelPadding;
/** How far what is written on the panel keeps from its edges, in px. */
export const rowInset = 48;
export const holesHeight = (holes: number): number => 54 + Math.ceil(holes / holesInRow) * (holeSize + 42);

/** The ranking on the site's paper, as the table words it; the winner's line stands on the second colour. */
export function drawRows(
  ctx: CanvasRenderingContext2D,
  { rows }: ResultCard,
  look: SiteLook,
  { hints, ...place }: Place & { hints: FittedHints },
): void {
  const height = rowHeight(rows.length, hints);
  const size = Math.min(46, height * 0.56);
  ctx.fillStyle = look.color("paper");
  round(ctx, { ...place, height: rowsHeight(rows.length, hints), radius: look.radius * 2 });
  const hasPar = rows.some((row) => row.toPar !== null);
  const right = place.x + place.width - 44;
  for (const [index, row] of rows.entries()) {
    const top = place.y + panelPadding + index * height;
    const line = top + height / 2 + size * 0.35;
    if (row.isWinner) {
      ctx.fillStyle = look.color("secondary");
      round(ctx, { x: place.x + 16, y: top, width: place.width - 32, height, radius: look.radius * 1.5 });
    } else if (index > 0 && !rows[index - 1]?.isWinner) rule(ctx, look, { ...place, y: top });
    ctx.fillStyle = look.color(row.isWinner ? "on-secondary" : "on-paper");
    ctx.textAlign = "left";
    ctx.font = look.font("heading", size * 1.05, 800);
    ctx.fillText(String(row.place ?? "–"), place.x + rowInset, line);
    const nameLeft = place.x + 128;
    const nameRoom = { width: right - nameLeft - (hasPar ? 200 : 120), maxLines: 1 };
    const font = (of: number) => look.font("body", of, row.isWinner ? 700 : 600);
    const name = fitText(ctx, row.name, font, { ...nameRoom, sizes: [size, Math.min(size, smallestName)] });
    ctx.font = font(name.size);
    ctx.fillText(name.lines[0] ?? "", nameLeft, line);
    ctx.textAlign = "right";
    if (hasPar) {
      ctx.font = look.font("body", size * 0.8, 600);
      ctx.fillText(row.toPar === null ? "–" : parFigure(row.toPar), right - 118, line);
    }
    ctx.font = look.font("heading", size * 1.15, 800);
    ctx.fillText(String(row.total), right, line);
    ctx.textAlign = "left";
    if (row.mark) ctx.fillText(row.mark, right, line); // hangs, so that the figures stay in line
  }
  drawHints(ctx, hints, look, { x: place.x + rowInset, y: place.y + panelPadding + rows.length * height });
}

/** The winner's scores, nine in a row, each hole's number above; below par is ringed, above par boxed. */
export function drawHoles(
  ctx: CanvasRenderingContext2D,
  { title, holes }: ResultCard["card"],
  look: SiteLook,
  { x, y, width }: Place,
): void {
  ctx.textAlign = "left";
  ctx.fillStyle = look.color("on-primary");
  ctx.font = look.font("body", 32, 700);
  ctx.fillText(shorten(ctx, title, width), x, y + 22);
  const step = width / holesInRow;
  for (const [index, { number, score, par }] of holes.entries()) {
    const middle = x + step * (index % holesInRow) + step / 2;
    const top = y + 54 + Math.floor(index / holesInRow) * (holeSize + 42);
    ctx.textAlign = "center";
    ctx.fillStyle = look.color("on-primary");
    ctx.globalAlpha = 0.85;
    ctx.font = look.font("body", 24, 600);
    ctx.fillText(String(number), middle, top + 26);
    ctx.globalAlpha = 1;
    const mark = parMark(score, par);
    const isBelow = mark === "ring" || mark === "rings";
    const isAbove = mark === "square" || mark === "squares";
    ctx.fillStyle = look.color(isBelow ? "secondary" : "on-primary");
    ctx.strokeStyle = look.color("on-primary");
    ctx.lineWidth = 3;
    const box = { x: middle - 40, y: top + 40, width: 80, height: 80, radius: isAbove ? 10 : 40 };
    if (isBelow) round(ctx, box);
    else outline(ctx, box, isAbove ? 1 : 0.35);
    ctx.fillStyle = look.color(isBelow ? "on-secondary" : "on-primary");
    ctx.font = look.font("heading", 42, 800);
    ctx.fillText(score > 0 ? String(score) : "–", middle, top + 95);
  }
}

/** How far the hole around the flag reaches to its left, in px. */
export const flagReach = 112;

/** A flag in its hole, with a ball: drawn from few shapes, so that it takes every site's colours. */
export function drawFlag(
  ctx: CanvasRenderingContext2D,
  look: SiteLook,
  at: { x: number; y: number; height: number },
): void {
  const { x, y, height } = at;
  ctx.fillStyle = look.color("on-primary");
  ctx.globalAlpha = 0.16;
  ctx.beginPath();
  ctx.ellipse(x, y + height, flagReach, 26, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.globalAlpha = 1;
  round(ctx, { x: x - 5, y, width: 10, height, radius: 5 });
  ctx.beginPath();
  ctx.arc(x - 66, y + height - 12, 20, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = look.color("secondary");
  ctx.beginPath();
  ctx.moveTo(x + 5, y + 4);
  ctx.lineTo(x + 164, y + 52);
  ctx.lineTo(x + 5, y + 104);
  ctx.closePath();
  ctx.fill();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

function round(ctx: CanvasRenderingContext2D, { x, y, width, height, radius }: Box): void {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.fill();
}

function outline(ctx: CanvasRenderingContext2D, { x, y, width, height, radius }: Box, alpha: number): void {
  ctx.globalAlpha = alpha;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.stroke();
  ctx.globalAlpha = 1;
}

function rule(ctx: CanvasRenderingContext2D, look: SiteLook, { x, y, width }: Place): void {
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = look.color("on-paper");
  ctx.fillRect(x + 44, y, width - 88, 2);
  ctx.globalAlpha = 1;
}
