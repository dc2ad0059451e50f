// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { MapMarker } from "../domain/markers.ts";
import { useOpenedMarker } from "./use-opened-marker.ts";

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A marker as each answer of the directory makes it: a new object. */
const markerOf = (name: string, lng = 8.72) => ({ name, lng, lat: 47.5 }) as MapMarker;

function Pins({ markers }: { markers: MapMarker[] }) {
  const { opened, setOpened, isOpened } = useOpenedMarker(markers);
  return (
    <>
      {markers.map((marker, at) => (
        <button
          key={at}
          aria-expanded={isOpened(marker)}
          onClick={() => setOpened({ marker, isByKey: false })}
          type="button"
        />
      ))}
      {opened && <p>{opened.marker.name}</p>}
    </>
  );
}

/** The pop-up that is open among these markers, and the pins that say so. */
function show(...markers: MapMarker[]) {
  act(() => root.render(<Pins markers={markers} />));
  const pins = [...document.querySelectorAll("button")];
  const expanded = pins.flatMap((pin, at) => (pin.ariaExpanded === "true" ? [at] : []));
  return [document.querySelector("p")?.textContent ?? null, expanded];
}
const press = (at: number) => act(() => document.querySelectorAll("button")[at]?.click());

it("keeps a pop-up, and its pin expanded, when the same places are drawn anew among others", () => {
  show(markerOf("Bern"), markerOf("Thun"));
  press(1);
  expect(show(markerOf("Biel"), markerOf("Thun", 7.6), markerOf("Thun"))).toEqual(["Thun", [2]]);
});

it("closes the pop-up of a place that is no longer found, which does not come back with its place", () => {
  show(markerOf("Bern"), markerOf("Thun"));
  press(1);
  expect(show(markerOf("Bern"))).toEqual([null, []]);
  expect(show(markerOf("Bern"), markerOf("Thun"))).toEqual([null, []]);
});
