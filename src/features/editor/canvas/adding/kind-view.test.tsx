// @vitest-environment jsdom
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { blockOf } from "~/kinds/registry.ts";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { KindView } from "./kind-view.tsx";

const block = blockOf("textOnImage") as BlockDefinition;
const content = { kind: block.kind, options: {}, fields: { title: { texts: { de: "Willkommen" } } } };
const pictures: never[] = [];
let changeDialog: () => void;
let unmount: () => void;

function Dialog() {
  const [step, setStep] = useState(0);
  changeDialog = () => flushSync(() => setStep(step + 1));
  return (
    <div data-step={step}>
      <KindView {...{ block, content, pictures }} />
    </div>
  );
}

beforeEach(async () => {
  const observer = class {
    constructor(private tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.tell([{ isIntersecting: true }]);
    disconnect = () => undefined;
  };
  vi.stubGlobal("IntersectionObserver", observer);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(inEditor(<Dialog />, { state: { locale: "de" }, known: {} })));
  unmount = () => flushSync(() => root.unmount());
  await eventually(() => expect(document.querySelector(".section")).not.toBeNull());
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

it("is drawn as one of the page's other sections, and says nothing of the titles behind the dialog", () => {
  expect(document.body.querySelector("h1, style")).toBeNull();
  expect(document.querySelector(".section .title")?.textContent).toBe("Willkommen");
});

it("stays as it is drawn while the dialog around it changes", () => {
  const title = document.querySelector(".section .title");
  changeDialog();
  expect(document.querySelector("[data-step]")?.getAttribute("data-step")).toBe("1");
  expect(document.querySelector(".section .title")).toBe(title);
});
