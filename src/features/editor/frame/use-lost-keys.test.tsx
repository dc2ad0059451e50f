// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as shown } from "sonner";
import { expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { loadToaster } from "../toasts/toast.ts";
import { useLostKeys } from "./use-lost-keys.ts";

it("letters for a text that another person has deleted lead the page nowhere, and that is told, until a press leads on", async () => {
  await loadToaster();
  const gone = testId("gone");
  const state = { document: testDocument([{ id: gone, kind: "hero" }]) };
  const [place, text] = [document.createElement("div"), document.createElement("p")];
  text.innerHTML = `<span role="textbox" tabindex="0" data-vt-item="${gone}:title"></span>`;
  document.body.append(place, text);
  function Probe() {
    useLostKeys();
    return null;
  }
  const root = createRoot(place);
  flushSync(() => root.render(inEditor(<Probe />, { state, known: {} })));
  text.querySelector("span")?.focus();
  const isHeld = () =>
    !document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
  text.remove();
  expect(isHeld(), "drawn anew, as when the toolbar is closed").toBe(false);
  state.document = testDocument([]);
  expect(isHeld()).toBe(true);
  expect(isHeld()).toBe(true);
  const told = shown.getToasts().filter(({ id }) => id === "canvas.textGone");
  expect(told).toHaveLength(1);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(isHeld()).toBe(false);
  shown.dismiss("canvas.textGone");
  root.unmount();
  place.remove();
});
