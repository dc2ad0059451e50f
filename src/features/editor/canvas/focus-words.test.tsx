// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import type { ResolvedRichText } from "~/features/blocks/resolved.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import type { EditorSelection } from "../state/types.ts";
import { CanvasContext, type CanvasSetting } from "./canvas-context.ts";
import { focusWords } from "./focus-words.ts";
import { EditableRichText } from "./texts/editable-rich-text.tsx";

const groupId = testId("group");
const json = [{ type: "p" as const, children: [{ text: "Am [Datum] bleiben wir geschlossen." }] }];
const group = { id: groupId, kind: "announcementBar", content: {} };
const document_ = testDocument([group]);
const of = { type: "richText", groupId, fieldId: testId("field"), fieldName: "textBlock" } as const;
const resolved = { ...of, value: json, fallback: null, headingLevel: 2, lang: null, visible: true } as ResolvedRichText;
const place = document.body.appendChild(document.createElement("div"));
const root = createRoot(place);
afterEach(() => {
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});

it("the words of a new section are selected to be typed over, also where they are formatted", () => {
  const draw = (selection: EditorSelection | null) => {
    const state = { document: document_, locale: "de" as const, selection, others: [], isLive: false, taken: null };
    const actions = { select, onFlush: () => () => undefined };
    const part = (
      <CanvasContext value={{ toolsSlot: null } as CanvasSetting}>
        <EditableRichText of={resolved} />
      </CanvasContext>
    );
    flushSync(() => root.render(inEditor(part, { state, known: { "page.list": [] }, actions })));
  };
  const select = vi.fn((selection: EditorSelection | null) => draw(selection));
  vi.stubGlobal("CSS", { escape: (key: string) => key }); // jsdom has none
  draw(null);
  focusWords({ groupId, fieldName: null }, document_);
  expect(select).toHaveBeenCalledWith({ groupId, fieldName: "textBlock" });
  draw({ groupId, fieldName: "textBlock" });
  expect(document.activeElement?.className).toContain("vt-richtext");
  expect(document.getSelection()?.toString()).toBe("Am [Datum] bleiben wir geschlossen.");
});
