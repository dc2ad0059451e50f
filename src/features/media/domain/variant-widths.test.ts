import { expect, it } from "vitest";
import { widthsFor } from "./variant-widths.ts";

it.each([
  [64, [64]],
  [480, [480]],
  [500, [480]],
  [700, [480, 700]],
  [800, [480, 720]],
  [900, [480, 720, 900]],
  [960, [480, 720, 960]],
  [1600, [480, 720, 960, 1600]],
  [2000, [480, 720, 960, 1600, 2000]],
  [6000, [480, 720, 960, 1600, 2000]],
])("keeps a picture of %i px at the widths %j", (width, widths) => {
  expect(widthsFor(width)).toEqual(widths);
});
