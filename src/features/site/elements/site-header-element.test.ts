// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

it("closes what lies open once the keyboard goes on below it, but not on the button that opened it", async () => {
  const { SiteHeaderElement } = await import("./site-header-element.ts"); // needs a browser's HTMLElement
  customElements.define("vt-header", SiteHeaderElement);
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
  vi.restoreAllMocks();
});
