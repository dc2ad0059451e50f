import type { z } from "zod";
import { keysOf } from "~/lib/keys-of.ts";
import { themeSchema, type Theme } from "./theme.ts";

const look = (theme: z.input<typeof themeSchema>): Theme => themeSchema.parse(theme);

/** Warm paper, deep ink green, a serif with a soft optical size: quiet and precise. */
export const opticianTheme = look({
  palette: {
    primary: "#1f3d36",
    secondary: "#e9d8c4",
    background: "#ece4d6",
    header: "#fffdf9",
    paper: "#fbf8f3",
    text: "#1d2623",
    accent: "#9c4a24",
  },
  fonts: { heading: "fraunces", body: "figtree" },
  radius: "large",
  frame: "inset",
});

/** Strong green and signal yellow, heavy grotesque, pictures to the edge: a city as a sports ground. */
export const urbanGolfTheme = look({
  palette: {
    primary: "#0a6640",
    secondary: "#f8e23c",
    background: "#e3eede",
    header: "#0c1a13",
    paper: "#fbfdf8",
    text: "#0c1a13",
    accent: "#0a6640",
  },
  fonts: { heading: "bricolage", body: "bricolage" },
  radius: "small",
  frame: "bleed",
  kicker: "caps",
  button: "block",
});

/** The ready looks that a site may begin with, by name: each a whole theme. */
export const themePresets = {
  optics: opticianTheme,
  /** A narrow grotesque in navy and amber, square, with bold bars: a workshop. */
  craft: look({
    palette: {
      primary: "#1e3a5f",
      secondary: "#f2a900",
      background: "#e6e3dc",
      header: "#191919",
      paper: "#f6f5f2",
      text: "#191919",
      accent: "#a03600",
    },
    fonts: { heading: "oswald", body: "figtree" },
    radius: "none",
    frame: "bleed",
    density: "regular",
    headingCase: "upper",
    headingWeight: "bold",
    headingTracking: "wide",
    motion: "none",
    rule: "bold",
    kicker: "caps",
    card: "filled",
    button: "block",
    image: "square",
    header: "split",
  }),
  /** Wine red on warm white under arches: an evening out. */
  dining: look({
    palette: {
      primary: "#7a1f2b",
      secondary: "#efc9a0",
      background: "#f6e6d3",
      header: "#fff8ee",
      paper: "#fff8ee",
      text: "#2a1713",
      accent: "#8f2734",
    },
    fonts: { heading: "gloock", body: "instrument" },
    radius: "medium",
    frame: "inset",
    density: "airy",
    kicker: "plain",
    headingAlign: "center",
    ground: "tint",
    header: "centred",
    image: "arch",
    button: "outline",
    rule: "hair",
    footer: "bigName",
  }),
  /** Black on white, a fine serif set large, thin lines and much air: a salon. */
  salon: look({
    palette: {
      primary: "#111111",
      secondary: "#e8e1da",
      background: "#f1ece7",
      header: "#ffffff",
      paper: "#ffffff",
      text: "#111111",
      accent: "#84455a",
    },
    fonts: { heading: "instrument", body: "instrument" },
    radius: "none",
    frame: "inset",
    density: "airy",
    scale: "bold",
    kicker: "plain",
    headingTracking: "tight",
    card: "overlay",
    header: "overlay",
    button: "underline",
    image: "square",
    footer: "minimal",
  }),
  /** Slate blue, hairlines and counted headings: a law firm. */
  chambers: look({
    palette: {
      primary: "#22384d",
      secondary: "#dce3e8",
      background: "#e6e9ec",
      header: "#fcfcfa",
      paper: "#fcfcfa",
      text: "#14202b",
      accent: "#77591a",
    },
    fonts: { heading: "playfair", body: "manrope" },
    radius: "none",
    frame: "bleed",
    density: "regular",
    scale: "calm",
    headingWeight: "light",
    motion: "none",
    rule: "hair",
    kicker: "numbered",
    card: "outlined",
    button: "solid",
    image: "square",
    header: "split",
  }),
  /** Round letters, sky blue and sun yellow, everything soft: courses for children. */
  kids: look({
    palette: {
      primary: "#2f5da8",
      secondary: "#ffd66b",
      background: "#f9eac4",
      header: "#ffffff",
      paper: "#fffdf7",
      text: "#23304a",
      accent: "#b23a25",
    },
    fonts: { heading: "nunito", body: "nunito" },
    radius: "large",
    frame: "inset",
    density: "regular",
    kicker: "pill",
    motion: "lively",
    card: "filled",
    image: "circle",
    header: "card",
  }),
  /** Rye, olive and a sturdy serif: a bakery or a farm shop. */
  bakery: look({
    palette: {
      primary: "#4b5a2a",
      secondary: "#e6d3a3",
      background: "#f0e5c8",
      header: "#4b5a2a",
      paper: "#fbf6ea",
      text: "#2b2a1c",
      accent: "#8c3b12",
    },
    fonts: { heading: "bitter", body: "figtree" },
    radius: "medium",
    frame: "inset",
    density: "regular",
    ground: "pattern",
    kicker: "pill",
    card: "plain",
    image: "cutOut",
    footer: "bigName",
  }),
  sports: urbanGolfTheme,
} as const satisfies Record<string, Theme>;
export type PresetName = keyof typeof themePresets;

/** The preset that a theme is exactly, in dark colours or without them, or null. */
export function presetOf(theme: Theme): PresetName | null {
  const same = JSON.stringify({ ...theme, dark: null });
  const names = keysOf(themePresets);
  return names.find((name) => JSON.stringify(themePresets[name]) === same) ?? null;
}
