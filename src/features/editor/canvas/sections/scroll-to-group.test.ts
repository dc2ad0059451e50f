// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { scrollToGroup } from "./scroll-to-group.ts";

const scrolled = vi.fn();
const onArrived = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  Element.prototype.scrollIntoView = scrolled;
  scrollToGroup({ groupId: "new", isCard: false }, onArrived);
});
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

const draw = () => void (document.body.innerHTML = `<section data-vt-item="new"></section>`);

it("scrolls smoothly to a new section that is drawn within thirty seconds", async () => {
  await vi.advanceTimersByTimeAsync(29_900);
  expect(onArrived).not.toHaveBeenCalled();
  draw();
  await vi.advanceTimersByTimeAsync(50);
  expect(scrolled.mock.calls).toEqual([[{ behavior: "smooth", block: "start" }]]);
  expect(onArrived).toHaveBeenCalledOnce();
});

it("waits no longer for one that is not", async () => {
  await vi.advanceTimersByTimeAsync(30_100);
  expect(vi.getTimerCount()).toBe(0);
  draw();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([scrolled, onArrived].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
