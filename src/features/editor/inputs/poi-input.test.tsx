// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { Point } from "~/features/map/domain/point.ts";
import { PoiInput } from "./poi-input.tsx";

const bern: Point = { lat: 46.9481, lng: 7.4474, icon: "start" };
const thun: Point = { lat: 46.758, lng: 7.628, icon: "party" };
const biel: Point = { lat: 47.1368, lng: 7.2468, icon: "end" };

let answer: PositionCallback;
let saved: Point[];
let unmount: () => void;
beforeEach(() => {
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: (found: PositionCallback) => (answer = found) } });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() =>
    root.render(inEditor(<Points />, { state: {}, known: {}, actions: { onFlush: () => () => undefined } })),
  );
  unmount = () => {
    root.unmount();
    place.remove();
  };
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

function Points() {
  const [points, setPoints] = useState([bern, thun, biel]);
  saved = points;
  return <PoiInput label="Punkte" value={points} onSave={setPoints} />;
}

const buttons = (named: RegExp) =>
  [...document.querySelectorAll("button")].filter((button) => named.test(button.ariaLabel ?? ""));
const locate = (row: number) => flushSync(() => buttons(/Standort/)[row]?.click());
function remove(row: number): void {
  const button = buttons(/entfernen/)[row];
  button?.focus();
  flushSync(() => button?.click());
}
const found = () => flushSync(() => answer({ coords: { latitude: 47.5, longitude: 8.7239 } } as GeolocationPosition));

it("where somebody is becomes the place of the row that asked, also once one before it is removed", () => {
  locate(1);
  remove(0);
  found();
  expect(saved).toEqual([{ lat: 47.5, lng: 8.7239, icon: "party" }, biel]);
});

it("where somebody is becomes the place of no row once the one that asked is removed", () => {
  locate(1);
  remove(1);
  found();
  expect(saved).toEqual([bern, biel]);
  locate(1);
  remove(1); // another one takes its place, as two always stay
  found();
  expect(saved).toEqual([bern]);
});

it("the keyboard goes on to the next row when one is removed, and to the one before from the last", () => {
  remove(0);
  expect(document.activeElement).toBe(buttons(/entfernen/)[0]);
  flushSync(() => [...document.querySelectorAll("button")].at(-1)?.click()); // a third row
  remove(2);
  expect(document.activeElement).toBe(buttons(/entfernen/)[1]);
});
