// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { untilTrue } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import type { LngLat } from "~/features/map/domain/map-limits.ts";
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

it("leaves the keyboard at the place before, then at the input for a new one, once the last place is taken away", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const [one, two] = [[8.7, 47.5] as LngLat, [8.8, 47.6] as LngLat];
  const dialog = <RouteDialog title="Weg" route={[one, two]} onDrawn={() => undefined} onClose={() => undefined} />;
  const state = { document: testDocument([]), locale: "de", media: {} } as never;
  flushSync(() => root.render(inEditor(dialog, { state, known: {}, actions: { onFlush: () => () => undefined } })));
  const list = await untilTrue(() => document.querySelector(".vt-route-places"));
  const bins = () => [...list.querySelectorAll("button")];
  bins().at(-1)?.focus();
  flushSync(() => bins().at(-1)?.click());
  expect(document.activeElement).toBe(bins()[0]);
  flushSync(() => bins()[0]?.click());
  expect(document.activeElement).toBe(document.querySelector(".vt-route-new input"));
  root.unmount();
  place.remove();
});

it("leaves what is written at a place with it, and the keyboard near, when a place before it is taken away", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const route = [8.6, 8.7, 8.8].map((lng): LngLat => [lng, 47.5]);
  const dialog = <RouteDialog title="Weg" route={route} onDrawn={() => undefined} onClose={() => undefined} />;
  const state = { document: testDocument([]), locale: "de", media: {} } as never;
  flushSync(() => root.render(inEditor(dialog, { state, known: {}, actions: { onFlush: () => () => undefined } })));
  const list = await untilTrue(() => document.querySelector(".vt-route-places"));
  const inputs = () => [...list.querySelectorAll("input")];
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(inputs()[1], "47.5, irgendwo");
  flushSync(() => inputs()[1]?.dispatchEvent(new Event("input", { bubbles: true })));
  const bin = list.querySelector("button");
  bin?.focus();
  flushSync(() => bin?.click());
  expect(inputs().map(({ value }) => value)).toEqual(["47.5, irgendwo", "47.500000, 8.800000"]);
  expect(document.activeElement).toBe(list.querySelector("button"));
  root.unmount();
  place.remove();
});
