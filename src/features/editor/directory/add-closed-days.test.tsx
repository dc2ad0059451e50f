// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { AddClosedDays } from "./add-closed-days.tsx";

const place = document.createElement("div");
const onChosen = vi.fn();
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  document.body.append(place);
  root = createRoot(place);
  const part = <AddClosedDays today="2026-11-27" onChosen={onChosen} />;
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
  expect([...place.querySelectorAll("button")].at(-1)?.disabled).toBe(true);
});
