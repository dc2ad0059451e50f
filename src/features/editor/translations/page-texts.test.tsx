// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { PageTexts } from "./page-texts.tsx";

it("undoes its own page's last step out of a text that is saved, and leaves letters to one that is being written", () => {
  const undo = vi.fn();
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const texts = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <FrameProvider frame={{ dialog: null, preview: null } as Frame}>
        <PageTexts locale="fr" shown="all" enterAt={null} onEntered={() => undefined} />
      </FrameProvider>
    </SiteProvider>
  );
  const inLocale = (name: string) => ({ name, slug: "~brillen", searchTitle: "", description: "" });
  const locales = { de: inLocale("Brillen"), fr: inLocale("Lunettes") };
  const page = { ...testDocument([]), locales };
  const nothingHappened = { refused: [], replaced: [], conflicts: [], gone: null, saveProblem: "none" as const };
  const state = { document: page, media: {}, saveState: "saved" as const, ...nothingHappened };
  const actions = { undo, onFlush: () => () => undefined, run: () => ({ ok: true }) as never };
  flushSync(() => root.render(inEditor(texts, { state, known: {}, actions })));
  const name = place.querySelector<HTMLTextAreaElement>("[lang=fr][data-vt-pair]")!;
  const press = () => {
    const key = new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true });
    name.dispatchEvent(key);
    return [key.defaultPrevented, undo.mock.calls.length];
  };
  expect(press()).toEqual([true, 1]);
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(name, "Lunet");
  flushSync(() => name.dispatchEvent(new Event("input", { bubbles: true })));
  expect(press()).toEqual([false, 1]);
  const button = place.querySelector<HTMLButtonElement>(".vt-other-page__bar button")!;
  expect([button.disabled, button.getAttribute("aria-disabled")], "keeps the keyboard after the last step").toEqual([
    false,
    "true",
  ]);
  flushSync(() => button.click());
  expect(undo).toHaveBeenCalledOnce();
  flushSync(() => root.unmount());
  place.remove();
});
