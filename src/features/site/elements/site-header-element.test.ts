// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from "vitest";

beforeAll(async () => {
  const { SiteHeaderElement } = await import("./site-header-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-header")) customElements.define("vt-header", SiteHeaderElement);
});

it("closes what lies open once the keyboard goes on below it, but not on the button that opened it", () => {
  document.body.innerHTML = `<vt-header></vt-header><button></button><div data-open><a></a></div><a href="/">Mehr</a>`;
  const hidePopover = vi.fn();
  Object.assign(document.querySelector("div")!, { hidePopover });
  const find = document.querySelector.bind(document);
  vi.spyOn(document, "querySelector").mockImplementation(
    (selector: string) => find(selector.replace(":popover-open", "[data-open]").replace(":has(:focus-visible) ", "")), // popovers are unknown here
  );
  find("button")?.focus();
  expect(hidePopover).not.toHaveBeenCalled();
  find<HTMLElement>("[href]")?.focus();
  expect(hidePopover).toHaveBeenCalledOnce();
  dispatchEvent(new Event("pagehide"));
  expect(hidePopover, "the page is left").toHaveBeenCalledTimes(2);
  vi.restoreAllMocks();
});

it("looks where the page stands twenty milliseconds after it began to move, for a header of 120 px where it has no height", () => {
  vi.useFakeTimers();
  document.body.innerHTML = `<header class="site-header"><vt-header></vt-header></header>`;
  const header = document.querySelector("header")!;
  const scroll = (y: number, ms: number) => {
    vi.stubGlobal("scrollY", y);
    dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(ms);
    return [header.dataset["scroll"], header.hasAttribute("data-animated")];
  };
  expect(scroll(300, 19)).toEqual(["top", false]);
  expect(scroll(600, 1), "the first movement counts").toEqual(["down", false]);
  expect(scroll(240, 20)).toEqual(["up", false]);
  scroll(600, 20);
  expect(scroll(241, 20), "beyond twice its height").toEqual(["up", true]);
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
