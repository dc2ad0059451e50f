import { expect, it } from "vitest";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { drawSvg } from "~/features/media/draw-svg.ts";
import { drawing } from "./drawing.ts";

const { palette } = themePresets.bakery;

it.each([
  [1400, 1200, ["", "", ""]],
  [800, 1000, ["offer-1", "offer-2", "offer-3"]],
  [1920, 800, ["story", "", ""]],
])("stand in the middle of a sheet of %i × %i, so that no crop cuts them: %j", async (width, height, names) => {
  for (const [nth, name] of names.entries()) {
    const svg = drawing({ trade: "bakery", palette, seed: "a", name, nth, width, height, isCutOut: true });
    const { data, info } = await drawSvg(Buffer.from(svg), 250); // more seconds than it takes
    const margin = Math.floor(info.width * 0.12);
    const isDrawn = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 0;
    const rows = Array.from({ length: info.height }, (_, y) => y);
    const drawnAt = (x: number) => rows.some((y) => isDrawn(x, y));
    expect(drawnAt(Math.floor(info.width / 2)), `picture ${nth}`).toBe(true);
    for (let x = 0; x < margin; x += 1)
      expect(drawnAt(x) || drawnAt(info.width - 1 - x), `picture ${nth} at ${x}`).toBe(false);
  }
});

it("are another thing for each offer, and grain for the story", () => {
  const drawn = ["hero", "offer-1", "offer-2", "offer-3", "story"].map((name) =>
    drawing({ trade: "bakery", palette, seed: "a", name, width: 800, height: 800 }),
  );
  const shapesOf = (svg: string) => [...svg.matchAll(/<(\w+)/g)].map(([, tag]) => tag).join(" ");
  expect(new Set(drawn.map(shapesOf)).size).toBe(drawn.length);
});
