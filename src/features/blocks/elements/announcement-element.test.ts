// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

beforeAll(async () => {
  const { AnnouncementElement } = await import("./announcement-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-announcement")) customElements.define("vt-announcement", AnnouncementElement);
});
beforeEach(
  () =>
    void vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        disconnect() {}
      },
    ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

const page = `<main id="content" tabindex="-1"><vt-announcement data-id="one">Wir sind umgezogen
  <button type="button" class="announcement__close"></button></vt-announcement></main>`;

it("hands the keyboard to the page once what held it is closed, and stays closed", () => {
  document.body.innerHTML = page;
  const close = document.querySelector("button")!;
  close.focus();
  close.click();
  expect(document.querySelector<HTMLElement>("vt-announcement")?.hidden).toBe(true);
  expect(document.activeElement?.id).toBe("content");
  document.body.innerHTML = page;
  expect(document.querySelector<HTMLElement>("vt-announcement")?.hidden).toBe(true);
});

it("stays closed in every language in which it was closed, whatever its words are there", () => {
  const shownIn = (lang: string, words: string) => {
    document.documentElement.lang = lang;
    document.body.innerHTML = page.replace("Wir sind umgezogen", words);
    return document.querySelector<HTMLElement>("vt-announcement")?.hidden === false;
  };
  expect(shownIn("de", "Wir sind umgezogen")).toBe(true);
  document.querySelector("button")?.click();
  expect(shownIn("fr", "Nous avons déménagé")).toBe(true);
  document.querySelector("button")?.click();
  expect([shownIn("de", "Wir sind umgezogen"), shownIn("fr", "Nous avons déménagé")]).toEqual([false, false]);
  expect(shownIn("de", "Wir haben heute zu")).toBe(true);
  document.documentElement.removeAttribute("lang");
});

describe("a bubble", () => {
  const box = (top: number, height: number) => () => new DOMRect(0, top, 100, height);

  it("hands the keyboard to what comes behind it, else to the page", () => {
    const bubble = `<vt-announcement class="bubble" data-id="one"><a href="/">Mehr</a>
      <button type="button" class="announcement__close"></button></vt-announcement>`;
    const close = () => {
      document.querySelector("button")?.focus();
      document.querySelector("button")?.click();
      localStorage.clear();
      return document.activeElement?.id;
    };
    document.body.innerHTML = `<main id="content" tabindex="-1"><a href="/" id="before"></a>${bubble}
      <p>Brillen</p><a id="unlinked"></a></main><footer><a href="/" id="behind"></a></footer>`;
    expect(close()).toBe("behind");
    document.body.innerHTML = `<main id="content" tabindex="-1"><a href="/" id="before"></a>${bubble}</main>`;
    expect(close()).toBe("content");
  });

  it.each([
    ["scrolled past that", "", { scrollY: 200, wordsAt: 500, happens: "scroll" }],
    ["scrolled past that", "bar", { scrollY: 200, wordsAt: 500, happens: "scroll" }],
    ["scrolled past that", "bubble", { scrollY: 200, wordsAt: 500, happens: "scroll" }],
    ["at the page's end, however little that scrolls", "", { scrollY: 232, wordsAt: 700, happens: "scroll" }],
    ["in a window of another size", "", { scrollY: 0, wordsAt: 500, happens: "resize" }],
  ])("comes once it lies over nothing that the page opens with: %s, %s", (_, first, { scrollY, wordsAt, happens }) => {
    vi.stubGlobal("innerHeight", 768);
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(1000);
    document.body.innerHTML = `<main class="site-main">${first && `<div class="announcement-${first}"></div>`}<div class="hero"><div class="hero__text"><h1>Brillen</h1></div></div></main>`;
    const words = document.querySelector("h1")!;
    words.getBoundingClientRect = box(700, 60);
    const bubble = Object.assign(document.createElement("vt-announcement"), { className: "bubble" });
    bubble.getBoundingClientRect = box(600, 160);
    document.querySelector("main")?.append(bubble);
    expect(bubble.dataset["open"]).toBeUndefined();
    window.dispatchEvent(new Event("scroll"));
    expect(bubble.dataset["open"]).toBeUndefined();
    words.getBoundingClientRect = box(wordsAt, 60);
    vi.stubGlobal("scrollY", scrollY);
    window.dispatchEvent(new Event(happens));
    expect(bubble.dataset["open"]).toBe("");
  });
});
