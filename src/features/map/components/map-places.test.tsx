// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import type { MapMarker } from "../domain/markers.ts";
import { MapPlaces } from "./map-places.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it.each(["list", "elsewhere"])("leads a keyboard on to the map that has its picture, from the %s", (where) => {
  document.body.innerHTML = `<button>Suche</button><div class="map"><canvas tabindex="0"></canvas><div></div></div>`;
  const root = createRoot(document.querySelector(".map div")!);
  const markers = ["Bern", "Thun"].map((name, lng) => ({ name, lng, lat: 47, index: null }) as MapMarker);
  const draw = (isWithout: boolean) =>
    act(() =>
      root.render(isWithout && <MapPlaces markers={markers} texts={textsOf("map", "de")} onChosen={() => undefined} />),
    );
  draw(true);
  act(() => document.querySelector<HTMLElement>(".map button")?.click());
  const place = document.querySelector<HTMLElement>(where === "list" ? ".map-list button" : "body > button");
  place?.focus();
  draw(true);
  expect(document.activeElement).toBe(place);
  draw(false);
  expect(document.activeElement?.tagName).toBe(where === "list" ? "CANVAS" : "BUTTON");
  act(() => root.unmount());
});
