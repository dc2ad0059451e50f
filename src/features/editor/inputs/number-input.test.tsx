// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { option, type OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { NumberInput } from "./number-input.tsx";

const ranged = option.number({ label: "options.link", maximum: 5 });
const { range: _range, ...unranged } = ranged;
const onSave = vi.fn();
const actions = { onFlush: () => () => undefined };
let root: Root;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("div")));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  onSave.mockReset();
  vi.unstubAllGlobals();
});

/** The buttons of a number, and what they can do. */
function shown(definition: OptionDefinition, value: number) {
  const part = <NumberInput option={definition} {...{ value, onSave }} />;
  act(() => root.render(inEditor(part, { state: { locale: "de" }, known: {}, actions })));
  const buttons = [...document.querySelectorAll("button")];
  return { buttons, canBePressed: buttons.map(({ ariaDisabled }) => ariaDisabled !== "true") };
}

it("steps by one, and not out of its range, which begins with one where nobody says otherwise", () => {
  const { buttons } = shown(ranged, 3);
  for (const button of buttons) act(() => button.click());
  expect(onSave.mock.calls).toEqual([[2], [4]]);
  expect(shown(ranged, 1).canBePressed).toEqual([false, true]);
  expect(shown(ranged, 5).canBePressed).toEqual([true, false]);
  expect(shown(unranged as OptionDefinition, 1).canBePressed).toEqual([false, true]);
  expect(shown(unranged as OptionDefinition, 400).canBePressed).toEqual([true, true]);
});

it("keeps the keyboard on the button that has led to an end, which does nothing there", () => {
  const { buttons } = shown(ranged, 1);
  expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false]);
  act(() => buttons[0]?.click());
  const at5 = shown(ranged, 5).buttons;
  act(() => at5[1]?.click());
  expect(onSave).not.toHaveBeenCalled();
});
