import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { memory } from "../../../../tests/support/memory-storage.ts";
import { keepScroll, takeScroll } from "./kept-scroll.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", memory()));
afterEach(() => vi.unstubAllGlobals());

it("tells once how far the same panel was scrolled, and nothing of another one", () => {
  keepScroll("pageMenu", 240);
  expect([takeScroll("pageMenu"), takeScroll("pageMenu")]).toEqual([240, 0]);
  keepScroll("history", 90);
  expect(takeScroll("pageMenu")).toBe(0);
});

it("begins at the top where something else has written", () => {
  sessionStorage.setItem("vitrine.panel-scroll", "{");
  expect(takeScroll("pageMenu")).toBe(0);
});
