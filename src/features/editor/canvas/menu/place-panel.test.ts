import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  besideKeyboard,
  isAway,
  leavesRoomBeside,
  placeBar,
  placeDocked,
  placePanel,
  scrollAbove,
  within,
} from "./place-panel.ts";

const window = { width: 1440, height: 900, topInset: 48, leftInset: 0 };
const besidePanel = { ...window, leftInset: 400 };
const panel = { width: 320, height: 400 };
const item = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a menu that keeps off what it changes", () => {
  it("is docked at the right edge, wherever its item is", () => {
    for (const box of [item(0, -300, 1088, 900), item(700, 600, 200, 100)])
      expect(placeDocked(box, panel, window)).toEqual({ x: 1104, y: 64 });
  });

  it.each([
    ["lies under the sheet", item(0, 500, 390, 200), 312],
    ["is above it already", item(0, 100, 390, 200), 0],
    ["is higher than the room above it", item(0, 300, 390, 700), 240],
    ["has its start under the toolbar already", item(0, -100, 390, 700), 0],
  ])("scrolls what %s as far up as there is room", (_, box, by) => {
    expect(scrollAbove(box, 400, 48)).toBe(by);
  });
});

it.each([
  [item(0, 0, 820, 500), false],
  [item(40, 0, 440, 500), false],
  [item(32, 0, 440, 500), true],
  [item(348, 0, 472, 500), true],
])("finds room beside an item, or knows that there is none: %j", (box, hasRoom) => {
  expect(leavesRoomBeside(box, 320, { width: 820, leftInset: 0 })).toBe(hasRoom);
});

describe("beside a panel at the left", () => {
  it("a menu and a bar keep off the panel as they keep off the edges", () => {
    expect(placePanel(item(400, 200, 1040, 300), panel, besidePanel)).toEqual({ x: 1104, y: 484 });
    expect(placeBar(item(380, 300, 600, 40), { width: 300, height: 40 }, besidePanel).x).toBe(416);
  });

  it("there is room beside an item only where the panel is not", () => {
    expect(leavesRoomBeside(item(400, 0, 1040, 500), 320, window)).toBe(true);
    expect(leavesRoomBeside(item(400, 0, 1040, 500), 320, besidePanel)).toBe(false);
    expect(leavesRoomBeside(item(748, 0, 692, 500), 320, besidePanel)).toBe(true);
  });
});

describe("placePanel", () => {
  it("stands right of the item, then left, then below or above it", () => {
    expect(placePanel(item(100, 200, 400, 300), panel, window)).toEqual({ x: 512, y: 200 });
    expect(placePanel(item(1000, 200, 400, 300), panel, window)).toEqual({ x: 668, y: 200 });
    expect(placePanel(item(0, 100, 1440, 300), panel, window)).toEqual({ x: 1104, y: 412 });
    expect(placePanel(item(0, 500, 1440, 390), panel, window)).toEqual({ x: 1104, y: 88 });
  });

  it("covers as little as it can of an item that leaves room nowhere", () => {
    expect(placePanel(item(120, 60, 1200, 820), panel, window)).toEqual({ x: 1104, y: 64 });
    expect(placePanel(item(0, 200, 1440, 600), panel, window)).toEqual({ x: 1104, y: 64 });
    expect(placePanel(item(0, -500, 1440, 2000), panel, window)).toEqual({ x: 1104, y: 64 });
  });

  it("keeps 16 px from the edges, and covers nothing of an item that has room beside it", () => {
    const near = fc.record({
      left: fc.integer({ min: 0, max: 1200 }),
      top: fc.integer({ min: -400, max: 850 }),
      width: fc.integer({ min: 40, max: 1440 }),
      height: fc.integer({ min: 20, max: 1200 }),
    });
    fc.assert(
      fc.property(near, ({ left, top, width, height }) => {
        const box = item(left, top, width, height);
        const { x, y } = placePanel(box, panel, window);
        expect(x).toBeGreaterThanOrEqual(16);
        expect(x + panel.width).toBeLessThanOrEqual(window.width - 16);
        expect(y).toBeGreaterThanOrEqual(window.topInset + 16);
        expect(y + panel.height).toBeLessThanOrEqual(window.height - 16);
        const hasRoom = box.right + 12 + panel.width + 16 <= window.width || box.left >= panel.width + 12 + 16;
        const isOver = x < box.right && x + panel.width > box.left && y < box.bottom && y + panel.height > box.top;
        expect(hasRoom && isOver).toBe(false);
      }),
      { seed: 3 },
    );
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
  it("covers no line around the text where it can stand clear of all: below it, or at its end", () => {
    const [text, above] = [item(200, 300, 500, 60), item(200, 240, 80, 40)];
    expect(placeBar(text, bar, window, { lines: [above] })).toEqual({ x: 200, y: 370 });
    expect(placeBar(text, bar, window, { lines: [above, item(200, 370, 500, 40)] })).toEqual({ x: 400, y: 246 });
    const lines = [item(0, 0, 1400, 290), item(200, 400, 500, 40)];
    expect(placeBar(text, bar, window, { lines })).toEqual({ x: 200, y: 246 });
  });
  it("covers neither the name nor the tools of its section, though lines are everywhere", () => {
    const [text, name] = [item(200, 120, 500, 60), item(8, 64, 240, 28)];
    expect(placeBar(text, bar, window, { marks: [name] })).toEqual({ x: 200, y: 190 });
    expect(placeBar(text, bar, window, { marks: [name], lines: [item(0, 190, 1400, 300)] })).toEqual({ x: 400, y: 66 });
    expect(placeBar(text, bar, window, { marks: [name], lines: [item(0, 0, 1400, 900)] })).toEqual({ x: 200, y: 190 });
  });
  it("stays in sight of a text that is taller than the window", () => {
    expect(placeBar(item(200, -100, 500, 2000), bar, window).y).toBe(64);
  });
  it("stands in what an on-screen keyboard leaves of the window, also where the window is pushed up for it", () => {
    const text = item(200, 60, 500, 560);
    expect(placeBar(text, bar, window).y).toBe(630);
    expect(placeBar(text, bar, besideKeyboard(window, { height: 500, offsetTop: 0, scale: 1 })).y).toBe(64);
    expect(placeBar(text, bar, besideKeyboard(window, { height: 500, offsetTop: 120, scale: 1 })).y).toBe(136);
    expect(besideKeyboard(window, { height: 450, offsetTop: 0, scale: 2 }), "zoomed into").toBe(window);
    expect(besideKeyboard(window, null)).toBe(window);
  });
});

describe("within", () => {
  it("brings back a menu from outside", () => {
    expect(within({ x: 5000, y: -10 }, panel, window)).toEqual({ x: 1104, y: 64 });
  });
});
