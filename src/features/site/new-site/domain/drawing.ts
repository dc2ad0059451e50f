import type { Palette } from "~/features/blocks/theme.ts";
import type { PresetName } from "~/features/blocks/theme-presets.ts";
import { chance, rect } from "./drawn.ts";
import { motifs } from "./motifs.ts";

export interface Drawing {
  /** What is drawn. */
  trade: PresetName;
  palette: Palette;
  /** Other words, another picture. */
  seed: string;
  width: number;
  height: number;
}

/**
 * A picture for a site that has none yet: plain shapes of its trade in its own colours, as SVG. The same words make the
 * same picture, other ones another. Pure.
 */
export function drawing({ trade, palette, seed, width, height }: Drawing): string {
  const random = chance(`${trade} ${seed}`);
  const grounds = [palette.background, palette.secondary, palette.primary];
  const ground = grounds[Math.floor(random() * grounds.length)] ?? palette.background;
  const inks = [palette.primary, palette.secondary, palette.accent, palette.paper, palette.background];
  const shapes = motifs[trade]({ random, width, height, ground, inks: inks.filter((ink) => ink !== ground) });
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const all = [rect(0, 0, width, height, { fill: ground }), ...shapes];
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${all.join("")}</svg>`;
}
