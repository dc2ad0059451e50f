// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import type { BookingLink } from "~/features/blocks/option-kinds.ts";
import { BookingLinkInput } from "./booking-link-input.tsx";

it("follows a kind that is taken back, and saves another address with the kind that is there", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const onSave = vi.fn();
  const show = (value: BookingLink | null) => {
    const part = <BookingLinkInput label="Termin" {...{ value, onSave }} />;
    const around = { state: {}, known: {}, actions: { onFlush: () => () => undefined } };
    flushSync(() => root.render(inEditor(part, around)));
  };
  const select = () => place.querySelector("select")!;
  const choose = (type: string) => {
    select().value = type;
    flushSync(() => select().dispatchEvent(new Event("change", { bubbles: true })));
  };
  const url = "https://termin.example/";
  show({ type: "appointment", url });
  choose("iframe");
  expect(onSave).toHaveBeenLastCalledWith({ type: "iframe", url });
  show({ type: "iframe", url });
  show({ type: "appointment", url }); // by undo, or by somebody else
  expect(select().value).toBe("appointment");

  show(null);
  choose("iframe");
  const input = place.querySelector("input")!;
  input.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, url);
  flushSync(() => input.dispatchEvent(new InputEvent("input", { bubbles: true })));
  flushSync(() => input.blur());
  expect(onSave, "what is chosen before there is an address goes with it").toHaveBeenLastCalledWith({
    type: "iframe",
    url,
  });
  root.unmount();
  place.remove();
});
