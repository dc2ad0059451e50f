// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { useAfterPress } from "./use-after-press.ts";

let unmount: () => void;
beforeEach(() => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(<Text />));
  unmount = () => flushSync(() => root.unmount());
});
afterEach(() => {
  unmount();
  document.body.replaceChildren();
});

/** A text whose tools go when it is left, with a button below them. */
function Text() {
  const [hasTools, setHasTools] = useState(true);
  const afterPress = useAfterPress();
  return (
    <>
      {hasTools && <i />}
      <input onBlur={() => afterPress(() => setHasTools(false))} />
      <button />
    </>
  );
}

const find = (name: string) => document.querySelector<HTMLElement>(name);
const press = (type: string) => flushSync(() => find("button")?.dispatchEvent(new MouseEvent(type, { bubbles: true })));
const leave = () => {
  find("input")?.focus();
  flushSync(() => find("input")?.blur());
};

it("leaves everything in its place under a press until that is a click, and then does it", async () => {
  press("mousedown");
  leave();
  expect(find("i")).not.toBeNull();
  press("mouseup");
  expect(find("i"), "the click is still to come").not.toBeNull();
  press("click");
  await eventually(() => expect(find("i")).toBeNull());
});

it("does it at once where the keyboard leads on", () => {
  press("mousedown");
  press("mouseup");
  leave();
  expect(find("i")).toBeNull();
});
