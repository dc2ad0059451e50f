// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { DialogRoot } from "../dialogs/dialog-root.tsx";
import { restoreAddress, showAddress } from "../state/addresses.ts";
import type { OwnedStore } from "../state/store.ts";
import { allWords } from "../state/unsaved-words.ts";
import { usePanels } from "./use-panels.ts";

type Panels = ReturnType<typeof usePanels>;

const store = { actions: { setToolbarOpen: () => undefined, flush: () => undefined } } as unknown as OwnedStore;
let panels: Panels;
let unmount: () => void;

/** How many dialogs are open, one over the other. */
let showDialogs: (count: number) => void;
let shown: number;

function Frame({ initial }: { initial: Panels["panel"] }) {
  panels = usePanels(store, initial);
  const [count, setCount] = useState(0);
  shown = count;
  showDialogs = (next) => flushSync(() => setCount(next));
  return Array.from({ length: count }, (_, index) => (
    <DialogRoot key={index} open onOpenChange={(isOpen) => !isOpen && setCount(index)} />
  ));
}

function mount(initial: Panels["panel"]): void {
  const root = createRoot(document.createElement("div"));
  flushSync(() => root.render(<Frame initial={initial} />));
  unmount = () => flushSync(() => root.unmount());
}

beforeEach(() => {
  // jsdom lays nothing out
  Object.defineProperty(document, "scrollingElement", { configurable: true, value: document.documentElement });
  document.elementFromPoint = () => null;
  document.elementsFromPoint = () => [];
  history.replaceState(null, "", "/de/edit/before");
  history.pushState(null, "", "/de/edit/page?toolbar=1&entry=a");
  mount("toolbar");
});
afterEach(() => unmount());

const areShown = (count: number) => eventually(() => expect(shown).toBe(count));
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

it("the address stays that of the language in which the page is shown, when Back closes what it was switched in", async () => {
  panels.togglePanel("translations");
  await isOpen("translations");
  showDialogs(1);
  showAddress("/fr/edit/accueil?translations=1");
  history.back();
  await areShown(0);
  expect(address()).toBe("/fr/edit/accueil?translations=1");
  history.back();
  await isOpen("toolbar");
  await isAt("/fr/edit/accueil?toolbar=1");
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

it("the address and Back stay as they are where Next's router writes the address that it knows", async () => {
  panels.togglePanel("settings");
  await isOpen("settings");
  history.replaceState({ __NA: true }, "", "/fr/edit/page?toolbar=1");
  restoreAddress();
  expect([address(), history.state]).toMatchObject(["/de/edit/page?entry=a&settings=1", { __NA: true }]);
  panels.togglePanel("library");
  await isOpen("library");
  history.back();
  await isOpen("toolbar");
  restoreAddress();
  await isAt("/de/edit/page?toolbar=1");
  history.back();
  await isAt("/de/edit/before");
});

it("an entry stays that of the dialog for which it was added, where the address is the one that Next's router knows", async () => {
  showDialogs(1);
  history.replaceState({ __NA: true }, "", location.href);
  restoreAddress();
  for (const count of [0, 1, 0]) showDialogs(count);
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

it("Back closes a dialog and leaves the page open", async () => {
  showDialogs(1);
  expect(address()).toBe("/de/edit/page?entry=a&toolbar=1");
  history.back();
  await areShown(0);
  expect(panels.panel).toBe("toolbar");
  await isAt("/de/edit/page?toolbar=1");
  history.back();
  await isAt("/de/edit/before");
});

it("Back closes the dialogs over a panel one by one, then the panel, then leaves the page", async () => {
  panels.togglePanel("library");
  await isOpen("library");
  showDialogs(1);
  showDialogs(2);
  for (const left of [1, 0]) {
    history.back();
    await areShown(left);
    expect([panels.panel, address()]).toEqual(["library", "/de/edit/page?library=1"]);
  }
  history.back();
  await isOpen("toolbar");
  history.back();
  await isAt("/de/edit/before");
});

it("Back leaves the page at once where dialogs were closed by hand, however often", async () => {
  for (const count of [1, 2, 0, 1, 0]) showDialogs(count);
  history.back();
  await isAt("/de/edit/before");
});

it("a panel that the page was opened with goes with the page, once the dialog over it is closed", async () => {
  unmount();
  history.replaceState(null, "", "/de/edit/page?inbox=1");
  mount("inbox");
  for (const isByHand of [true, false, true]) {
    showDialogs(1);
    if (isByHand) showDialogs(0);
    else history.back();
    await areShown(0);
  }
  expect(panels.panel).toBe("inbox");
  history.back();
  await isAt("/de/edit/before");
});
