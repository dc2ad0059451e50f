// @vitest-environment jsdom
import { afterEach, beforeAll, expect, it, vi } from "vitest";

beforeAll(async () => {
  const { RowsElement } = await import("./rows-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-rows")) customElements.define("vt-rows", RowsElement);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, "", "#");
});

/** How far the page is moved where the row stands once the address names it, which closes 600 px above. */
function movedBy(scrolled: number): unknown[] {
  const scrollBy = vi.fn();
  vi.stubGlobal("scrollBy", scrollBy);
  vi.stubGlobal("scrollY", scrolled);
  const rows = document.createElement("vt-rows");
  rows.innerHTML = `<details id="question-one"></details>`;
  const row = rows.querySelector("details")!;
  row.getBoundingClientRect = () => new DOMRect(0, row.open ? -520 : 80);
  history.replaceState(null, "", "#question-one");
  document.body.append(rows);
  expect(row.open).toBe(true);
  return scrollBy.mock.calls.flat();
}

it("keeps the row that the address names where the browser brought it, whatever closes above it", () => {
  expect(movedBy(1200)).toEqual([{ top: -600, behavior: "instant" }]);
});

it("leaves the way there to a browser that has yet to go it", () => {
  expect(movedBy(0)).toEqual([]);
});
