import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { contrast, fromHsl } from "~/features/blocks/theme/color.ts";

const own = readFileSync(join(import.meta.dirname, "../styles/toasts.css"), "utf8");
const library = readFileSync(join(dirname(createRequire(import.meta.url).resolve("sonner")), "styles.css"), "utf8");

it.each(["success", "error", "info", "warning"])(
  "the words of a toast of type %s can be read on its ground",
  (type) => {
    const words = new RegExp(`--${type}-text: (#[0-9a-f]{6});`).exec(own)?.[1];
    const [, hue = "", saturation = "", lightness = ""] =
      new RegExp(`--${type}-bg: hsl\\((\\d+), (\\d+)%, (\\d+)%\\)`).exec(library) ?? [];
    expect(
      contrast(words ?? "", fromHsl(Number(hue), Number(saturation) / 100, Number(lightness) / 100)),
    ).toBeGreaterThan(7);
  },
);
