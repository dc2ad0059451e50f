// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { useDock } from "../menu/use-dock.ts";
import { scrollOn, scrollToGroup } from "./scroll-to-group.ts";

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

it("scrolls on to it once the page is narrower for its menu, and not for one that is opened later", async () => {
  function Menu() {
    useDock(true, { groupId: "new", fieldName: null });
    return null;
  }
  const openMenu = async () => {
    const root = createRoot(document.createElement("div"));
    flushSync(() => root.render(createElement(Menu)));
    root.unmount();
    await vi.advanceTimersByTimeAsync(0);
  };
  draw();
  await vi.advanceTimersByTimeAsync(50);
  await openMenu();
  const times = scrolled.mock.calls.length;
  expect(times).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(3_000);
  await openMenu();
  expect(scrolled.mock.calls).toHaveLength(times);
});

it("scrolls on to the later of two, when the time of the earlier is over", async () => {
  draw();
  await vi.advanceTimersByTimeAsync(1_000);
  scrollToGroup({ groupId: "new", isCard: false }, onArrived);
  await vi.advanceTimersByTimeAsync(1_000);
  scrolled.mockClear();
  scrollOn();
  expect(scrolled).toHaveBeenCalledOnce();
});
