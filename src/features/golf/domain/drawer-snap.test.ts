import { describe, expect, it } from "vitest";
import { boundedPull, snapAfter } from "./drawer-snap.ts";

describe("snapAfter", () => {
  it.each([
    ["a slow pull up over half of the way opens", { from: "low", moved: -300, velocity: 0 }, "full"],
    ["a slow pull up of a tenth falls back", { from: "low", moved: -60, velocity: 0 }, "low"],
    ["a flick up opens after a few pixels", { from: "low", moved: -20, velocity: -0.9 }, "full"],
    ["a pull down by a third closes", { from: "full", moved: 210, velocity: 0.1 }, "low"],
    ["a small pull down stays open", { from: "full", moved: 40, velocity: 0 }, "full"],
    ["a long pull that is flicked back goes back", { from: "low", moved: -400, velocity: 0.8 }, "low"],
  ] as const)("%s", (_, release, snap) => expect(snapAfter({ ...release, travel: 600 })).toBe(snap));
});

describe("boundedPull", () => {
  it.each([
    ["low", -700, -600],
    ["low", 50, 0],
    ["low", -100, -100],
    ["full", 700, 600],
    ["full", -50, 0],
  ] as const)("keeps a pull from %s by %i at %i", (from, moved, kept) => {
    expect(boundedPull(from, moved, 600)).toBe(kept);
  });
});
