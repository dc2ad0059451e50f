// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import { LinkInput } from "./link-input.tsx";

it("shows the kind of the link that is there, also once a new one is taken back; none stays what it was", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const onSave = vi.fn();
  const show = (value: LinkValue | null) => {
    const part = <LinkInput label="Link" {...{ value, onSave }} />;
    const around = { state: { locale: "de" as const }, known: {}, actions: { onFlush: () => () => undefined } };
    flushSync(() => root.render(inEditor(part, around)));
  };
  const chosen = () => place.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
  const mail: LinkValue = { type: "email", email: "a@optik.example" };
  show(mail);
  flushSync(() => place.querySelector<HTMLElement>('input[value="phone"]')?.click());
  expect(chosen()).toBe("phone");
  const input = place.querySelector<HTMLInputElement>("input[type=text]")!;
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, "052 212 34 56");
  flushSync(() => input.dispatchEvent(new InputEvent("input", { bubbles: true })));
  flushSync(() => input.blur());
  expect(onSave).toHaveBeenLastCalledWith({ type: "phone", phone: "052 212 34 56" });
  show({ type: "phone", phone: "052 212 34 56" });
  show(mail); // by undo, or by somebody else
  expect([chosen(), place.querySelector<HTMLInputElement>("input[type=text]")?.value]).toEqual(["email", mail.email]);
  flushSync(() => [...place.querySelectorAll("button")].at(-1)?.click());
  show(null);
  expect(chosen()).toBe("email");
  root.unmount();
  place.remove();
});
