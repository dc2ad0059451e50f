import type { Palette } from "~/features/blocks/theme/theme.ts";
import type { PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { chance, circle, rect } from "./drawn.ts";
import { freeStanding, motifs } from "./motifs.ts";

export interface Drawing {
  /** What is drawn. */
  trade: PresetName;
  palette: Palette;
  /** Other words, another picture. */
  seed: string;
  /** What its site calls it, and which of its pictures it is, from 0. */
  name?: string;
  nth?: number;
  width: number;
  height: number;
  /** On transparent ground, for looks that show pictures free. */
  isCutOut?: boolean;
  /** The colour that the picture lies on, or that words lie on over it: its own ground is another one. */
  beside?: string;
  /** Where the things on it stand, when words cover the other side. */
  subject?: "left" | "right";
}

/**
 * A picture for a site that has none yet: plain shapes of its trade in its own colours, as SVG. The same words make the
 * same picture, other ones another. Pure.
 */
export function drawing(wanted: Drawing): string {
  const { trade, palette, seed, name = "", nth = 0, width, height, isCutOut = false, beside, subject } = wanted;
  const random = chance(`${trade} ${seed}`);
  const grounds = [palette.background, palette.secondary, palette.primary].filter((color) => color !== beside);
  const drawn = grounds[Math.floor(random() * grounds.length)] ?? palette.background;
  const isFree = isCutOut && freeStanding.has(trade);
  const ground = isFree ? palette.paper : drawn;
  const all = [palette.primary, palette.secondary, palette.accent, palette.paper, palette.background];
  const inks = all.filter((ink) => ink !== ground && ink !== beside);
  const roomWidth = subject !== undefined && freeStanding.has(trade) ? width * asideShare : width;
  const room = { x: subject === "right" ? width - roomWidth : 0, width: roomWidth };
  const shapes = motifs[trade]({ random, name, nth, width, height, room, isCutOut: isFree, ground, inks });
  const whole = [rect(0, 0, width, height, { fill: ground }), ...shapes].join("");
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const content = isFree ? shapes.join("") : isCutOut ? roundWindow(whole, { width, height }) : whole;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${content}</svg>`;
}

/** So much of the sheet is left for its things beside words. */
const asideShare = 0.6;

/** What fills its sheet to the edges cannot be cut out of it: it is seen through a round window. */
function roundWindow(content: string, { width, height }: { width: number; height: number }): string {
  const round = circle(width / 2, height / 2, Math.min(width, height) / 2, {});
  return `<clipPath id="window">${round}</clipPath><g clip-path="url(#window)">${content}</g>`;
}
