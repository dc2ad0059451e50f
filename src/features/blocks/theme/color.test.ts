import { expect, it } from "vitest";
import { fromHsl } from "./color.ts";

it.each([
  [0, 1, 0.5, "#ff0000"],
  [120, 1, 0.25, "#008000"],
  [240, 0.5, 0.5, "#4040bf"],
  [77, 0, 1, "#ffffff"],
])("hsl(%d, %d, %d) is %s", (hue, saturation, lightness, color) => {
  expect(fromHsl(hue, saturation, lightness)).toBe(color);
});
