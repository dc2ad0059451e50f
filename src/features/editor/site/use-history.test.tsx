// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument, testId } from "../../../../tests/support/render-block.tsx";
import { SiteProvider } from "./site-context.tsx";
import { useHistory } from "./use-history.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("the keyboard goes on to the section beside one that leaves with a step that is taken back", async () => {
  vi.stubGlobal("CSS", { escape: String }); // jsdom has none
  const [first, second] = [testId("first"), testId("second")];
  document.body.innerHTML = [first, second]
    .map((id) => `<section data-vt-item="${id}" tabindex="-1"></section>`)
    .join("");
  const [before, added] = document.querySelectorAll<HTMLElement>("section");
  const page = testDocument([first, second].map((id) => ({ id, kind: "hero" as const })));
  const histories: ReturnType<typeof useHistory>[] = [];
  function Probe() {
    histories.push(useHistory());
    return null;
  }
  const part = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <Probe />
    </SiteProvider>
  );
  const state = { document: page, selection: null, undoAt: 1, redoAt: null, canUndo: true, canRedo: false };
  const actions = { flush: () => undefined, undo: () => added?.remove() };
  renderToStaticMarkup(inEditor(part, { state, known: {}, actions }));
  added?.focus();
  histories[0]?.undo();
  expect(document.activeElement).toBe(document.body);
  await eventually(() => expect(document.activeElement).toBe(before));
});
