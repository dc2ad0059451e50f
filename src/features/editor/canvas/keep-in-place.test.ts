import { afterEach, expect, it, vi } from "vitest";
import { keepInPlace } from "./keep-in-place.ts";

afterEach(() => void vi.unstubAllGlobals());

const item = { groupId: "a", fieldName: null };

/** How far the window is scrolled along with an item that stands at one height and then at another. */
function scrolledAlong(before: number, after: number): number[] {
  const scrolled: number[] = [];
  let top = before;
  vi.stubGlobal("CSS", { escape: String });
  vi.stubGlobal("document", { querySelector: () => ({ getBoundingClientRect: () => ({ top }) }) });
  vi.stubGlobal("window", { scrollBy: ({ top: by }: { top: number }) => scrolled.push(by) });
  keepInPlace(item, () => void (top = after));
  return scrolled;
}

it.each([
  ["up", 700, -150, [-850]],
  ["down", 300, 1200, [900]],
  ["nowhere", 300, 300, []],
])("goes along with a section that is moved %s, so that it stays in sight", (_way, before, after, scrolled) => {
  expect(scrolledAlong(before, after)).toEqual(scrolled);
});
