// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CheckboxInput } from "./checkbox-input.tsx";
import { InputRow } from "./input-row.tsx";

let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "animate");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("saves a switch a tenth of a second after it was last pressed, and at once when its panel closes", () => {
  const onSave = vi.fn();
  const show = () => act(() => root.render(<CheckboxInput label="Grossbuchstaben" value={false} onSave={onSave} />));
  show();
  const box = document.querySelector("input")!;
  const press = () => act(() => box.click());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  press();
  expect(box.checked).toBe(true);
  pass(99);
  expect(onSave).not.toHaveBeenCalled();
  pass(1);
  expect(onSave.mock.calls).toEqual([[true]]);
  press();
  act(() => root.render(null));
  expect(onSave).toHaveBeenCalledTimes(2);
});

it.each([
  ["for a quarter of a second, once for each refusal", false, [250, 250]],
  ["not for who asked for less motion", true, []],
])("shakes a refused entry %s", (_, isCalm, shakes) => {
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
  const times: number[] = [];
  const animate = (_frames: unknown, { duration }: { duration: number }) => void times.push(duration);
  Object.assign(Element.prototype, { animate });
  for (const attempt of [0, 1, 1, 2]) {
    const error = attempt === 0 ? null : "Bitte gib eine gültige Nummer ein";
    act(() => root.render(<InputRow id="a" label="Anzahl" {...{ error, attempt }} children={<input id="a" />} />));
  }
  expect(times).toEqual(shakes);
  expect(document.querySelector("[role=alert]")?.textContent).toBe("Bitte gib eine gültige Nummer ein");
});
