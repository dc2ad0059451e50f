// @vitest-environment jsdom
import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

it("does what is confirmed once, however often that is pressed while it goes out of sight", async () => {
  const confirmed = vi.fn();
  // Whatever moves on the screen has not come to its end.
  const moving = { finished: new Promise<never>(() => undefined) } as unknown as Animation;
  Element.prototype.getAnimations = () => [moving];
  function Asking() {
    const [isOpen, setOpen] = useState(true);
    const words = { title: "Löschen?", description: "Für immer.", confirm: "Löschen" };
    const onConfirmed = () => {
      setOpen(false);
      confirmed();
    };
    return <ConfirmDialog {...{ isOpen, onConfirmed, ...words }} onClose={() => setOpen(false)} />;
  }
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(inEditor(<Asking />, { state: {}, known: {} })));
  const button = () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Löschen");
  await eventually(() => expect(button()).toBeDefined());
  const pressed = button();
  flushSync(() => pressed?.click());
  expect(pressed?.isConnected).toBe(true);
  flushSync(() => pressed?.click());
  expect(confirmed).toHaveBeenCalledOnce();
  root.unmount();
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, "getAnimations");
});
