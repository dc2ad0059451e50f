// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { PoiRowInput } from "./poi-row-input.tsx";
import type { PoiRow } from "./poi-rows.ts";

const start: PoiRow = { key: 0, lat: "47.4997", lng: "8.7239", icon: "start" };
const onCommitted = vi.fn<(row: PoiRow) => void>();
let place: HTMLElement;
let root: Root;

function Row() {
  const [row, setRow] = useState(start);
  const commit = (next: PoiRow) => {
    onCommitted(next);
    setRow(next);
  };
  return (
    <PoiRowInput number={1} others={[]} onRemoved={vi.fn()} {...{ row, onWritten: setRow, onCommitted: commit }} />
  );
}

beforeEach(() => {
  onCommitted.mockClear();
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // whoever wants calm sees no input shake
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  flushSync(() => root.render(inEditor(<Row />, { state: { locale: "de" }, known: {} })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  root.unmount();
  place.remove();
});

const [lat, lng] = [0, 1].map((at) => () => place.querySelectorAll<HTMLInputElement>("input.vt-input")[at]);
const entered = () => [lat?.()?.value, lng?.()?.value];
const errors = () => [...place.querySelectorAll("[role=alert]")].map(({ textContent }) => textContent).join("");
function write(input: HTMLInputElement | undefined, value: string): void {
  input?.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  flushSync(() => input?.dispatchEvent(new Event("input", { bubbles: true })));
}

describe("one point", () => {
  it("is saved when one of its inputs is left with what can be read", () => {
    write(lat?.(), "47.5");
    expect(onCommitted).not.toHaveBeenCalled();
    flushSync(() => lng?.()?.focus());
    expect(onCommitted).toHaveBeenCalledExactlyOnceWith({ ...start, lat: "47.5" });
  });

  it("is an error once half of it is left behind, not on the way to its other half", () => {
    write(lat?.(), "");
    flushSync(() => lng?.()?.focus());
    expect(errors()).toBe("");
    flushSync(() => lng?.()?.blur());
    expect(errors()).not.toBe("");
    expect(onCommitted).not.toHaveBeenCalled();
  });

  it("is what it was with Escape, which goes on to close what is around it only when there is nothing to bring back", () => {
    const outside = vi.fn();
    place.parentElement?.addEventListener("keydown", outside, { once: true });
    const escape = () => lat?.()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    write(lat?.(), "9");
    flushSync(escape);
    expect(entered()).toEqual(["47.4997", "8.7239"]);
    expect(outside).not.toHaveBeenCalled();
    flushSync(escape);
    expect(outside).toHaveBeenCalledOnce();
  });

  it("takes both figures that were copied together", () => {
    const pasted = new Event("paste", { bubbles: true, cancelable: true });
    Object.assign(pasted, { clipboardData: { getData: () => "46.9481, 7.4474" } });
    flushSync(() => lng?.()?.dispatchEvent(pasted));
    expect(entered()).toEqual(["46.9481", "7.4474"]);
  });

  it("keeps what is chosen while the device finds out where it is", () => {
    let found: PositionCallback = () => undefined;
    const geolocation = { getCurrentPosition: (onFound: PositionCallback) => (found = onFound) };
    vi.stubGlobal("navigator", { geolocation });
    const locate = [...place.querySelectorAll("button")].find((each) => /Standort/.test(each.ariaLabel ?? ""));
    flushSync(() => locate?.click());
    flushSync(() => place.querySelector<HTMLElement>('input[value="party"]')?.click());
    flushSync(() => found({ coords: { latitude: 46.9481, longitude: 7.4474 } } as GeolocationPosition));
    expect(onCommitted).toHaveBeenLastCalledWith({ key: 0, lat: "46.948100", lng: "7.447400", icon: "party" });
  });

  it("says so where the device cannot tell where it is", () => {
    const locate = [...place.querySelectorAll("button")].find((each) => /Standort/.test(each.ariaLabel ?? ""));
    flushSync(() => locate?.click());
    expect(errors()).not.toBe("");
  });
});
