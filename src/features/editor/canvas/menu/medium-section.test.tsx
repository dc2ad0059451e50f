import { expect, it } from "vitest";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument, testId, testMedia } from "../../../../../tests/support/render-block.tsx";
import { SiteProvider } from "../../site/site-context.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { MediumSection } from "./medium-section.tsx";

it.each([
  ["another picture", testMedia({ id: testId("photo") })],
  ["a picture", null],
])("begins with the button for %s, above all that is said of one", (_what, medium) => {
  const group = { id: testId("group"), kind: "hero" as const };
  const html = drawnInEditor(
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <CanvasContext value={{} as CanvasSetting}>
        <MediumSection
          place={{ groupId: group.id, fieldName: "image" }}
          mediaType="image"
          mediaId={medium?.id ?? null}
        />
      </CanvasContext>
    </SiteProvider>,
    {
      state: { document: testDocument([group]), locale: "de", media: medium ? { [medium.id]: medium } : {} },
      known: { "media.list": { items: [testMedia({ id: testId("other") })] } },
    },
  );
  expect(/<(?:button|input|img)[^>]*>/.exec(html)?.[0]).toContain('data-vt-part="medium"');
  expect(html).toContain("data-whole"); // others are offered below
});
