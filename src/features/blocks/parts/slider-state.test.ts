import { describe, expect, it } from "vitest";
import {
  afterSliderEvent,
  afterWheel,
  firstState,
  noTurn,
  sliderProgress,
  wayOfTurn,
  type SliderEvent,
  type SliderState,
  type WheelTurn,
} from "./slider-state.ts";

const seen = (share: number): SliderEvent => ({ type: "seen", share });
const down: SliderEvent = { type: "scrolled", way: 1 };
const up: SliderEvent = { type: "scrolled", way: -1 };
const left: SliderEvent = { type: "left" };
const after = (...events: SliderEvent[]): SliderState => events.reduce(afterSliderEvent, firstState(3));

describe("afterSliderEvent", () => {
  it.each<[string, SliderEvent[], Partial<SliderState>]>([
    ["locks at 95 percent", [seen(0.95)], { isLocked: true, index: 0 }],
    ["does not lock before", [seen(0.94)], { isLocked: false }],
    ["leaves scrolling to the page as long as it is not locked", [down], { isLocked: false, index: 0 }],
    ["moves by one slide", [seen(1), down], { isLocked: true, index: 1 }],
    ["moves back", [seen(1), down, down, up], { isLocked: true, index: 1 }],
    ["is released before the first", [seen(1), up], { isLocked: false, index: 0 }],
    ["is released after the last", [seen(1), down, down, down], { isLocked: false, index: 2 }],
    ["stays released that way", [seen(1), up, up], { isLocked: false, index: 0 }],
    ["locks again by the other way", [seen(1), up, down], { isLocked: true, index: 1 }],
    ["locks again once it was out of view", [seen(1), up, seen(0.9), seen(0.95)], { isLocked: true, index: 0 }],
    ["is at the last slide for who comes back", [seen(1), down, down, down, seen(0), seen(1)], { index: 2 }],
    ["lets go who leaves, whichever way", [seen(1), down, left, down, up], { isLocked: false, index: 1 }],
    ["lets go who leaves, until out of view", [seen(1), left, seen(0.5), seen(1)], { isLocked: true }],
    ["moves by its arrow also while it is released", [{ type: "stepped", way: 1 }], { isLocked: false, index: 1 }],
    ["is released by its arrow at the last", [seen(1), down, down, { type: "stepped", way: 1 }], { isLocked: false }],
    ["locks for who left something else on the way there", [left, seen(1)], { isLocked: true }],
    [
      "locks for who pressed the last arrow at its edge",
      [{ type: "chosen", index: 2 }, { type: "stepped", way: 1 }, seen(1)],
      { isLocked: true },
    ],
    ["shows a slide that was chosen, and none beyond", [{ type: "chosen", index: 7 }], { index: 2 }],
  ])("%s", (_, events, expected) => expect(after(...events)).toMatchObject(expected));
});

describe("sliderProgress", () => {
  it.each([
    [0, 1, 0.5],
    [0, 2, 0.4],
    [1, 2, 0.8],
    [1, 4, 0.4],
    [3, 4, 0.8],
  ])("weights slide %i of %i", (index, count, expected) =>
    expect(sliderProgress({ index, count })).toBeCloseTo(expected),
  );
});

describe("afterWheel", () => {
  /** The ways in which events of the wheel move slides, as `[time, deltaY]`. */
  const ways = (...events: [number, number][]) => {
    let turn: WheelTurn = noTurn;
    return events.flatMap(([time, deltaY]) => {
      turn = afterWheel(turn, { time, deltaY });
      const way = wayOfTurn(turn);
      if (way !== null) turn = { ...turn, spentAt: time };
      return way === null ? [] : [way];
    });
  };

  it("moves nothing up to 20 px", () => expect(ways([0, 10], [16, 10])).toEqual([]));
  it("moves once beyond", () => expect(ways([0, 10], [16, 11], [32, 30])).toEqual([1]));
  it("moves back", () => expect(ways([0, -120])).toEqual([-1]));
  it("takes what comes after a pause for another turn", () => expect(ways([0, 120], [151, -120])).toEqual([1, -1]));
  it("moves once by a push and its momentum", () => {
    const momentum = Array.from({ length: 90 }, (_, at): [number, number] => [at * 16, 140 * 0.95 ** at]);
    expect(ways(...momentum)).toEqual([1]);
  });
  it("goes on, slide by slide, where somebody keeps turning", () => {
    const notches = Array.from({ length: 13 }, (_, at): [number, number] => [at * 100, 120]);
    expect(ways(...notches)).toEqual([1, 1, 1]);
  });
});
