import { describe, expect, it } from "vitest";
import { afterScroll, type HeaderScroll } from "./header-scroll.ts";

const top: HeaderScroll = { direction: "top", y: 0, isAnimated: false };
const scrolled = (...positions: number[]) => positions.reduce((state, y) => afterScroll(state, y, 120), top);

describe("the header while scrolling", () => {
  it("hides on the way down and comes back on the way up", () => {
    expect(scrolled(300).direction).toBe("down");
    expect(scrolled(300, 280).direction).toBe("up");
    expect(scrolled(300, 280, 400).direction).toBe("down");
  });

  it("ignores movements up to 10 px, also when they add up slowly in one direction and back", () => {
    expect(scrolled(300, 291).direction).toBe("down");
    expect(scrolled(300, 295, 305, 292).direction).toBe("down");
    expect(scrolled(300, 296, 289).direction).toBe("up");
  });

  it("is at the top within 10 px of it, also when the page is pulled beyond it", () => {
    expect(scrolled(300, 10).direction).toBe("top");
    expect(scrolled(300, -40)).toEqual(top);
  });

  it("slides in only above twice its height", () => {
    expect(scrolled(900, 800).isAnimated).toBe(true);
    expect(scrolled(300, 200).isAnimated).toBe(false);
    expect(scrolled(900, 800, 200).isAnimated).toBe(true);
  });
});
