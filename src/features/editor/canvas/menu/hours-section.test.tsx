// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { inEditor } from "../../../../../tests/support/in-editor.tsx";
import { testDocument, testId } from "../../../../../tests/support/render-block.tsx";
import { FrameProvider, type Frame } from "../../frame/frame-context.tsx";
import { HoursSection } from "./hours-section.tsx";

/** What the buttons say that a section of this kind offers; each is pressed. */
function offered(kind: string, openPanel: Frame["openPanel"]): string[] {
  const id = testId(kind);
  const document_ = testDocument([{ id, kind, content: {} }]);
  const place = document.createElement("div");
  const root = createRoot(place);
  const part = (
    <FrameProvider frame={{ openPanel } as Frame}>
      <HoursSection group={document_.groups[id]!} />
    </FrameProvider>
  );
  flushSync(() => root.render(inEditor(part, { state: { document: document_ }, known: {} })));
  const buttons = [...place.querySelectorAll("button")];
  for (const button of buttons) button.click();
  const said = buttons.map(({ textContent }) => textContent.trim());
  root.unmount();
  return said;
}

afterEach(() => document.body.replaceChildren());

it("leads from a section that shows the branches' hours to where they are written, holidays too", () => {
  document.body.innerHTML = `<i data-vt-hours="week"></i><i data-vt-hours="special"></i>`; // the form is open
  const openPanel = vi.fn();
  const hours = ["Öffnungszeiten", "Feiertage, Ferien und andere besondere Tage"];
  expect(offered("openingHours", openPanel)).toEqual(hours);
  expect(openPanel.mock.calls).toEqual([["directory"], ["directory"]]);
  expect(offered("contact", openPanel)).toEqual(hours);
  expect(offered("hero", openPanel)).toEqual([]);
});
