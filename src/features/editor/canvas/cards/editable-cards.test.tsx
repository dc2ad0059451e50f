import { expect, it } from "vitest";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import { testContext, testDocument, testId } from "../../../../../tests/support/render-block.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { EditableCards } from "./editable-cards.tsx";

it.each([
  ["imageBoard", "Karte hinzufügen"],
  ["form", "Frage hinzufügen"],
  ["faq", "Frage hinzufügen"],
  ["jobs", "Stelle hinzufügen"],
])("the button below the cards of %s says: %s", (kind, words) => {
  const of = { id: testId(kind), kind, children: [] } as unknown as ResolvedGroup;
  const html = drawnInEditor(
    <CanvasContext value={{ view: testContext() } as CanvasSetting}>
      <EditableCards of={of} />
    </CanvasContext>,
    { state: { document: testDocument([]), selection: null }, known: {} },
  );
  expect(html).toContain(`${words}</button>`);
});
