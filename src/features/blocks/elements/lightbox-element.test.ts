// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

beforeAll(async () => {
  const { LightboxElement } = await import("./lightbox-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-lightbox")) customElements.define("vt-lightbox", LightboxElement);
});
beforeEach(() => {
  // The dialog is open already: what shows the picture has nothing to do.
  document.body.innerHTML = `<vt-lightbox><a class="enlarges" href="#gross"><img alt=""></a><dialog open></dialog></vt-lightbox>`;
});
afterEach(() => {
  delete document.documentElement.dataset["vtEditing"];
  document.body.replaceChildren();
});
afterAll(() => import("./open-lightbox.ts")); // asked for by each press

/** Whether a press is the lightbox's, and not the browser's. */
function isTaken(how: MouseEventInit = {}): boolean {
  const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
  document.querySelector("img")?.dispatchEvent(press);
  return press.defaultPrevented;
}

it("takes the press of a visitor, and leaves it to whoever wants a tab of its own", () => {
  expect(isTaken()).toBe(true);
  expect(isTaken({ ctrlKey: true })).toBe(false);
});

it("takes no press while somebody edits the page, and takes it again once the toolbar is closed", () => {
  document.documentElement.dataset["vtEditing"] = "";
  expect(isTaken()).toBe(false);
  delete document.documentElement.dataset["vtEditing"];
  expect(isTaken()).toBe(true);
});
