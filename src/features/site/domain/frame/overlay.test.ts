import { describe, expect, it } from "vitest";
import { contrast } from "~/features/blocks/theme/color.ts";
import { opticianTheme, urbanGolfTheme } from "~/features/blocks/theme/theme-presets.ts";
import { type Theme } from "~/features/blocks/theme/theme.ts";
import { defaultSettings } from "../../schema.ts";
import { groundOf, overlayOf } from "./overlay.ts";

const appearance = (part: object) => ({ ...defaultSettings.appearance, ...part });
const swatches = ["header", "primary", "secondary", "background"] as const;

describe("a gradient", () => {
  const themes: Theme[] = [opticianTheme, urbanGolfTheme];

  it.each(themes.flatMap((theme) => swatches.map((swatch) => ({ swatch, theme }))))(
    "of $swatch leaves the text on it readable",
    ({ swatch, theme }) => {
      const ground = groundOf(swatch, theme);
      expect(contrast(ground, theme.palette.text)).toBeGreaterThanOrEqual(7);
      expect(contrast(ground, theme.palette.accent)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("keeps a colour that text can stand on as it is", () => {
    expect(groundOf("background", opticianTheme)).toBe(opticianTheme.palette.background);
    expect(groundOf("transparent", opticianTheme)).toBe(opticianTheme.palette.paper);
  });
});

it("decorates nothing while nothing is on, and one shape at a time", () => {
  expect(overlayOf(appearance({}), opticianTheme)).toBeNull();
  expect(overlayOf(appearance({ bubble: true }), opticianTheme)).toEqual({ shape: "bubble", gradient: null });
});
