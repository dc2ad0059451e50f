// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { consentVersion } from "../domain/choice.ts";

beforeAll(async () => {
  const { ConsentElement } = await import("./consent-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-consent")) customElements.define("vt-consent", ConsentElement);
});
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready: new Promise(() => undefined) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
});

const page = `<vt-consent data-quiet><section class="consent" tabindex="-1" hidden><input type="checkbox" name="analytics">
  <button data-choice="none">Nein</button><button data-choice="all">Ja</button></section></vt-consent>
  <main id="content" tabindex="-1"></main><footer><button data-consent="">Dienste</button></footer>`;

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

it("gives the keyboard back to the button that opened it, also in the page that is loaded anew", () => {
  const opener = () => document.querySelector("[data-consent]");
  document.body.innerHTML = page;
  press("[data-consent]");
  press('[data-choice="all"]');
  expect(document.activeElement).toBe(opener());
  document.body.innerHTML = page;
  expect(document.activeElement, "nothing was taken back").toBe(document.body);
  press("[data-consent]");
  press('[data-choice="none"]');
  document.body.innerHTML = page; // as it was loaded anew
  expect(document.activeElement).toBe(opener());
  document.body.innerHTML = page;
  expect(document.activeElement, "once").toBe(document.body);
});

it("takes a choice of another tab for its own: asks no more, and comes anew where something was taken back", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const choose = (analytics: boolean) => {
    const choice = { version: consentVersion, at: Date.now(), visitorId: "one", choices: { analytics } };
    localStorage.setItem("consent", JSON.stringify(choice));
    dispatchEvent(Object.assign(new Event("storage"), { key: "consent" }));
  };
  document.body.innerHTML = page.replaceAll(/ data-quiet| hidden/g, ""); // it is asking
  const panel = document.querySelector<HTMLElement>(".consent");
  dispatchEvent(Object.assign(new Event("storage"), { key: "another" }));
  expect(panel?.hidden).toBe(false);
  choose(true);
  expect(panel?.hidden).toBe(true);
  choose(true);
  expect(reload).not.toHaveBeenCalled();
  choose(false);
  expect(reload).toHaveBeenCalledOnce();
});

it("has a page that was kept as it was come anew where another choice was made since", () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const back = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  document.body.innerHTML = page.replace(" data-quiet", "");
  press('[data-choice="all"]');
  back(true);
  expect(reload, "it is its own").not.toHaveBeenCalled();
  localStorage.setItem("consent", "{}"); // on the next page
  back(false);
  expect(reload, "it comes for the first time").not.toHaveBeenCalled();
  back(true);
  expect(reload).toHaveBeenCalledOnce();
});

it("says that it will ask from the beginning, while it waits for the typefaces, so that nothing else comes before it", async () => {
  let come = () => undefined as void;
  const ready = new Promise<void>((done) => (come = done));
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready } });
  document.body.innerHTML = page.replace(" data-quiet", "");
  const [element, panel] = ["vt-consent", ".consent"].map((each) => document.querySelector<HTMLElement>(each));
  expect([element?.dataset["state"], panel?.hidden]).toEqual(["asks", true]);
  come();
  await ready;
  expect([element?.dataset["state"], panel?.hidden]).toEqual([undefined, false]);
});
