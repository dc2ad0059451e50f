// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { SiteProvider } from "../../site/site-context.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { MediumSection } from "./medium-section.tsx";

const group = { id: testId("group"), kind: "hero" as const };
const place = { groupId: group.id, fieldName: "image" };
const [photo, second, third] = ["photo", "second", "third"].map((name) => testMedia({ id: testId(name) }));
let root: Root;
let panel: HTMLElement;
let canvas: HTMLElement;

beforeEach(() => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
  panel = document.body.appendChild(document.createElement("div"));
  canvas = document.body.appendChild(document.createElement("div"));
  root = createRoot(panel);
});
afterEach(async () => {
  root.unmount();
  panel.remove();
  canvas.remove();
  await new Promise((done) => void setTimeout(done, 100)); // where the keyboard is, is looked at a moment later
  vi.unstubAllGlobals();
});

function draw(medium: typeof photo | null): void {
  const tag = medium ? "img" : "button";
  if (canvas.firstElementChild?.localName !== tag)
    canvas.innerHTML = `<${tag} tabindex="0" data-vt-item="${group.id}:image"></${tag}>`;
  const part = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <CanvasContext value={{} as CanvasSetting}>
        <MediumSection place={place} mediaType="image" mediaId={medium?.id ?? null} />
      </CanvasContext>
    </SiteProvider>
  );
  const state = { document: testDocument([group]), locale: "de" as const, media: {} };
  flushSync(() => root.render(inEditor(part, { state, known: { "media.list": { items: [photo, second, third] } } })));
}

it("the keyboard stays in the menu when a picture is taken away, and among the others when one of them is chosen", () => {
  draw(photo);
  panel.querySelector<HTMLElement>('[aria-label="Bild entfernen"]')?.focus();
  draw(null);
  expect(document.activeElement).toBe(panel.querySelector("[data-vt-part=medium]"));
  const others = () => [...panel.querySelectorAll<HTMLElement>(".vt-other-pictures button")];
  others()[1]?.focus();
  draw(second);
  expect(document.activeElement).toBe(others()[1]);
});

it("the keyboard stays at a place of the page that gets its first picture or gives its only one back", async () => {
  draw(null);
  for (const medium of [photo, null]) {
    canvas.querySelector<HTMLElement>("[data-vt-item]")?.focus();
    draw(medium);
    await eventually(() => expect(document.activeElement).toBe(canvas.firstElementChild));
  }
});
