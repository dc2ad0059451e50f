import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { contrast } from "~/features/blocks/color.ts";

const own = readFileSync(join(import.meta.dirname, "../styles/toasts.css"), "utf8");
const library = readFileSync(join(dirname(createRequire(import.meta.url).resolve("sonner")), "styles.css"), "utf8");

it.each(["success", "error", "info", "warning"])(
  "the words of a toast of type %s can be read on its ground",
  (type) => {
    const words = new RegExp(`--${type}-text: (#[0-9a-f]{6});`).exec(own)?.[1];
    const [, hue = "", saturation = "", lightness = ""] =
      new RegExp(`--${type}-bg: hsl\\((\\d+), (\\d+)%, (\\d+)%\\)`).exec(library) ?? [];
    expect(
      contrast(words ?? "", hexOf(Number(hue), Number(saturation) / 100, Number(lightness) / 100)),
    ).toBeGreaterThan(7);
  },
);

function hexOf(hue: number, saturation: number, lightness: number): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channels = [0, 8, 4].map((turn) => {
    const step = (turn + hue / 30) % 12;
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
  });
  return `#${channels
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
