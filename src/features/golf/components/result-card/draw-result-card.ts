import { fitHints } from "./draw-hints.ts";
import { drawFlag, drawHoles, drawRows, flagReach, holesHeight, rowInset, rowsHeight } from "./draw-parts.ts";
import { fitBlock } from "./draw-text.ts";
import type { ResultCard } from "./result-card.ts";
import { siteLook, type SiteLook } from "./site-look.ts";

/** Size in px: the portrait shape that social networks show whole. */
export const [cardWidth, cardHeight] = [1080, 1350];
const margin = 72;
const inset = 48;

/** Draws the result as a PNG in the site's own colours and fonts. Throws where the browser cannot draw. */
export async function drawResultCard(content: ResultCard): Promise<Blob> {
  const look = await siteLook();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [cardWidth, cardHeight];
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("no canvas");
  draw(ctx, content, look);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture was not encoded");
  return blob;
}

/** From the bottom up: the winner's card, the ranking above it, and the headline in the room that is left. */
function draw(ctx: CanvasRenderingContext2D, content: ResultCard, look: SiteLook): void {
  ctx.fillStyle = look.color("primary");
  ctx.fillRect(0, 0, cardWidth, cardHeight);
  ctx.textBaseline = "alphabetic";

  const width = cardWidth - 2 * margin;
  const footer = cardHeight - 52;
  const holesTop = footer - 56 - holesHeight(content.card.holes.length);
  const panel = { x: inset, width: cardWidth - 2 * inset };
  const hints = fitHints(ctx, content.hints, look, panel.width - 2 * rowInset);
  const panelTop = holesTop - 44 - rowsHeight(content.rows.length, hints);

  drawHead(ctx, content, look, panelTop);
  drawRows(ctx, content, look, { ...panel, y: panelTop, hints });
  drawHoles(ctx, content.card, look, { x: margin, y: holesTop, width });

  ctx.textAlign = "left";
  ctx.fillStyle = look.color("on-primary");
  ctx.globalAlpha = 0.85;
  ctx.font = look.font("body", 28, 600);
  ctx.fillText(location.host, margin, footer);
  ctx.textAlign = "right";
  ctx.fillText(content.date, cardWidth - margin, footer);
  ctx.globalAlpha = 1;
}

/** Few rows leave room for a headline across the whole picture; many make it stand beside the flag. */
function drawHead(
  ctx: CanvasRenderingContext2D,
  { siteName, headline }: ResultCard,
  look: SiteLook,
  bottom: number,
): void {
  const isTall = bottom > 620;
  const flag = { x: cardWidth - 236, y: 84, height: Math.max(190, bottom * (isTall ? 0.4 : 0.56)) };
  drawFlag(ctx, look, flag);
  ctx.textAlign = "left";
  ctx.fillStyle = look.color("secondary");
  ctx.font = look.font("body", 32, 700);
  ctx.fillText(siteName, margin, 116);

  const top = isTall ? flag.y + flag.height + 40 : 148;
  const room = { width: isTall ? cardWidth - 2 * margin : flag.x - flagReach - 32 - margin, height: bottom - 64 - top };
  const title = fitBlock(ctx, headline, (size) => look.font("heading", size), room);
  ctx.font = look.font("heading", title.size);
  ctx.letterSpacing = `${-0.025 * title.size}px`;
  ctx.fillStyle = look.color("on-primary");
  const first = bottom - 64 - title.size * (title.lines.length - 1);
  for (const [index, line] of title.lines.entries()) ctx.fillText(line, margin, first + index * title.size);
  ctx.letterSpacing = "0px";
}
