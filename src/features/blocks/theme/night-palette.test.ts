import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, mix } from "./color.ts";
import { paletteFaults } from "./contrast-guard.ts";
import { toHsl } from "./hue.ts";
import { nightPalette } from "./night-palette.ts";
import { opticianTheme, themePresets } from "./theme-presets.ts";
import { themeVariables, type Palette } from "./theme.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
const palettes: fc.Arbitrary<Palette> = fc.record({
  primary: color,
  secondary: color,
  background: color,
  header: color,
  paper: color,
  text: color,
  accent: color,
});
const grounds = ["paper", "primary", "secondary", "background", "header"];
const forAnyPalette = (check: (day: Palette, night: Palette) => void) =>
  fc.assert(
    fc.property(palettes, (day) => void check(day, nightPalette(day))),
    { numRuns: 500 },
  );

describe("the colours of the night that follow from any colours of the day", () => {
  it("pass the guard of contrast", () => forAnyPalette((_, night) => expect(paletteFaults(night)).toEqual([])));

  it("have readable words, marks and buttons on every ground", () =>
    forAnyPalette((_, palette) => {
      const variables = themeVariables({ ...opticianTheme, palette }, "night");
      const read = (name: string) => variables[name] ?? "";
      for (const name of grounds) {
        const ground = (name === "primary" && variables["--site-panel"]) || read(`--site-${name}`);
        const ink = read(`--site-on-${name}`);
        const share = Number.parseFloat(read(`--site-muted-on-${name}`) || "76") / 100;
        for (const words of [ink, read(`--site-mark-on-${name}`), mix(ink, ground, share)])
          expect(contrast(ground, words)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(ground, read(`--site-button-on-${name}`))).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(palette.primary, read("--site-on-primary"))).toBeGreaterThanOrEqual(4.5);
    }));

  it("are dark grounds with light words, never black", () =>
    forAnyPalette((_, { paper, text, background, secondary }) => {
      expect(contrast(paper, "#000000")).toBeGreaterThan(1.1);
      for (const ground of [paper, background, secondary]) expect(contrast(ground, "#000000")).toBeLessThan(2);
      expect(contrast(text, "#ffffff")).toBeLessThan(1.3);
    }));

  it("keep the hue of the first colour and of the links, as far as a screen tells it", () =>
    forAnyPalette((day, night) => {
      for (const name of ["primary", "accent"] as const) {
        const [before, after] = [toHsl(day[name]), toHsl(night[name])];
        if (before.chroma < 0.1 || after.chroma < 0.1) continue; // a grey has none
        const away = Math.abs(before.hue - after.hue);
        expect(Math.min(away, 360 - away)).toBeLessThan(8);
      }
    }));
});

it("lets the header lie on the paper where it hardly stands off by day, and a bright first colour stay bright", () => {
  const yellow = { ...themePresets.sports.palette, primary: "#ffd400", header: themePresets.sports.palette.paper };
  const night = nightPalette(yellow);
  expect(night.header).toBe(night.paper);
  expect(contrast(night.primary, night.paper)).toBeGreaterThan(8);
});
