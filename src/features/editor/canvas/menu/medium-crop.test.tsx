// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { SiteProvider } from "../../site/site-context.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { MediumSection } from "./medium-section.tsx";

afterEach(() => vi.unstubAllGlobals());

it("a picture that is cut stays to be cut while a colleague takes it away, and no other is asked about once it is closed", async () => {
  class Watch {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal("ResizeObserver", Watch); // jsdom has none
  vi.stubGlobal("CSS", { escape: String });
  const [photo, other] = ["photo", "other"].map((name) => testMedia({ id: testId(name) }));
  const group = { id: testId("group"), kind: "hero" as const };
  const panel = document.body.appendChild(document.createElement("div"));
  const root = createRoot(panel);
  const silent = { site: { document: { query: () => new Promise<never>(() => undefined) } } }; // no server is here
  const draw = (medium: typeof photo | null) => {
    const part = (
      <SiteProvider client={silent as never} setting={editorSetting()}>
        <CanvasContext value={{} as CanvasSetting}>
          <MediumSection
            place={{ groupId: group.id, fieldName: "image" }}
            mediaType="image"
            mediaId={medium?.id ?? null}
          />
        </CanvasContext>
      </SiteProvider>
    );
    const media = medium ? { [medium.id]: medium } : {};
    const state = { document: testDocument([group]), locale: "de" as const, media };
    const actions = { onFlush: () => () => undefined };
    flushSync(() => root.render(inEditor(part, { state, actions, known: { "media.list": { items: [] } } })));
  };
  const dialog = () => document.querySelector(".vt-dialog");

  draw(photo);
  panel.querySelector<HTMLElement>('[aria-label="Zuschneiden"]')?.click();
  await expect.poll(dialog, { timeout: 10_000 }).not.toBeNull();
  draw(null);
  expect(dialog()).not.toBeNull();
  dialog()?.querySelector<HTMLElement>(".vt-button--outline")?.click();
  await expect.poll(dialog).toBeNull();
  draw(other);
  expect(dialog()).toBeNull();
  root.unmount();
  panel.remove();
  await new Promise((done) => void setTimeout(done, 100)); // where the keyboard is, is looked at a moment later
});
