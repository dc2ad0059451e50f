// @vitest-environment jsdom
import { expect, it, vi } from "vitest";

it("closes when the page is left, which is found without it on the way back", async () => {
  const { MenuElement } = await import("./menu-element.ts"); // needs a browser's HTMLElement
  vi.stubGlobal("matchMedia", () => new EventTarget());
  customElements.define("vt-menu", MenuElement);
  document.body.innerHTML = "<vt-menu><dialog open></dialog></vt-menu>";
  const close = vi.fn();
  Object.assign(document.querySelector("dialog")!, { close });
  dispatchEvent(new Event("pagehide"));
  expect(close).toHaveBeenCalledOnce();
  document.body.replaceChildren();
  dispatchEvent(new Event("pagehide"));
  expect(close, "once it is gone").toHaveBeenCalledOnce();
});
