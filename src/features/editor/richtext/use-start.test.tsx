// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas/canvas-context.ts";
import { RichTextEditor } from "./rich-text-editor.tsx";

it("a formatted text says once that it is ready, with the keyboard in it and where its section hears it", () => {
  const section = document.body.appendChild(document.createElement("section"));
  const heard: unknown[] = [];
  section.addEventListener("rich-text-ready", ({ target }) => {
    heard.push((target as HTMLElement).dataset["vtItem"], target === document.activeElement);
  });
  const groupId = testId("group");
  const of = { type: "richText", groupId, fieldId: testId("field"), fieldName: "textBlock", visible: true } as const;
  const texts = { value: null, fallback: null, headingLevel: 2, lang: null } as const;
  const root = createRoot(section);
  const draw = (placeholder: string) =>
    flushSync(() =>
      root.render(
        inEditor(
          <CanvasContext value={{ toolsSlot: null } as CanvasSetting}>
            <RichTextEditor
              of={{ ...of, ...texts }}
              label="Text"
              presence={null}
              placeholder={placeholder}
              start={null}
            />
          </CanvasContext>,
          { state, known: {}, actions: { onFlush: () => () => undefined } },
        ),
      ),
    );
  draw("Schreib");
  draw("Schreib hier");
  expect(heard).toEqual([`${groupId}:textBlock`, true]);
  root.unmount();
  section.remove();
});

const state = { document: testDocument([]), locale: "de" as const, selection: null, others: [], taken: null };
