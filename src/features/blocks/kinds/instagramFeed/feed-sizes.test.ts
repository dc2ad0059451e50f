import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { testMedia } from "../../../../../tests/support/render-block.tsx";
import { feedSizes } from "./feed-sizes.ts";

it("shows pictures in frames of 480 by 600, and asks for as many pixels as cover these", () => {
  const css = readFileSync(new URL("instagram-feed.css", import.meta.url), "utf8");
  expect(css).toContain("aspect-ratio: 480 / 600;");
  const drawn = (width: number, height: number) =>
    feedSizes({ media: testMedia({ width, height }), objectFit: "cover" }, 4);
  expect(drawn(480, 600)).toMatch(/, 46vw$/);
  expect(drawn(600, 480), "a lying one is cut at its sides").toMatch(/calc\(1\.5\d \* 46vw\)$/);
});
