// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { toast as shown } from "sonner";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { loadToaster } from "../toasts/toast.ts";
import { FrameProvider, type Frame } from "./frame-context.tsx";
import type { Panel } from "./panel-flags.ts";
import { SidePanel } from "./side-panel.tsx";

const openToolbar = vi.fn<() => void>();
const told = () => shown.getToasts().flatMap((each) => ("title" in each ? [each] : []));
let unmount: () => void = () => undefined;

beforeEach(async () => {
  await loadToaster();
  document.body.innerHTML = `<main id="content"><h2>Brillen</h2><p><a href="#x">Termin</a></p></main><p>Fuss</p><div></div>`;
});
afterEach(() => {
  unmount();
  openToolbar.mockClear();
});

function open(panel: Panel) {
  const root = createRoot(document.querySelector("div") ?? document.body);
  const part = (
    <FrameProvider frame={{ panel, openToolbar: openToolbar as () => void } as Frame}>
      <SidePanel title="Gestaltung" closeLabel="Zu" onClose={() => undefined}>
        <p id="within">Farben</p>
      </SidePanel>
    </FrameProvider>
  );
  flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
  unmount = () => flushSync(() => root.unmount());
}

const press = (where: string) => document.querySelector<HTMLElement>(where)?.click();

it("a press on the page beside a panel says, once, how it is edited, and does that", () => {
  open("design");
  press("#content h2");
  press("#content p");
  const [toast, ...more] = told();
  expect(more).toEqual([]);
  expect(toast?.title).toBe("Die Seite lässt sich bearbeiten, sobald «Gestaltung» geschlossen ist.");
  const action = toast?.action as { label: string; onClick: () => void };
  expect(action.label).toBe("Schliessen und bearbeiten");
  action.onClick();
  expect(openToolbar).toHaveBeenCalledOnce();
  unmount();
  expect(told()).toEqual([]);
});

it.each(["#content a", "body > p", "#within"])("a press on %s says nothing of that", (where) => {
  open("design");
  press(where);
  expect(told()).toEqual([]);
});

it.each<Panel>(["pageMap", "translations", null])("nothing is said beside the panel %s", (panel) => {
  open(panel);
  press("#content h2");
  expect(told()).toEqual([]);
});

it("marking letters of the page says nothing", () => {
  open("settings");
  getSelection()?.selectAllChildren(document.querySelector("#content h2") ?? document.body);
  press("#content h2");
  expect(told()).toEqual([]);
  getSelection()?.removeAllRanges();
});
