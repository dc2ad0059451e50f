// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { GlossaryWord } from "~/features/site/translations/schema.ts";
import { Glossary } from "./glossary.tsx";

let root: Root;
let words: Record<string, GlossaryWord>;
const kept = (source: string): GlossaryWord => ({ source, isKept: true, words: {} });
const around = { state: {}, known: {}, actions: { onFlush: () => () => undefined } };
const draw = () => flushSync(() => root.render(inEditor(<Glossary words={words} onSave={onSave} />, around)));

function onSave({ glossary }: { glossary?: unknown }): void {
  const changed = { ...words, ...(glossary as Record<string, GlossaryWord | null>) };
  const isThere = (entry: [string, GlossaryWord | null]): entry is [string, GlossaryWord] => entry[1] !== null;
  words = Object.fromEntries(Object.entries(changed).filter(isThere));
  draw();
}

beforeEach(() => {
  words = { a: kept("Achse"), b: kept("Brille"), c: kept("Kontaktlinse") };
  root = createRoot(document.body.appendChild(document.createElement("div")));
  draw();
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

const remove = (source: string) => {
  const button = document.querySelector<HTMLElement>(`button[aria-label="«${source}» entfernen"]`);
  button?.focus();
  flushSync(() => button?.click());
};
const add = (source: string) => {
  const input = document.querySelector<HTMLInputElement>("form input");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, source);
  flushSync(() => input?.dispatchEvent(new InputEvent("input", { bubbles: true })));
  flushSync(() => document.querySelector("form")?.requestSubmit());
};
const focused = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

it("gives the keyboard to the word that takes a removed one's place, and at last to where words are added", () => {
  remove("Brille");
  expect(focused()).toBe("«Kontaktlinse» entfernen");
  remove("Kontaktlinse");
  expect(focused()).toBe("«Achse» entfernen");
  remove("Achse");
  expect(focused()).toBe("Wort hinzufügen");
  expect(words).toEqual({});
});

it("takes no word twice, says so beside it, and keeps what was typed", () => {
  const said = () => document.querySelector("form + [role=alert]:not([hidden])")?.textContent;
  const entry = () => document.querySelector<HTMLInputElement>("form input")?.value;
  add(" Brille ");
  expect([Object.keys(words).length, said(), entry()]).toEqual([3, "«Brille» steht schon in der Liste.", " Brille "]);
  add("brille");
  expect([Object.keys(words).length, said(), entry()]).toEqual([4, undefined, ""]);
});
