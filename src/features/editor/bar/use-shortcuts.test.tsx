// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testDocument } from "../../../../tests/support/render-block.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { SiteProvider } from "../site/site-context.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

function Shortcuts() {
  useShortcuts();
  return (
    <>
      <div role="menu" data-open="">
        <button>offen</button>
      </div>
      <div role="menu" data-closed="">
        <button>zu</button>
      </div>
    </>
  );
}

/** The shortcuts in a frame; ends with `unmount`. */
function show(frame: Partial<Frame>, { state = {}, actions = {} }: Partial<Parameters<typeof inEditor>[1]> = {}) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const part = (
    <SiteProvider client={{} as never} setting={editorSetting()}>
      <FrameProvider frame={{ dialog: null, preview: null, ...frame } as Frame}>
        <Shortcuts />
      </FrameProvider>
    </SiteProvider>
  );
  const around = { state: { document: testDocument([]), ...state }, actions: { flush: () => undefined, ...actions } };
  flushSync(() => root.render(inEditor(part, { ...around, known: {} })));
  return { place, unmount: () => root.unmount() };
}

it("opens the palette by its key from a menu that fades away, and not from an open one", () => {
  const showDialog = vi.fn();
  const { place, unmount } = show({ panel: "toolbar", showDialog });
  const press = (button: Element | undefined) =>
    button?.dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true, cancelable: true }));
  const [open, closing] = place.querySelectorAll("button");
  press(open);
  expect(showDialog).not.toHaveBeenCalled();
  press(closing);
  expect(showDialog).toHaveBeenCalledWith("palette");
  unmount();
  document.body.replaceChildren();
});

it("undoes the last step out of an input whose entry is saved, and leaves letters to one that is being written", () => {
  const undo = vi.fn();
  const fields = document.body.appendChild(document.createElement("div"));
  fields.innerHTML = `<div data-vt-panel><input data-vt-saved=""><input></div><div role="dialog"><input data-vt-saved=""></div>`;
  const state = { selection: null, undoAt: 1, redoAt: null };
  const { unmount } = show({ panel: "settings" }, { state, actions: { undo } });
  const times = [...fields.querySelectorAll("input")].map((input) => {
    undo.mockClear();
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true, cancelable: true }));
    return undo.mock.calls.length;
  });
  expect(times).toEqual([1, 0, 0]);
  unmount();
  document.body.replaceChildren();
});
