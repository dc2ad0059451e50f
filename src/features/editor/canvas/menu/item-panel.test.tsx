// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, expect, it, vi } from "vitest";
import { editorSetting } from "../../../../../tests/support/editor-setting.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { testContext, testDocument, testId } from "../../../../../tests/support/render-block.tsx";
import { FrameProvider, type Frame } from "../../frame/frame-context.tsx";
import { SiteProvider } from "../../site/site-context.tsx";
import { CanvasContext, type CanvasSetting } from "../canvas-context.ts";
import { ItemPanel } from "./item-panel.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** What stands in the page each time that something of it is measured, while the menu of its only section opens. */
function measuredWhileOpening(): { menu: boolean; docked: boolean; hidden: boolean }[] {
  const root = document.documentElement;
  const page = testDocument([{ id: testId("group"), kind: "spacer" }]);
  const group = page.groups[testId("group")];
  if (!group) throw new Error("The page has no section");
  const size = { observe() {}, unobserve() {}, disconnect() {} };
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe = size.observe;
      unobserve = size.unobserve;
      disconnect = size.disconnect;
    },
  );
  vi.stubGlobal("CSS", { escape: String });
  vi.stubGlobal("matchMedia", (query: string) => Object.assign(new EventTarget(), { matches: query.includes(">=") }));
  document.body.innerHTML = `<div data-vt-item="${group.id}"></div><div id="place"></div>`;
  const seen: ReturnType<typeof measuredWhileOpening> = [];
  const look = () => {
    const menu = document.querySelector<HTMLElement>("[data-vt-menu]");
    seen.push({
      menu: menu !== null,
      docked: root.hasAttribute("data-vt-docked"),
      hidden: menu?.style.visibility === "hidden",
    });
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => {
    look();
    return { top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 } as DOMRect;
  });
  const place = createRoot(document.querySelector("#place") ?? document.body);
  const part = (
    <FrameProvider frame={{ panel: "toolbar" } as Frame}>
      <SiteProvider client={{} as never} setting={editorSetting()}>
        <CanvasContext value={{ view: testContext() } as CanvasSetting}>
          <ItemPanel group={group} fieldName={null} isBesidePanel={false} />
        </CanvasContext>
      </SiteProvider>
    </FrameProvider>
  );
  const state = { document: page, locale: "de" as const, selection: null, others: [], media: {} };
  flushSync(() => place.render(inEditor(part, { state, known: {} })));
  look();
  flushSync(() => place.unmount());
  return seen;
}

it("asks nothing of a page with a docked menu before the page is as narrow as it will be, and never hides the menu", () => {
  const seen = measuredWhileOpening();
  expect(seen.at(-1)).toEqual({ menu: true, docked: true, hidden: false });
  expect(seen.filter(({ menu, docked }) => menu && !docked)).toEqual([]);
  expect(seen.filter(({ hidden }) => hidden)).toEqual([]);
});
