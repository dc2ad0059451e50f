// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

beforeAll(async () => {
  const { MoreElement } = await import("./more-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-more")) customElements.define("vt-more", MoreElement);
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const button = () => document.querySelector("button");
/** How many pictures are seen: the first 24 by the style sheet, the others by their mark. */
const seen = () => 24 + document.querySelectorAll("li[data-shown]").length;

function fill(count: number): void {
  const items = '<li><a href="/">Bild</a></li>'.repeat(count);
  document.body.innerHTML = `<vt-more><ul>${items}</ul><button type="button" class="more__button">Mehr laden</button></vt-more>`;
}

it("brings 24 more half a second after each press, and goes with the last of them", () => {
  fill(24 + 24 + 5);
  button()?.click();
  expect(button()?.getAttribute("aria-busy")).toBe("true");
  vi.advanceTimersByTime(499);
  button()?.click(); // which begins nothing anew
  expect(seen()).toBe(24);
  vi.advanceTimersByTime(1);
  expect(seen()).toBe(48);
  expect(button()?.hasAttribute("aria-busy")).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect(seen()).toBe(48);
  button()?.click();
  vi.advanceTimersByTime(500);
  expect(seen()).toBe(53);
  expect(button()).toBeNull();
});

it("leads the keyboard on to the first of them, and nobody else", () => {
  fill(60);
  button()?.click();
  vi.advanceTimersByTime(500);
  expect(document.activeElement).toBe(document.body);
  button()?.focus();
  button()?.click();
  vi.advanceTimersByTime(500);
  expect(document.activeElement).toBe(document.querySelectorAll("li")[48]);
});
