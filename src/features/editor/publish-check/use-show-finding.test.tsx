// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { emptyPage } from "~/features/page/domain/empty-page.ts";
import { eventually } from "../../../../tests/support/eventually.ts";
import { drawnInEditor, inEditor } from "../../../../tests/support/in-editor.tsx";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { CanvasContext, type CanvasSetting } from "../canvas/canvas-context.ts";
import { EditableSections } from "../canvas/sections/editable-sections.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import type { Panel } from "../frame/panel-flags.ts";
import { emptyPageFindings } from "./empty-page.ts";
import { useShowFinding } from "./use-show-finding.ts";

const page = emptyPage("22222222-2222-4222-8222-222222222222");
const state = { document: page, locale: "de", others: [], selection: null } as never;

/** The canvas of an empty page, as it is drawn while its toolbar is on. */
function drawCanvas(): void {
  const canvas = { reached: { events: {} } } as CanvasSetting;
  const sections = (
    <CanvasContext value={canvas}>
      <EditableSections name="Neu" sections={[]} />
    </CanvasContext>
  );
  document.querySelector("main")!.innerHTML = drawnInEditor(sections, { state, known: {} });
}

it.each<Panel>(["toolbar", "settings"])(
  "leads from an empty page to what adds a section, also beside %s",
  async (panel) => {
    document.body.innerHTML = "<main></main><div></div>";
    if (panel === "toolbar") drawCanvas();
    const [finding] = emptyPageFindings(page, ["fr"]);
    const setLocale = vi.fn();
    const frame = {
      panel,
      showDialog: () => undefined,
      openToolbar: () => setTimeout(drawCanvas, 50),
    } as unknown as Frame;
    function Show() {
      const show = useShowFinding();
      return <button onClick={() => show(finding!)}>Zeigen</button>;
    }
    const root = createRoot(document.querySelector("body > div")!);
    const part = (
      <FrameProvider frame={frame}>
        <Show />
      </FrameProvider>
    );
    flushSync(() => root.render(inEditor(part, { state, known: {}, actions: { setLocale, flush: vi.fn() } })));
    document.querySelector<HTMLElement>("body > div > button")?.click();
    await eventually(() => expect(document.activeElement?.textContent).toBe("Bereich hinzufügen"));
    expect(setLocale).toHaveBeenCalledExactlyOnceWith("fr");
    flushSync(() => root.unmount());
  },
);
