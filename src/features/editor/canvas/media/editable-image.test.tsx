import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { EditableImage } from "./editable-image.tsx";

const canvas = { openMediaPicker: () => undefined } as unknown as CanvasSetting;
const state = { document: testDocument([]), locale: "de" as const, selection: null, others: [], isLive: false };

it.each([
  ["", "Bild: Bild ersetzen"],
  ["Ein Laden", "Ein Laden"],
])("a picture described as %j is a button with words, an ornament too", (alt, shown) => {
  const place = { fieldName: "image", groupId: testId("group"), fieldId: testId("field"), visible: true };
  const of = {
    type: "image",
    media: testMedia(),
    objectFit: "cover",
    link: null,
    alt,
    ...place,
  } as const;
  const html = drawnInEditor(
    <CanvasContext value={canvas}>
      <EditableImage of={of} sizes="100vw" />
    </CanvasContext>,
    { state, known: {} },
  );
  expect(html).toContain(`alt="${shown}"`);
  expect(html).toContain('role="button"');
});
