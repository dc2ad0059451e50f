import { expect, it } from "vitest";
import { enoughOnPhones } from "~/features/blocks/pictures/enough-on-phones.ts";
import type { UiProps } from "~/features/blocks/ui.ts";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { EditableImage } from "./editable-image.tsx";

const canvas = { openMediaPicker: () => undefined } as unknown as CanvasSetting;
const state = { document: testDocument([]), locale: "de" as const, selection: null, others: [], isLive: false };

const place = { fieldName: "image", groupId: testId("group"), fieldId: testId("field"), visible: true };
const picture = { type: "image", media: testMedia(), objectFit: "cover", link: null, alt: "", ...place } as const;

function drawn(of: UiProps<"Image">["of"], priority?: boolean): string {
  return drawnInEditor(
    <CanvasContext value={canvas}>
      <EditableImage of={of} sizes="100vw" {...(priority !== undefined && { priority })} />
    </CanvasContext>,
    { state, known: {} },
  );
}

it("a picture further down is asked for when it comes near, and phones ask for no more than visitors' do", () => {
  expect(drawn(picture)).toContain('loading="lazy"');
  expect(drawn(picture, true)).toContain('loading="eager" fetchPriority="high"');
  expect(drawn(picture)).toContain(`sizes="${enoughOnPhones("100vw", "other")}"`);
});

it.each([
  ["", "Bild: Bild ersetzen"],
  ["Ein Laden", "Ein Laden"],
])("a picture described as %j is a button with words, an ornament too", (alt, shown) => {
  const html = drawn({ ...picture, alt });
  expect(html).toContain(`alt="${shown}"`);
  expect(html).toContain('role="button"');
});
