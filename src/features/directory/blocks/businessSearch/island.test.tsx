// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { textsOf } from "~/i18n/catalogue.ts";
import { foundEvent } from "./found-markers.ts";
import { DirectoryMapIsland } from "./island.tsx";

/** Is seen at once; where no map can be drawn, its places stand in a list. */
class SeenAtOnce {
  constructor(private tell: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.tell([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("IntersectionObserver", SeenAtOnce);
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  document.body.innerHTML = `<section id="section-s"><div></div><vt-found>
    <details><h3 class="card__title">Augenwerk</h3><div data-place="7.44,46.95"><address><strong>Augenwerk</strong></address></div></details>
    <a data-state="more"></a></vt-found></section>`;
  root = createRoot(document.querySelector("section > div")!);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const shown = () => [...document.querySelectorAll(".map-list li")].map((place) => place.textContent);

it("keeps all that was found while more is loaded below, and begins anew with another question", async () => {
  const places = ["Augenwerk", "Seeblick"].map((name, at) => ({ name, address: "", lng: 7.44 + at, lat: 46.95 }));
  const answers = [Promise.resolve(Response.json({ total: 2, places }))];
  vi.stubGlobal("fetch", () => answers.shift() ?? new Promise(() => undefined));
  await act(async () => root.render(<DirectoryMapIsland sectionId="s" texts={textsOf("map", "de")} route="Route" />));
  await eventually(() => expect(shown()).toEqual(["Augenwerk", "Seeblick"]));
  const tell = () =>
    act(
      async () =>
        void document.querySelector("vt-found")?.dispatchEvent(new CustomEvent(foundEvent, { bubbles: true })),
    );
  await tell();
  expect(shown()).toEqual(["Augenwerk", "Seeblick"]);
  history.replaceState(null, "", "?q=Augenwerk");
  await tell();
  expect(shown()).toEqual(["Augenwerk"]);
});
