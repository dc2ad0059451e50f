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

type Rule = Pick<PaletteFault, "color" | "ground" | "least" | "isRefused">;

const rules: readonly Rule[] = [
  { color: "text", ground: "paper", least: 4.5, isRefused: true },
  { color: "accent", ground: "paper", least: 4.5, isRefused: false },
  { color: "primary", ground: "paper", least: 3, isRefused: false },
  { color: "secondary", ground: "paper", least: 1.15, isRefused: false },
  { color: "background", ground: "paper", least: 1.15, isRefused: false },
];

/** Grounds that words stand on, too: in the colour of the text or of the paper, whichever is read better there. */
const written = ["primary", "secondary", "background", "header"] as const;

/**
 * What of a palette is too close to its ground: running text and links, buttons, the other grounds beside the paper, and
 * each ground to both inks that could stand on it.
 */
export function paletteFaults(palette: Palette): PaletteFault[] {
  const isTextRead = contrast(palette.text, palette.paper) >= 4.5; // else that alone is what has to change
  const inks = (isTextRead ? written : []).map((color): Rule => ({
    color,
    ground: inkFor(palette, color),
    least: 4.5,
    isRefused: false,
  }));
  return [...rules, ...inks].flatMap((rule) => {
    const [color, ground] = [palette[rule.color], palette[rule.ground]];
    const ratio = contrast(color, ground);
    return ratio >= rule.least ? [] : [{ ...rule, ratio, suggestion: nearestPassing(color, ground, rule.least) }];
  });
}

function inkFor(palette: Palette, color: (typeof written)[number]): "paper" | "text" {
  const [onText, onPaper] = [contrast(palette[color], palette.text), contrast(palette[color], palette.paper)];
  return onPaper >= onText ? "paper" : "text";
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
