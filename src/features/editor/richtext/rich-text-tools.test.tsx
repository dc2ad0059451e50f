// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import type { RichTextValue } from "~/features/richtext/schema.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { RichTextEntry } from "./rich-text-entry.tsx";

it("does what is asked of it before the keyboard ever was in the text at the text's end", async () => {
  const told: (RichTextValue | null)[] = [];
  const start: RichTextValue = [{ type: "p", children: [{ text: "Optikerin" }] }];
  const entry = <RichTextEntry start={start} locale="de" label="Text" onChanged={(value) => told.push(value)} />;
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  flushSync(() => root.render(inEditor(entry, { state: {}, known: {}, actions: { onFlush: () => () => undefined } })));
  const tool = document.querySelector<HTMLElement>('[aria-label="Nummerierte Liste"]');
  tool?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
  tool?.click();
  await eventually(() => expect(told.at(-1)?.[0]).toMatchObject({ type: "ol" }));
  root.unmount();
  document.body.replaceChildren();
});

it("closes its menu of sizes with Escape, and hears nothing of it itself, while the keyboard is in the text still", async () => {
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  const entry = <RichTextEntry start={null} locale="de" label="Text" onChanged={() => undefined} />;
  flushSync(() => root.render(inEditor(entry, { state: {}, known: {}, actions: { onFlush: () => () => undefined } })));
  const text = document.querySelector<HTMLElement>('[role="textbox"]');
  text?.focus();
  const trigger = document.querySelector<HTMLElement>('[aria-label="Textgrösse"]');
  flushSync(() => trigger?.click());
  const isOpen = () => trigger?.getAttribute("aria-expanded") === "true";
  expect(isOpen()).toBe(true);
  text?.focus();
  let isHeard = false; // a text on the page would be left
  text?.addEventListener("keydown", () => (isHeard = true), true);
  const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  flushSync(() => text?.dispatchEvent(escape));
  expect({ isOpen: isOpen(), isHeard }).toEqual({ isOpen: false, isHeard: false });
  root.unmount();
  document.body.replaceChildren();
});
