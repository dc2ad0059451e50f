// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { eventually } from "../../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../../frame/frame-context.tsx";
import { RecordDrawer } from "./record-drawer.tsx";

it("gives the keyboard back to the row that opened it, and where that has gone, to the panel's title", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const draw = ({ hasRow = true, isOpen = false }) => {
    const panel = (
      <FrameProvider frame={{} as Frame}>
        <div data-vt-panel>
          <h2 tabIndex={-1}>Geschäfte</h2>
          {hasRow && <button type="button">Zeile</button>}
          {isOpen && <RecordDrawer onClose={() => undefined}>{() => null}</RecordDrawer>}
        </div>
      </FrameProvider>
    );
    flushSync(() => root.render(inEditor(panel, { state: {}, known: {} })));
  };
  const at = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);
  for (const [hasRow, title] of [
    [true, "Zeile"],
    [false, "Geschäfte"],
  ] as const) {
    draw({});
    place.querySelector<HTMLElement>("[data-vt-panel] > button")?.focus();
    draw({ isOpen: true });
    await eventually(() => expect(at()).toBe("Zurück zur Liste"));
    draw({ hasRow });
    await eventually(() => expect(at()).toBe(title));
  }
  root.unmount();
  place.remove();
});
