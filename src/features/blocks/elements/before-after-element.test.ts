// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Rule } from "postcss";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

beforeAll(async () => {
  const { BeforeAfterElement } = await import("./before-after-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-before-after")) customElements.define("vt-before-after", BeforeAfterElement);
});

/** Elements whose size is watched, and what is called when it changes. */
const watched = new Map<Element, () => void>();

beforeEach(() => {
  watched.clear();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #own: Element[] = [];
      constructor(private readonly call: () => void) {}
      observe(element: Element): void {
        this.#own.push(element);
        watched.set(element, this.call);
      }
      disconnect(): void {
        for (const element of this.#own) watched.delete(element);
      }
    },
  );
  document.body.innerHTML = `<vt-before-after class="compared">
    <p class="compared__label">Vorher</p><input type="range" value="25"></vt-before-after>`;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("hides a label once its edge cuts through it in a window that became narrow, and shows it in a wide one", () => {
  const element = document.querySelector<HTMLElement>("vt-before-after")!;
  const label = document.querySelector<HTMLElement>(".compared__label")!;
  label.getBoundingClientRect = () => new DOMRect(10, 10, 100, 30);
  const becomes = (width: number) => {
    element.getBoundingClientRect = () => new DOMRect(0, 0, width, 300);
    watched.get(element)?.();
    return label.style.opacity;
  };
  expect([becomes(1_200), becomes(360), becomes(1_200)]).toEqual(["", "0", ""]);
  element.remove();
  expect(watched.size).toBe(0);
});

it("prints each label, also one that the edge cuts through on the screen", () => {
  const sheet = postcss.parse(readFileSync(join(import.meta.dirname, "../styles/print.css"), "utf8"));
  const said: Record<string, unknown> = {};
  sheet.walkDecls(({ prop, value, important, parent }) => {
    if ((parent as Rule).selector === "& .compared__label") said[prop] = [value, important === true];
  });
  // An inline style yields to what is important alone, and what is important to a change that is under way.
  expect(said).toEqual({ opacity: ["1", true], transition: ["none", false] });
});
