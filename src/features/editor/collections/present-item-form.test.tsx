// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { PresentItemForm, type Choice } from "./present-item-form.tsx";

it("keeps the keyboard on its button once what was chosen has been added, and adds nothing twice", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const onChosen = vi.fn();
  const draw = (choices: Choice[]) =>
    flushSync(() => {
      const form = (
        <div data-vt-panel>
          <h2 tabIndex={-1}>Sammlung</h2>
          <div>
            <PresentItemForm label="Seite" choices={choices} onChosen={onChosen} />
          </div>
        </div>
      );
      root.render(inEditor(form, { state: {}, known: {} }));
    });
  const [mia, ben] = [
    { id: "mia", name: "Mia" },
    { id: "ben", name: "Ben" },
  ];
  draw([mia, ben]);
  const select = place.querySelector("select")!;
  select.value = "mia";
  flushSync(() => select.dispatchEvent(new Event("change", { bubbles: true })));
  const button = place.querySelector("button")!;
  expect(button.getAttribute("aria-disabled")).toBe("false");
  button.focus();
  flushSync(() => button.click());
  draw([ben]);
  expect(button.disabled, "a disabled one would drop the keyboard").toBe(false);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  flushSync(() => button.click());
  expect(onChosen.mock.calls).toEqual([["mia"]]);
  draw([]); // with the last choice, the form goes
  await eventually(() => expect(document.activeElement).toBe(place.querySelector("h2")));
  root.unmount();
  place.remove();
});
