// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { inRound } from "../../../../../tests/support/in-round.tsx";
import { AddPlayerField } from "./add-player-field.tsx";

afterEach(() => document.body.replaceChildren());

it.each([
  ["the tap that took the focus ends", () => document.body.click()],
  ["the page goes", () => window.dispatchEvent(new Event("pagehide"))],
  ["the phone is put away", () => document.dispatchEvent(new Event("visibilitychange"))],
])("enters a name that was left once %s, and not before", (_, happen) => {
  const added: string[] = [];
  const onAdd = (_id: string, name: string) => Promise.resolve({ ok: true as const, value: added.push(name) });
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  flushSync(() => root.render(inRound(<AddPlayerField onAdd={onAdd} />, { view: { canScore: true } })));
  const field = document.querySelector("input");
  field?.focus();
  if (field) field.value = "Ben";
  field?.blur();
  expect(added).toEqual([]);
  happen();
  happen();
  expect(added).toEqual(["Ben"]);
  flushSync(() => root.unmount());
});

it("takes 40 characters as people count them, with the caret where it was, and says how many", () => {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const onAdd = () => undefined;
  flushSync(() => root.render(inRound(<AddPlayerField onAdd={onAdd} />, { view: { canScore: true } })));
  const field = document.querySelector("input");
  const typed = (text: string, caret: number) => {
    if (!field) return;
    field.value = text;
    field.setSelectionRange(caret, caret);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return [field.value, field.selectionStart];
  };
  const golfer = "🏌️";
  expect(typed(golfer.repeat(40), 6)).toEqual([golfer.repeat(40), 6]);
  expect(typed(`ab${golfer.repeat(40)}`, 2)).toEqual([`ab${golfer.repeat(38)}`, 2]);
  expect(field?.maxLength, "as much as is stored").toBe(160);
  expect(document.body.textContent).toContain("höchstens 40 Zeichen");
  flushSync(() => root.unmount());
});
