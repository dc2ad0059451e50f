import { keysOf } from "~/lib/keys-of.ts";
import { nightPalette } from "./night-palette.ts";
import type { Palette } from "./theme.ts";
import { themePresets, type PresetName } from "./theme-presets.ts";

/** The dark colours of the ready looks that have them: the same hues by night, on a paper that is never black. */
export const darkPalettes = {
  optics: {
    primary: "#3b7465",
    secondary: "#3d3329",
    background: "#222c28",
    header: "#19211e",
    paper: "#141a18",
    text: "#f1ebe1",
    accent: "#e39a70",
  },
  dining: {
    primary: "#a8404d",
    secondary: "#4c2d22",
    background: "#2e1d19",
    header: "#1b1110",
    paper: "#1b1110",
    text: "#f8ebdd",
    accent: "#f0a58f",
  },
  salon: {
    primary: "#85606c",
    secondary: "#3b3532",
    background: "#262322",
    header: "#151413",
    paper: "#151413",
    text: "#f3efec",
    accent: "#dda7b8",
  },
  chambers: {
    primary: "#4b6e8f",
    secondary: "#2a3744",
    background: "#1e2832",
    header: "#10161d",
    paper: "#10161d",
    text: "#e9edf1",
    accent: "#d6b46e",
  },
} as const satisfies Partial<Record<PresetName, Palette>>;

/** The dark colours that belong to a palette: those made for its look, else those that follow from it. */
export function darkOf(palette: Palette): Palette {
  const names = keysOf(darkPalettes);
  const name = names.find((each) => {
    const light: Palette = themePresets[each].palette;
    return keysOf(light).every((color) => light[color] === palette[color]);
  });
  return name ? darkPalettes[name] : nightPalette(palette);
}
