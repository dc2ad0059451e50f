import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { PublishChanges } from "./publish-changes.tsx";

function drawn(sections: string[], publishedNumber: number | null): string {
  const document = testDocument(sections.map((kind) => ({ kind })));
  const changed = Object.keys(document.groups);
  const counts = { fields: 0, groups: changed.length, pages: 1, changed };
  return drawnInEditor(
    <FrameProvider frame={{} as Frame}>
      <PublishChanges />
    </FrameProvider>,
    {
      state: { document, locale: "de", publishedNumber, revision: 1, unsavedCount: 0, media: {} },
      known: { "page.status.publication": counts },
    },
  );
}

it("unfolds what a publish changes, and only says how much where there is nothing to unfold", () => {
  expect(drawn(["hero"], null)).toMatch(/^<details.*<li/);
  expect(drawn([], 1)).toMatch(/^<details/); // of the page itself
  expect(drawn([], null)).toBe('<p class="vt-hint">Geändert: Seitenangaben</p>');
});
