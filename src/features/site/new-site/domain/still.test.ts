import { describe, expect, it } from "vitest";
import { contrast } from "~/features/blocks/theme/color.ts";
import { themePresets, type PresetName } from "~/features/blocks/theme/theme-presets.ts";
import { cleanSvg } from "~/features/media/clean-svg.mjs";
import { drawing } from "./drawing.ts";
import { stillLife, tonesOf, type Standing, type Thing } from "./still.ts";

const presets = Object.keys(themePresets) as PresetName[];
const stills = presets.filter((trade) => trade !== "bakery");
const names = ["hero", "offer-1", "offer-2", "offer-3", "story", "about", "contact", "closing"];

const thing = (width: number, height: number): Thing => ({ width, height, draw: () => [`<g id="${width}"/>`] });

/** What stands on a sheet of this size, and where. */
function stood(width: number, height: number, room?: { x: number; width: number; height: number }) {
  let standing: Standing | undefined;
  const motif = stillLife({
    scenes: { hero: [thing(31, 50), thing(32, 100), thing(33, 60), thing(34, 80), thing(35, 40)] },
    more: [thing(41, 70), thing(42, 70), thing(43, 70)],
    setting: (_sheet, _tones, place) => ((standing = place), []),
    base: () => [],
  });
  const inks = ["#111111", "#aa3322", "#cccccc"];
  const shapes = motif({ random: () => 0.5, name: "hero", nth: 0, width, height, room, ground: "#ffffff", inks });
  if (!standing) throw new Error("Nothing stands there");
  return { ...standing, shown: shapes.map((shape) => Number(/id="(\d+)"/.exec(shape)?.[1])) };
}

describe("things beside each other", () => {
  it.each([
    [1920, 800],
    [1400, 1200],
    [900, 900],
    [800, 1000],
    [600, 1400],
  ])("stand in the middle of a sheet of %i × %i, clear of its edges, as large as it allows", (width, height) => {
    const { left, right, top, foot } = stood(width, height);
    expect((left + right) / 2).toBeCloseTo(width / 2);
    expect(Math.min(left, width - right)).toBeGreaterThan(width * 0.1);
    expect(Math.min(top, height - foot)).toBeGreaterThan(height * 0.1);
    expect((foot - top) / height > 0.5 || (right - left) / width > 0.7).toBe(true);
  });

  it("are more on wide sheets, and on upright ones the two that matter most", () => {
    expect(stood(1920, 800).shown).toEqual([42, 31, 32, 33, 34, 35, 41]);
    expect(stood(800, 1000).shown).toEqual([32, 33, 34, 35]);
    expect(stood(300, 1000).shown).toEqual([33, 34]);
  });

  it("keep to the part that no words cover", () => {
    const { left, right, foot } = stood(1600, 1100, { x: 640, width: 960, height: 800 });
    expect(left).toBeGreaterThan(640);
    expect((left + right) / 2).toBeCloseTo(1120);
    expect(foot).toBeLessThan(720);
  });
});

it("gives what stands side by side grounds in turn", () => {
  const groundOf = (name: string, beside?: string) => {
    const { palette } = themePresets.kids;
    const svg = drawing({ trade: "craft", palette, seed: name, name, beside, width: 800, height: 600 });
    return /<rect [^>]*fill="(#\w+)"/.exec(svg)?.[1];
  };
  const offers = ["offer-1", "offer-2", "offer-3"];
  expect(new Set(offers.map((name) => groundOf(name))).size).toBe(3);
  expect(groundOf("offer-1", themePresets.kids.palette.secondary)).not.toBe(
    groundOf("offer-2", themePresets.kids.palette.secondary),
  );
});

it.each(presets)("the colours of things stand out from every ground of %s", (preset) => {
  const { primary, secondary, background, paper, accent } = themePresets[preset].palette;
  const palette = [primary, secondary, accent, paper, background];
  for (const ground of [primary, secondary, background, paper])
    for (const beside of palette) {
      const inks = palette.filter((ink) => ink !== ground && ink !== beside);
      const sheet = { random: () => 0, name: "", nth: 0, width: 1, height: 1, ground, inks };
      const { main, second, third, onMain, onSecond } = tonesOf(sheet);
      const said = `on ${ground} beside ${beside}`;
      expect(contrast(main, ground), said).toBeGreaterThan(2);
      for (const color of [second, third]) expect(contrast(color, ground), said).toBeGreaterThan(1.25);
      expect(contrast(onMain, main), said).toBeGreaterThan(2);
      expect(contrast(onSecond, second), said).toBeGreaterThan(2);
    }
});

it.each(stills)("%s has other things on each picture, drawn plainly enough to be cleaned to itself", (trade) => {
  for (const preset of presets)
    for (const isCutOut of [false, true]) {
      const drawn = names.map((name, nth) => {
        const { palette } = themePresets[preset];
        return drawing({ trade, palette, seed: name, name, nth, width: 800, height: 800, isCutOut });
      });
      const shapesOf = (svg: string) => svg.replaceAll(/ (fill|stroke)="#\w+"| transform="[^"]+"/g, "");
      expect(new Set(drawn.map(shapesOf)).size).toBe(drawn.length);
      if (preset === trade) for (const svg of drawn) expect(cleanSvg(svg)).toBe(svg);
    }
});
