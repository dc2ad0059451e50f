// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { beforeAll, expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { answered } from "../../../../tests/support/answered.tsx";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import DirectoryPanel from "./directory-panel.tsx";
import { newBranch, newBusiness } from "./new-business.ts";

beforeAll(() => {
  Element.prototype.scrollIntoView ??= () => undefined; // nothing scrolls here
});

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

function shown(answersOf: Parameters<typeof answered>[1], leave: Frame["leave"] = (then) => then()) {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const frame = { panel: "directory", togglePanel: () => undefined, leave } as Partial<Frame> as Frame;
  const panel = (
    <FrameProvider frame={frame}>
      <DirectoryPanel />
    </FrameProvider>
  );
  const actions = { onFlush: () => () => undefined };
  root.render(inEditor(answered(panel, answersOf), { state: { locale: "de" }, known: {}, actions }));
  return {
    place,
    row: (name: string) =>
      [...place.querySelectorAll<HTMLElement>("tbody button")].find((it) => it.textContent === name),
    done: () => {
      root.unmount();
      place.remove();
    },
  };
}

const of = { businessId: "Bahnhof", business: "Bahnhof", status: "published" };
const hall = { id: "hall", name: "Halle", city: "Bern", active: false, ...of };
const ada = { id: "ada", firstName: "Ada", lastName: "Klar", branch: "Halle", city: "Bern", ...of };
const branch = { ...newBranch("Europe/Zurich"), id: "hall", name: "Halle", staff: [{ ...ada, id: "ada" }] };
const parts = {
  ...answers,
  "directory.branch.list": () => ({ branches: [hall], total: 1, pages: 1 }),
  "directory.staff.list": () => ({ staff: [ada], total: 1, pages: 1 }),
  "directory.business.get": ({ id }: { id: string }) => ({
    business: {
      ...newBusiness("Europe/Zurich"),
      branches: [newBranch("Europe/Zurich"), branch],
      id,
      name: id,
      revision: 1,
    },
    ...{ logo: null, isOwn: false },
  }),
};

it.each([
  ["branches", "Halle", "Nicht sichtbar Bern Bahnhof", '[data-vt-branch="hall"] > summary'],
  ["staff", "Ada Klar", "Bahnhof, Halle, Bern", '[data-vt-person="ada"] input'],
])("lists the %s of all businesses, and opens each in its business", async (list, name, says, place) => {
  const { place: panel, row, done } = shown(parts);
  await eventually(() => expect(row("Altstadt")).toBeDefined());
  panel.querySelector<HTMLElement>(`[role="radiogroup"] [value="${list}"]`)?.click();
  await eventually(() => expect(row(name)).toBeDefined());
  const cells = [...(row(name)?.closest("tr")?.querySelectorAll("td, .vt-badge") ?? [])].map(
    (cell) => cell.textContent,
  );
  expect(cells.join(" ")).toBe(`${says} Veröffentlicht`);
  expect(panel.querySelectorAll('th[data-long="true"]')).toHaveLength(list === "staff" ? 1 : 0);
  row(name)?.click();
  await eventually(() => expect(document.activeElement).toBe(panel.querySelector(place)));
  expect(document.activeElement?.closest("details")?.open).toBe(true);
  done();
});

it("asks before one business takes the place of another, and then shows that one", async () => {
  const leave = vi.fn<Frame["leave"]>((then) => then());
  const { place, row, done } = shown(answers, leave);
  const open = async (name: string) => {
    await eventually(() => expect(row(name)).toBeDefined());
    row(name)?.click();
  };
  const written = () => place.querySelector<HTMLInputElement>(".vt-drawer input")?.value;

  await open("Altstadt");
  await eventually(() => expect(written()).toBe("Altstadt"));
  leave.mockImplementationOnce(() => undefined); // who stays
  await open("Bahnhof");
  await new Promise((done) => setTimeout(done, 50));
  expect(written()).toBe("Altstadt");
  await open("Bahnhof");
  await eventually(() => expect(written()).toBe("Bahnhof"));
  done();
});
