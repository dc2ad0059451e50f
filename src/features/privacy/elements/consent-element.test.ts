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
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

const page = `<vt-consent data-quiet><section class="consent" tabindex="-1" hidden><input type="checkbox" name="analytics">
  <button data-choice="none">Nein</button><button data-choice="chosen">Auswahl</button><button data-choice="all">Ja</button></section></vt-consent>
  <main id="content" tabindex="-1"></main><footer><button data-consent="">Dienste</button></footer>`;

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();

/** A page that services may be loaded in, with a browser that can load it anew. */
const loud = page.replace(" data-quiet", "");
function watchReload() {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload, hostname: "localhost" });
  return reload;
}

it("gives the keyboard back to the button that opened it, also in the page that is loaded anew", () => {
  const reload = watchReload();
  const opener = () => document.querySelector("[data-consent]");
  document.body.innerHTML = loud;
  press("[data-consent]");
  press('[data-choice="all"]');
  expect(document.activeElement).toBe(opener());
  document.body.innerHTML = loud;
  expect(document.activeElement, "nothing was taken back").toBe(document.body);
  press("[data-consent]");
  press('[data-choice="none"]');
  expect(reload).toHaveBeenCalledOnce();
  expect(Object.keys(localStorage), "other tabs hear of the choice alone").toEqual(["consent"]);
  document.body.innerHTML = loud; // as it was loaded anew
  expect(document.activeElement).toBe(opener());
  document.body.innerHTML = loud;
  expect(document.activeElement, "once").toBe(document.body);
});

it("leaves a page as it is that has no services anyway, with whatever somebody has chosen there to send", () => {
  const reload = watchReload();
  document.body.innerHTML = page;
  for (const choice of ["all", "none"]) {
    press("[data-consent]");
    press(`[data-choice="${choice}"]`);
  }
  expect(reload).not.toHaveBeenCalled();
});

it("takes back what was agreed to on a device that keeps nothing", () => {
  const reload = watchReload();
  for (const way of ["getItem", "setItem"] as const)
    vi.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new DOMException("refused", "SecurityError");
    });
  document.body.innerHTML = loud;
  press('[data-choice="all"]');
  press("[data-consent]");
  expect(document.querySelector("input")?.checked).toBe(true);
  press('[data-choice="none"]');
  expect(reload).toHaveBeenCalledOnce();
});

it("forgets what services left on the device, also of an agreement that holds no more and from a page that is left", () => {
  watchReload();
  document.cookie = "kept=1; path=/";
  document.cookie = "_ga=GA1.1; path=/";
  document.body.innerHTML = loud.replace("<button", '<input type="checkbox" name="pixel" checked><button');
  press('[data-choice="chosen"]');
  expect(document.cookie).toBe("kept=1");
  document.body.innerHTML = loud;
  press('[data-choice="all"]');
  press('[data-choice="none"]');
  document.cookie = "_ga_TEST=GS2.1; path=/"; // written while the page went
  document.body.innerHTML = loud;
  expect(document.cookie).toBe("kept=1");
  document.cookie = "_ga=GA1.1; path=/"; // of a shop next door, where somebody has agreed
  document.body.innerHTML = loud;
  expect(document.cookie).toContain("_ga=GA1.1");
  for (const name of ["kept", "_ga"]) document.cookie = `${name}=; max-age=0; path=/`;
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

it("leaves what somebody ticks meanwhile, who has asked for the question before the typefaces came", async () => {
  let come = () => undefined as void;
  const ready = new Promise<void>((done) => (come = done));
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready } });
  document.body.innerHTML = loud;
  press("[data-consent]");
  press("input");
  come();
  await ready;
  expect(document.querySelector("input")?.checked).toBe(true);
});
