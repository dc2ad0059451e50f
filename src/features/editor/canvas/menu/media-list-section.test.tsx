// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { MediaListSection } from "./media-list-section.tsx";

it("keeps the keyboard in the list when a picture comes to an end of it, and when one is taken out", () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const canvas = { openMediaPicker: () => undefined } as Partial<CanvasSetting> as CanvasSetting;
  const show = (...mediaIds: string[]) => {
    const part = <MediaListSection place={{ groupId: "group", fieldName: "images" }} mediaIds={mediaIds} />;
    const around = { state: { media: {} }, known: {}, actions: { run: () => ({ ok: true }) as never } };
    flushSync(() => root.render(inEditor(<CanvasContext value={canvas}>{part}</CanvasContext>, around)));
  };
  const button = (name: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  show("a", "b");
  const ends = [button("Bild 1 nach vorne"), button("Bild 2 nach hinten")];
  expect(ends.map((end) => [end?.disabled, end?.ariaDisabled])).toEqual(Array(2).fill([false, "true"]));
  button("Bild 2 entfernen")?.focus();
  show("a");
  expect(document.activeElement).toBe(button("Bild 1 entfernen"));
  show();
  expect(document.activeElement).toBe(place.querySelector("button"));
  root.unmount();
  place.remove();
});
