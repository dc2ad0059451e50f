// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

const asked: string[] = [];

beforeAll(async () => {
  const { SearchElement } = await import("./search-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-search")) customElements.define("vt-search", SearchElement);
});
beforeEach(() => {
  asked.length = 0;
  // The network is not there: what is asked stays on its way.
  vi.spyOn(XMLHttpRequest.prototype, "open").mockImplementation((_, url) => void asked.push(new URL(url).search));
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(() => undefined);
  document.body.innerHTML = `<vt-search><form action="/de/search"><input value="Brille"></form>
    <a class="search-results__more" href="/de/search?searchQuery=Brille&amp;page=2#hit-21">Mehr</a></vt-search>`;
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function pressMoreAfter(typed: string): void {
  const field = document.querySelector("input")!;
  field.value = typed;
  document.querySelector<HTMLAnchorElement>("a")?.click();
}

it.each([
  ["more of what is shown", "Brille", "?searchQuery=Brille&page=2"],
  ["more of what is shown while too little stands in the field", "Li", "?searchQuery=Brille&page=2"],
  ["what stands in the field by now", "Linse", "?searchQuery=Linse"],
])("looks for %s when more is wanted", (_, typed, address) => {
  pressMoreAfter(typed);
  expect(asked).toEqual([address]);
});

it("does not give up more of what is shown for a pause after typing", () => {
  vi.useFakeTimers();
  const isLeft = vi.spyOn(XMLHttpRequest.prototype, "abort");
  document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  pressMoreAfter("Brille");
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  expect(isLeft).not.toHaveBeenCalled();
});
