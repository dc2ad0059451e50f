// @vitest-environment jsdom
import { act, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useKeysAhead } from "./use-keys-ahead.ts";

const onEscape = vi.fn();
let root: Root;

function Palette({ hasCome }: { hasCome: boolean }) {
  const [search, setSearch] = useState("");
  useKeysAhead(".palette", { onTyped: setSearch, onEscape });
  return (
    <div className="palette">
      {hasCome ? <input value={search} onChange={(event) => setSearch(event.target.value)} /> : <i>{search}</i>}
    </div>
  );
}

/** Whether the page behind hears of it. */
function press(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  act(() => void document.querySelector("p")?.dispatchEvent(event));
  return !event.defaultPrevented;
}
const draw = (hasCome: boolean) => act(() => root.render(<Palette hasCome={hasCome} />));
const input = () => document.querySelector("input");

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<p>Titel</p><div></div>";
  root = createRoot(document.querySelector("div")!);
  draw(false);
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("what is typed before the palette has come stands in its field, and not in the page", () => {
  const heard = [..."prix"].map((key) => press(key));
  expect([...heard, press("Backspace"), press("e"), press("Enter")]).not.toContain(true);
  draw(true);
  expect(input()?.value).toBe("prie");
});

it("the browser keeps its own keys, and AltGr types letters", () => {
  expect(press("r", { ctrlKey: true })).toBe(true);
  expect(press("@", { ctrlKey: true, altKey: true, modifierAltGraph: true })).toBe(false);
  expect(document.querySelector("i")?.textContent).toBe("@");
});

it("once its field has the keyboard, every key is the field's own", () => {
  draw(true);
  act(() => input()?.focus());
  expect(press("x")).toBe(true);
  expect(input()?.value).toBe("");
});

it("Escape calls it off before it has come", () => {
  expect(press("Escape")).toBe(false);
  expect(onEscape).toHaveBeenCalledOnce();
});
