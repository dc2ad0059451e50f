// @vitest-environment jsdom
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { allWords } from "../state/unsaved-words.ts";
import { AddClosedDays } from "./add-closed-days.tsx";

const place = document.createElement("div");
const onChosen = vi.fn();
/** How often the form around it was sent, and how often days had been chosen by then. */
const onSubmit = vi.fn((event: FormEvent) => {
  event.preventDefault();
  return onChosen.mock.calls.length;
});
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  document.body.append(place);
  root = createRoot(place);
  onChosen.mockClear();
  onSubmit.mockClear();
  const part = (
    <form noValidate onSubmit={onSubmit}>
      <AddClosedDays today="2026-11-27" onChosen={onChosen} />
    </form>
  );
  flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
});
afterEach(() => {
  root.unmount();
  place.remove();
});

function press(name: string): void {
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name);
  button?.focus();
  flushSync(() => button?.click());
}
function write(at: number, date: string): void {
  const field = place.querySelectorAll("input")[at];
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, date);
  flushSync(() => field?.dispatchEvent(new Event("input", { bubbles: true })));
}
const said = () => [...place.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).join("");

it("gives the keyboard back to its button, also when nothing was closed", () => {
  expect(document.activeElement).toBe(document.body);
  press("Ferien hinzufügen");
  expect(document.activeElement).toBe(place.querySelector("input"));
  press("Abbrechen");
  expect(document.activeElement).toBe(place.querySelector("button"));
});

it("says how many days are closed where it is read out", () => {
  const status = place.querySelector("[role=status]");
  press("Ferien hinzufügen");
  write(0, "2026-12-24");
  write(1, "2026-12-26");
  press("3 Tage schliessen");
  expect(onChosen).toHaveBeenCalledWith(["2026-12-24", "2026-12-25", "2026-12-26"]);
  expect(place.querySelector("[role=status]")).toBe(status);
  expect(status?.textContent).toMatch(/^3 Tage sind geschlossen/);
  press("Ferien hinzufügen");
  expect(said()).toBe("");
});

it("closes no day that is over, and says so", () => {
  press("Ferien hinzufügen");
  write(0, "2026-11-26");
  write(1, "2026-11-28");
  expect(said()).toMatch(/schon vorbei/);
  const button = [...place.querySelectorAll("button")].at(-1)!;
  expect([button.disabled, button.getAttribute("aria-disabled")], "a disabled one drops the keyboard").toEqual([
    false,
    "true",
  ]);
  flushSync(() => button.click());
  expect(onChosen).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(place.querySelector("input"));
});

it("closes the days that are written when the form around it is saved, before it reads them", () => {
  press("Ferien hinzufügen");
  write(0, "2026-12-24");
  write(1, "2026-12-25");
  place.querySelector("form")?.requestSubmit();
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(["2026-12-24", "2026-12-25"]);
  expect(onSubmit).toHaveReturnedWith(1);
  place.querySelector("form")?.requestSubmit();
  expect(onChosen).toHaveBeenCalledOnce();
});

it.each([
  ["2026-12-24", "", 1],
  ["", "2026-12-24", 0],
  ["2026-11-26", "2026-12-24", 0],
])("asks for what is missing before the form around it is saved: %s to %s", (from, to, asked) => {
  press("Ferien hinzufügen");
  write(0, from);
  write(1, to);
  place.querySelector("form")?.requestSubmit();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(place.querySelectorAll("input")[asked]);
});

it("lets the form around it be saved while nothing is written", () => {
  press("Ferien hinzufügen");
  place.querySelector("form")?.requestSubmit();
  expect(onSubmit).toHaveReturnedWith(0);
});

it("dates that are written are not lost without a question", () => {
  press("Ferien hinzufügen");
  expect(allWords.areHeld()).toBe(false);
  write(0, "2026-12-24");
  expect(allWords.areHeld()).toBe(true);
  press("Abbrechen");
  expect(allWords.areHeld()).toBe(false);
});
