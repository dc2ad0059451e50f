// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { allWords } from "../state/unsaved-words.ts";
import { FeedInput } from "./feed-input.tsx";

let root: Root;
const place = document.createElement("div");
const onSave = vi.fn();
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  Element.prototype.scrollIntoView = () => undefined; // of an error
  root = createRoot(document.body.appendChild(place));
});
afterEach(() => {
  root.unmount();
  place.remove();
  onSave.mockReset();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "scrollIntoView");
});

/** An empty entry, whose feeds are read so. */
function show(load: (entered: { address: string }) => unknown): void {
  const around = { state: {}, known: {}, actions: { onFlush: () => () => undefined } };
  const option = { label: "option.feed" } as unknown as OptionDefinition;
  const part = <FeedInput option={option} value="" onSave={onSave} />;
  flushSync(() => root.render(inEditor(answered(part, { "feed.load": load } as never), around)));
}

function enter(text: string): void {
  const input = place.querySelector("input")!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  flushSync(() => input.dispatchEvent(new InputEvent("input", { bubbles: true })));
  flushSync(() => input.dispatchEvent(new FocusEvent("focusout", { bubbles: true })));
}

it("saves no feed that was read later than what was entered after it", async () => {
  show(({ address }) => ({ address, title: "Neues" }));
  enter("https://a.example/feed");
  enter("");
  expect(place.querySelector("input")?.value).toBe("");
  await new Promise((done) => setTimeout(done, 50));
  expect(onSave.mock.calls).toEqual([[""]]);
  enter("https://b.example/feed");
  await eventually(() => expect(onSave.mock.calls).toEqual([[""], ["https://b.example/feed"]]));
});

it("is left with a question while a feed is read, and once it could not be", async () => {
  const answers: { resolve: (read: unknown) => void; reject: (error: Error) => void }[] = [];
  show(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  expect(allWords.areHeld()).toBe(false);
  enter("https://a.example/feed");
  await eventually(() => expect(answers).toHaveLength(1));
  expect(allWords.areHeld()).toBe(true);
  answers[0]?.reject(new Error("no feed"));
  await eventually(() => expect(place.querySelector("input")?.ariaInvalid).toBe("true"));
  expect(allWords.areHeld()).toBe(true);
  enter("https://b.example/feed");
  await eventually(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve({ address: "https://b.example/feed", title: "Neues" });
  await eventually(() => expect(onSave).toHaveBeenCalledOnce());
  await eventually(() => expect(allWords.areHeld()).toBe(false));
});

it("reads an address that could not be read once more at Enter, also unchanged, and keeps it until then", async () => {
  const answers: { resolve: (read: unknown) => void; reject: (error: Error) => void }[] = [];
  show(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  enter("https://a.example/feed");
  await eventually(() => expect(answers).toHaveLength(1));
  answers[0]?.reject(new Error("no feed"));
  const input = place.querySelector("input");
  await eventually(() => expect([input?.ariaInvalid, input?.value]).toEqual(["true", "https://a.example/feed"]));
  flushSync(() => input?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true })));
  await eventually(() => expect(answers).toHaveLength(2));
  answers[1]?.resolve({ address: "https://a.example/feed", title: "Neues" });
  await eventually(() => expect(onSave.mock.calls).toEqual([["https://a.example/feed"]]));
});
