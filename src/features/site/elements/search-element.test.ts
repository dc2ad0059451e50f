// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

const asked: string[] = [];
const sent: XMLHttpRequest[] = [];

beforeAll(async () => {
  const { SearchElement } = await import("./search-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-search")) customElements.define("vt-search", SearchElement);
});
beforeEach(() => {
  asked.length = 0;
  sent.length = 0;
  // The network is not there: what is asked stays on its way.
  vi.spyOn(XMLHttpRequest.prototype, "open").mockImplementation((_, url) => void asked.push(new URL(url).search));
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    sent.push(this);
  });
  document.body.innerHTML = `<vt-search><form action="/de/search"><input value="Brille"></form>
    <p role="status" data-failed="Keine Antwort">1 Treffer</p>
    <a class="search-results__more" href="/de/search?searchQuery=Brille&amp;page=2#hit-21">Mehr</a></vt-search>`;
});
afterEach(() => {
  vi.useRealTimers();
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

describe("what is being typed", () => {
  function type(text: string): void {
    const field = document.querySelector("input")!;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  beforeEach(() => void vi.useFakeTimers());

  it("is looked for half a second after the last key, once", () => {
    type("Lin");
    vi.advanceTimersByTime(499);
    type("Linse");
    vi.advanceTimersByTime(499);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(asked).toEqual(["?searchQuery=Linse"]);
    vi.advanceTimersByTime(5_000);
    expect(asked).toHaveLength(1);
  });

  it("is looked for at once on Enter", () => {
    type("Linse");
    document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    expect(asked).toEqual(["?searchQuery=Linse"]);
  });

  it("is told where no answer comes, and looked for again, also what was found before", async () => {
    type("Linse");
    vi.advanceTimersByTime(500);
    sent[0]?.dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(0);
    expect(document.querySelector("[role=status]")?.textContent).toBe("Keine Antwort");
    type("Brille");
    vi.advanceTimersByTime(500);
    expect(asked).toEqual(["?searchQuery=Linse", "?searchQuery=Brille"]);
  });

  it("is looked for from three characters on", () => {
    type("Li");
    vi.advanceTimersByTime(500);
    expect(asked).toEqual([]);
    type("Lin");
    vi.advanceTimersByTime(500);
    expect(asked).toEqual(["?searchQuery=Lin"]);
  });
});
