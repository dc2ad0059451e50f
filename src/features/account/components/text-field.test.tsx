// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { translatorFor } from "~/i18n/catalogue.ts";
import { nameLimit } from "./account-texts.ts";
import { TextField } from "./text-field.tsx";

it("keeps a name that is too long as it was written, and says so when it is sent", () => {
  const place = document.createElement("div");
  const root = createRoot(place);
  flushSync(() => root.render(<TextField name="n" label="Name" limit={nameLimit(translatorFor("account", "de"))} />));
  const input = place.querySelector("input")!;
  const write = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    flushSync(() => input.dispatchEvent(new InputEvent("input", { bubbles: true })));
    return [input.value.length, input.validationMessage];
  };
  expect(input.maxLength).toBe(-1);
  expect(write("a".repeat(101))).toEqual([101, "Ein Name hat höchstens 100 Zeichen."]);
  expect(write(`${"a".repeat(100)} `)).toEqual([101, ""]);
  root.unmount();
});
