import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { EditorProvider } from "../../state/editor-context.tsx";
import type { EditorStore } from "../../state/store-contract.ts";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { EditableVideo } from "./editable-video.tsx";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";

const state = { document: { groups: {} }, locale: "de", selection: null, others: [] };
const store = { getState: () => state, subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;

const draw = (media: MediaRef | null, editorLocale: "de" | "fr" = "de") =>
  renderToStaticMarkup(
    <EditorProvider store={store} setting={editorSetting(editorLocale)}>
      <CanvasContext value={{ openMediaPicker: () => undefined } as unknown as CanvasSetting}>
        <EditableVideo
          of={{
            type: "video",
            groupId: testId("group"),
            fieldId: testId("f"),
            fieldName: "video",
            visible: true,
            media,
            alt: "",
          }}
        />
      </CanvasContext>
    </EditorProvider>,
  );
const film = (videoSettings: Record<string, string> | null) =>
  testMedia({ mediaType: "video", mimeType: "video/mp4", videoSettings });

describe("a film on the canvas", () => {
  it.each([
    [null, "Video auswählen", "Choisir une vidéo"],
    [film({ source: "own", status: "preparing" }), "Video wird vorbereitet", "Vidéo en préparation"],
    [film({ source: "own", status: "failed" }), "Video nicht verfügbar", "Vidéo non disponible"],
    [film({ source: "youtube" }), "YouTube-Video nicht verfügbar", "Vidéo YouTube non disponible"],
    [{ ...film(null), mimeType: "video/x-unknown" }, "Video nicht verfügbar", "Vidéo non disponible"],
  ])("says why it cannot be played (%#)", (media, german, french) => {
    expect(draw(media)).toContain(`<span>${german}</span>`);
    expect(draw(media, "fr")).toContain(`<span>${french}</span>`);
  });
  it("shows the picture of one that can", () =>
    expect(draw(film({ source: "own", status: "ready" }))).toContain('src="/media/one/1600.webp"'));
});
