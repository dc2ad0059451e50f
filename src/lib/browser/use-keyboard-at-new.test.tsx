// @vitest-environment jsdom
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useKeyboardAtNew } from "./use-keyboard-at-new.ts";

let root: Root;
let come: (names: string, hasMore: boolean) => void;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

/** Entries of one letter each, of which capitals have a button; "Mehr" brings nothing by itself. */
function Letters({ first }: { first: string }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState({ names: first, hasMore: true });
  const { ref, onAsked } = useKeyboardAtNew(list);
  come = (names, hasMore) => flushSync(() => setShown({ names, hasMore }));
  return (
    <>
      <input />
      <ul ref={list}>
        {[...shown.names].map((name) => (
          <li key={name}>{name < "a" ? <button type="button">{name}</button> : name}</li>
        ))}
      </ul>
      {shown.hasMore && (
        <button ref={ref} id="more" type="button" onClick={onAsked}>
          Mehr
        </button>
      )}
    </>
  );
}

const draw = (first: string) => flushSync(() => root.render(<Letters first={first} />));
const more = () => document.querySelector<HTMLElement>("#more");
const press = () => {
  more()?.focus();
  more()?.click();
};
const at = () => {
  const { tagName, textContent } = document.activeElement ?? document.body;
  return `${tagName} ${textContent}`;
};

it.each([
  ["its button", "AB", "ABCD", "BUTTON C"],
  ["itself where it has none", "AB", "ABcD", "LI c"],
  ["what comes behind the last, whatever comes before the first", "AB", "XABC", "BUTTON C"],
])("leads the keyboard to the first entry that comes by a press: %s", (_, first, then, place) => {
  for (const hasMore of [true, false]) {
    draw(first);
    press();
    come(then, hasMore);
    expect(at()).toBe(place);
    flushSync(() => root.render(null));
  }
});

it("does so every time, also for a press by a mouse that leaves the keyboard nowhere", () => {
  draw("AB");
  press();
  come("ABCD", true);
  press();
  come("ABCDE", true);
  expect(at()).toBe("BUTTON E");
  (document.activeElement as HTMLElement).blur();
  more()?.click();
  come("ABCDEF", true);
  expect(at()).toBe("BUTTON F");
});

it("leads to the list where the last press brings nothing, and to what came where nobody pressed the button that goes", () => {
  draw("AB");
  press();
  come("AB", false);
  expect(at()).toBe("UL AB");
  flushSync(() => root.render(null));
  draw("AB");
  more()?.focus();
  come("ABC", true);
  expect(at()).toBe("BUTTON Mehr");
  come("ABCD", false);
  expect(at()).toBe("BUTTON D");
});

it("leaves whoever went elsewhere meanwhile, or never asked, where they are", () => {
  draw("AB");
  press();
  document.querySelector("input")?.focus();
  come("ABC", true);
  expect(at()).toBe("INPUT ");
  (document.activeElement as HTMLElement).blur();
  come("ABCD", false);
  expect(document.activeElement).toBe(document.body);
});
