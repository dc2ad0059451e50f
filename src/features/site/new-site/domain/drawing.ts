import type { Palette } from "~/features/blocks/theme/theme.ts";
import type { PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { chance, rect } from "./drawn.ts";
import { motifs } from "./motifs.ts";

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
  subject?: "left" | "right" | "above";
}

/**
 * A picture for a site that has none yet: plain shapes of its trade in its own colours, as SVG. The same words make the
 * same picture, other ones another. Pure.
 */
export function drawing(wanted: Drawing): string {
  const { trade, palette, seed, name = "", nth = 0, width, height, isCutOut = false, beside, subject } = wanted;
  const random = chance(`${trade} ${seed}`);
  const grounds = [palette.background, palette.secondary, palette.primary].filter((color) => color !== beside);
  const chosen = Math.floor(random() * grounds.length);
  const turn = Number(/^offer-(\d)/.exec(name)?.[1] ?? chosen); // what stands side by side has grounds in turn
  const drawn = grounds[turn % grounds.length] ?? palette.background;
  const ground = isCutOut ? palette.paper : drawn;
  const all = [palette.primary, palette.secondary, palette.accent, palette.paper, palette.background];
  const inks = all.filter((ink) => ink !== ground && ink !== beside);
  const room = {
    x: subject === "right" ? width * (1 - asideShare) : 0,
    width: subject === "left" || subject === "right" ? width * asideShare : width,
    height: subject === "above" ? height * aboveShare : height,
  };
  const shapes = motifs[trade]({ random, name, nth, width, height, room, isCutOut, ground, inks });
  const whole = isCutOut ? shapes : [rect(0, 0, width, height, { fill: ground }), ...shapes];
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${whole.join("")}</svg>`;
}

/** So much of the sheet is left for its things beside words, or above them. */
const asideShare = 0.6;
const aboveShare = 0.74;
