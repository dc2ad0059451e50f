import { expect, it } from "vitest";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { cleanAndDrawSvg } from "~/features/media/draw-svg.ts";
import { drawing } from "./drawing.ts";

const { palette } = themePresets.bakery;

it.each([
  [1400, 1200],
  [800, 1000],
  [1920, 1100],
])("stand in the middle of a sheet of %i × %i, so that no crop cuts them", async (width, height) => {
  for (const nth of [0, 1, 2]) {
    const svg = drawing({ trade: "bakery", palette, seed: "a", nth, width, height, isCutOut: true });
    const { data, info } = (await cleanAndDrawSvg(Buffer.from(svg), 50)).pixels; // more seconds than it takes
    const margin = Math.floor(info.width * 0.12);
    const isDrawn = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 0;
    const rows = Array.from({ length: info.height }, (_, y) => y);
    const drawnAt = (x: number) => rows.some((y) => isDrawn(x, y));
    expect(drawnAt(Math.floor(info.width / 2)), `picture ${nth}`).toBe(true);
    for (let x = 0; x < margin; x += 1)
      expect(drawnAt(x) || drawnAt(info.width - 1 - x), `picture ${nth} at ${x}`).toBe(false);
  }
});
