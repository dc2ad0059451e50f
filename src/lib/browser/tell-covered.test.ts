// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { tellCovered } from "./tell-covered.ts";

afterEach(() => vi.unstubAllGlobals());

it("tells how much a part covers, also in a window of another size", () => {
  let resized = () => {};
  const observed: Element[] = [];
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        resized = tell;
      }
      observe = (element: Element) => observed.push(element);
      disconnect() {}
    },
  );
  vi.stubGlobal("innerHeight", 800);
  const part = document.createElement("p");
  const standsAt = (top: number, height = 100) => (part.getBoundingClientRect = () => new DOMRect(0, top, 300, height));
  const told = () => document.documentElement.style.getPropertyValue("--covered-by-bubble");
  standsAt(704);
  const stop = tellCovered(part, "--covered-by-bubble");
  expect(observed).toEqual([part, document.documentElement]);
  resized();
  expect(told()).toBe("96px");
  standsAt(680);
  resized();
  expect(told()).toBe("120px");
  stop();
  expect(told()).toBe("");
  standsAt(0, 0);
  resized();
  expect(told()).toBe("");
});
