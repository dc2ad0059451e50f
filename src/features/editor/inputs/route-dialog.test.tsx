// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { untilTrue } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { RouteDialog } from "./route-dialog.tsx";

it("keeps the keyboard on a button that has nothing left to do", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const dialog = <RouteDialog title="Weg" route={[[8.7, 47.5]]} onDrawn={() => undefined} onClose={() => undefined} />;
  const state = { document: testDocument([]), locale: "de", media: {} } as never;
  flushSync(() => root.render(inEditor(dialog, { state, known: {}, actions: { onFlush: () => () => undefined } })));
  const tools = await untilTrue(() => document.querySelector(".vt-route-drawing__tools"));
  const [undo, redo, , clear] = tools.querySelectorAll("button");
  const press = (button: HTMLButtonElement | undefined) => flushSync(() => button?.click());
  press(clear);
  expect(clear?.disabled).toBe(false);
  expect(clear?.getAttribute("aria-disabled")).toBe("true");
  press(undo);
  expect([undo?.disabled, undo?.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  press(redo);
  expect([redo?.disabled, redo?.getAttribute("aria-disabled")]).toEqual([false, "true"]);
  root.unmount();
  place.remove();
});
