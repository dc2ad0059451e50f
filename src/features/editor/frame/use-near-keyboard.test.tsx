// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { useNearKeyboard } from "./use-near-keyboard.ts";

it("the keyboard goes on to the section beside one that leaves with a step that is taken back", async () => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
  const [first, second] = [testId("first"), testId("second")];
  document.body.innerHTML = `<div></div>${[first, second].map((id) => `<section data-vt-item="${id}" tabindex="-1"></section>`).join("")}`;
  const [stays, added] = document.querySelectorAll<HTMLElement>("section");
  const pageOf = (...ids: string[]) => testDocument(ids.map((id) => ({ id, kind: "hero" as const })));
  function Probe() {
    useNearKeyboard();
    return null;
  }
  const root = createRoot(document.querySelector("div")!);
  const draw = (state: object) => flushSync(() => root.render(inEditor(<Probe key="one" />, { state, known: {} })));
  const before = pageOf(first, second);
  draw({ document: before, takenStep: null });
  added?.focus();
  added?.remove();
  const patches = [{ path: ["groups", second], before: before.groups[second], after: null }];
  draw({ document: pageOf(first), takenStep: { from: "undo", madeAt: 1, patches } });
  expect(document.activeElement).toBe(document.body);
  await eventually(() => expect(document.activeElement).toBe(stays));
  root.unmount();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});
