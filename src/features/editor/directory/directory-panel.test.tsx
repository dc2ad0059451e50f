// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { answered } from "../../../../tests/support/answered.tsx";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import DirectoryPanel from "./directory-panel.tsx";
import { newBusiness } from "./new-business.ts";

const names = ["Altstadt", "Bahnhof"];
const answers = {
  "directory.list": () => ({
    businesses: names.map((name) => ({ id: name, name, status: "published", towns: [], branches: 1, isOwn: false })),
    ...{ total: names.length, pages: 1 },
  }),
  "directory.business.get": ({ id }: { id: string }) => ({
    business: { ...newBusiness("Europe/Zurich"), id, name: id, revision: 1 },
    ...{ logo: null, isOwn: false },
  }),
};

it("asks before one business takes the place of another, and then shows that one", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const leave = vi.fn<Frame["leave"]>((then) => then());
  const frame = { panel: "directory", togglePanel: () => undefined, leave } as Partial<Frame> as Frame;
  const panel = (
    <FrameProvider frame={frame}>
      <DirectoryPanel />
    </FrameProvider>
  );
  const actions = { onFlush: () => () => undefined };
  root.render(inEditor(answered(panel, answers), { state: { locale: "de" }, known: {}, actions }));
  const row = (name: string) => [...place.querySelectorAll("tbody button")].find((it) => it.textContent === name);
  const open = async (name: string) => {
    await eventually(() => expect(row(name)).toBeDefined());
    row(name)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  };
  const shown = () => place.querySelector<HTMLInputElement>(".vt-drawer input")?.value;

  await open("Altstadt");
  await eventually(() => expect(shown()).toBe("Altstadt"));
  leave.mockImplementationOnce(() => undefined); // who stays
  await open("Bahnhof");
  await new Promise((done) => setTimeout(done, 50));
  expect(shown()).toBe("Altstadt");
  await open("Bahnhof");
  await eventually(() => expect(shown()).toBe("Bahnhof"));
  root.unmount();
  place.remove();
});
