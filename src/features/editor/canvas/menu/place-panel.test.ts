import { describe, expect, it } from "vitest";
import { isAway, placeBar, placePanel, within } from "./place-panel.ts";

const window = { width: 1440, height: 900, topInset: 48 };
const panel = { width: 320, height: 400 };
const item = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("placePanel", () => {
  it("stands right of the item, then left, then inside its corner", () => {
    expect(placePanel(item(100, 200, 400, 300), panel, window)).toEqual({ x: 512, y: 200 });
    expect(placePanel(item(1000, 200, 400, 300), panel, window)).toEqual({ x: 668, y: 200 });
    expect(placePanel(item(0, 200, 1440, 600), panel, window)).toEqual({ x: 1104, y: 200 });
  });
  it("keeps 16 px from the edges and stays under the toolbar", () => {
    expect(placePanel(item(0, -500, 1440, 1200), panel, window).y).toBe(64);
    expect(placePanel(item(100, 880, 400, 600), panel, window).y).toBe(900 - 400 - 16);
  });

  it("stands below or above an item of the window's width that leaves room there", () => {
    expect(placePanel(item(0, 100, 1440, 300), panel, window)).toEqual({ x: 1104, y: 412 });
    expect(placePanel(item(0, 500, 1440, 390), panel, window)).toEqual({ x: 1104, y: 88 });
  });
});

describe("isAway", () => {
  it.each([
    [item(0, -300, 500, 340), true],
    [item(0, -300, 500, 360), false],
    [item(0, 899, 500, 60), false],
    [item(0, 900, 500, 60), true],
  ])("%j: %s", (box, expected) => expect(isAway(box, window)).toBe(expected));
});

describe("placeBar", () => {
  const bar = { width: 300, height: 44 };
  it("stands above the text, or below it under the toolbar", () => {
    expect(placeBar(item(200, 300, 500, 60), bar, window)).toEqual({ x: 200, y: 246 });
    expect(placeBar(item(200, 80, 500, 60), bar, window)).toEqual({ x: 200, y: 150 });
  });
  it("stays in sight of a text that is taller than the window", () => {
    expect(placeBar(item(200, -100, 500, 2000), bar, window).y).toBe(64);
  });
});

describe("within", () => {
  it("brings back a menu from outside", () => {
    expect(within({ x: 5000, y: -10 }, panel, window)).toEqual({ x: 1104, y: 64 });
  });
});
