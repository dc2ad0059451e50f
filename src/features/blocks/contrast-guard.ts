import { contrast, mix } from "./color.ts";
import type { Palette } from "./theme.ts";

export interface PaletteFault {
  color: keyof Palette;
  /** What it stands on, or stands off from. */
  ground: keyof Palette;
  /** Contrast of the two as they are, and the least that will do. */
  ratio: number;
  least: number;
  /** The nearest shade of the colour that reaches it. */
  suggestion: string;
  /** Whether nobody could read the page: such a palette is not taken. */
  isRefused: boolean;
}

const rules: readonly Pick<PaletteFault, "color" | "ground" | "least" | "isRefused">[] = [
  { color: "text", ground: "paper", least: 4.5, isRefused: true },
  { color: "accent", ground: "paper", least: 4.5, isRefused: false },
  { color: "primary", ground: "paper", least: 3, isRefused: false },
  { color: "background", ground: "paper", least: 1.15, isRefused: false },
];

/** What of a palette is too close to its ground: running text and links, buttons, and the second ground beside the first. */
export function paletteFaults(palette: Palette): PaletteFault[] {
  return rules.flatMap((rule) => {
    const [color, ground] = [palette[rule.color], palette[rule.ground]];
    const ratio = contrast(color, ground);
    return ratio >= rule.least ? [] : [{ ...rule, ratio, suggestion: nearestPassing(color, ground, rule.least) }];
  });
}

/** The nearest darker or lighter shade of `color` that reaches `least` on `ground`; black or white where none does. */
export function nearestPassing(color: string, ground: string, least: number): string {
  for (let step = 0; step <= 100; step++) {
    const shades = ["#000000", "#ffffff"].map((end) => mix(end, color, step / 100));
    const passing = shades.filter((shade) => contrast(shade, ground) >= least);
    const best = passing.sort((one, other) => contrast(other, ground) - contrast(one, ground))[0];
    if (best) return best;
  }
  return contrast("#000000", ground) > contrast("#ffffff", ground) ? "#000000" : "#ffffff";
}
