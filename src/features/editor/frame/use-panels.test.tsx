// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import type { OwnedStore } from "../state/store.ts";
import { allWords } from "../state/unsaved-words.ts";
import { usePanels } from "./use-panels.ts";

type Panels = ReturnType<typeof usePanels>;

const store = { actions: { setToolbarOpen: () => undefined, flush: () => undefined } } as unknown as OwnedStore;
let panels: Panels;
let unmount: () => void;

function Frame() {
  panels = usePanels(store, "toolbar");
  return null;
}

beforeEach(() => {
  // jsdom lays nothing out
  Object.defineProperty(document, "scrollingElement", { configurable: true, value: document.documentElement });
  document.elementFromPoint = () => null;
  document.elementsFromPoint = () => [];
  history.replaceState(null, "", "/de/edit/before");
  history.pushState(null, "", "/de/edit/page?toolbar=1&entry=a");
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Frame />));
  unmount = () => flushSync(() => root.unmount());
});
afterEach(() => unmount());

const isOpen = (panel: Panels["panel"]) => eventually(() => expect(panels.panel).toBe(panel));
const address = () => location.pathname + location.search;
const isAt = (where: string) => eventually(() => expect(address()).toBe(where));

it("Back closes a side panel, whichever came after the first, and the next one leaves the page", async () => {
  panels.togglePanel("pageMenu");
  await isOpen("pageMenu");
  expect(address()).toBe("/de/edit/page?entry=a&pageMenu=1");
  panels.togglePanel("settings");
  await isOpen("settings");
  history.back();
  await isOpen("toolbar");
  await isAt("/de/edit/page?toolbar=1");
  history.back();
  await isAt("/de/edit/before");
});

it("Back leaves the page at once where the panels were closed by hand", async () => {
  for (const _ of ["opened", "closed", "opened", "closed"]) {
    panels.togglePanel("library");
    await isOpen(address().includes("library") ? "library" : "toolbar");
  }
  panels.closeAll();
  await isOpen(null);
  history.back();
  await isAt("/de/edit/before");
});

it("Back asks before words are lost, as often as it is pressed, and shows the panel's address meanwhile", async () => {
  panels.togglePanel("settings");
  await isOpen("settings");
  const release = allWords.hold();
  for (const _ of ["once", "once more"]) {
    history.back();
    await eventually(() => expect(panels.leaving).not.toBeNull());
    expect([panels.panel, address()]).toEqual(["settings", "/de/edit/page?settings=1"]);
    flushSync(() => panels.stay());
  }
  release();
  history.back();
  await isOpen("toolbar");
});
