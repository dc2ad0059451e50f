// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { answered } from "../../../../tests/support/answered.tsx";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { emptyJob } from "~/features/listings/domain/empty-entry.ts";
import { nameEntry } from "../controls/records/use-entry-in-address.ts";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import ListingsPanel from "./listings-panel.tsx";

const answers = {
  "listing.job": ({ id }: { id: string }) => ({ ...emptyJob(id), title: { de: id }, revision: 1, pictures: [] }),
};

it("shows the entry that is named while another one is open", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const frame = { panel: "listings", togglePanel: () => undefined, leave: (then: () => void) => then() };
  const panel = (
    <FrameProvider frame={frame as Partial<Frame> as Frame}>
      <ListingsPanel />
    </FrameProvider>
  );
  nameEntry({ entry: "Aushilfe", list: "jobs" });
  root.render(inEditor(answered(panel, answers), { state: { locale: "de" }, known: {} }));
  const shown = () => [...place.querySelectorAll<HTMLInputElement>(".vt-drawer input")].map(({ value }) => value);
  await eventually(() => expect(shown()).toContain("Aushilfe"));
  nameEntry({ entry: "Werkstatt", list: "jobs" });
  await eventually(() => expect(shown()).toContain("Werkstatt"));
  root.unmount();
  place.remove();
});
