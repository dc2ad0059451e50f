import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "./color.ts";
import { darkPalettes } from "./dark-palettes.ts";
import { nearestPassing, paletteFaults } from "./contrast-guard.ts";
import { themePresets, presetOf, opticianTheme } from "./theme-presets.ts";
import { themeSchema } from "./theme.ts";

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("the guard of contrast", () => {
  it("offers a shade that passes, for every colour on every ground", () => {
    fc.assert(
      fc.property(color, color, (ink, ground) => {
        expect(contrast(nearestPassing(ink, ground, 4.5), ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it("leaves a colour that passes as it is", () => {
    expect(nearestPassing("#1d2623", "#fbf8f3", 4.5)).toBe("#1d2623");
  });

  it("stays near: a grey that misses by little becomes a little darker", () => {
    expect(nearestPassing("#7d7d7d", "#ffffff", 4.5)).toBe("#767676");
  });

  it("refuses text that nobody can read, and warns of pale links and buttons", () => {
    const palette = { ...opticianTheme.palette, text: "#cccccc", accent: "#e0b090", primary: "#f0e0d0" };
    expect(paletteFaults(palette).map(({ color: name, isRefused }) => [name, isRefused])).toEqual([
      ["text", true],
      ["accent", false],
      ["primary", false],
    ]);
  });

  it("warns of a second colour that hardly stands off from the paper", () => {
    const palette = { ...opticianTheme.palette, secondary: opticianTheme.palette.paper };
    expect(paletteFaults(palette)).toMatchObject([{ color: "secondary", ground: "paper", least: 1.15 }]);
  });

  it.each(["primary", "secondary", "background", "header"] as const)(
    "warns of a ground on which neither ink is read well, and offers one that carries it: %s",
    (ground) => {
      const palette = { ...opticianTheme.palette, text: "#333333", [ground]: "#7f7f7f" };
      const faults = paletteFaults(palette).filter((fault) => fault.color === ground);
      expect(faults).toMatchObject([{ least: 4.5, isRefused: false }]);
      const better = { ...palette, [ground]: faults[0]?.suggestion ?? "" };
      expect(paletteFaults(better).filter((fault) => fault.color === ground)).toEqual([]);
    },
  );
});

it.each(Object.entries(darkPalettes))("the dark colours of %s pass the guard", (name, dark) => {
  expect(paletteFaults(dark)).toEqual([]);
  const preset = name as keyof typeof darkPalettes;
  expect(presetOf({ ...themePresets[preset], dark })).toBe(preset);
});

describe.each(Object.entries(themePresets))("the look %s", (name, theme) => {
  it("passes its own guard", () => expect(paletteFaults(theme.palette)).toEqual([]));
  it("is known again after it was stored", () => {
    const reordered = Object.fromEntries(Object.entries(theme).reverse());
    expect(presetOf(themeSchema.parse(reordered))).toBe(name);
  });
});
