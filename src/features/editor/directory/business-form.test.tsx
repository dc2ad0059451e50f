import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { BusinessForm } from "./business-form.tsx";
import { newBranch, newBusiness } from "./new-business.ts";

const drawn = (city: string, { isMember = false, isOwn = false, known = {} } = {}) => {
  const branches = [
    { ...newBranch("Europe/Zurich"), name: "Altstadt" },
    { ...newBranch("Europe/Zurich"), name: "Bahnhof", city, lat: 47.5, lng: 8.724 },
  ];
  const value = { ...newBusiness("Europe/Zurich"), name: "Optik", branches };
  const stored = { ...value, programs: { ...value.programs, gesundheitsoptik: isMember } };
  const before = { value: stored, revision: 1, pictures: [], isOwn };
  const drawer = { leave: () => undefined } as never;
  return drawnInEditor(<BusinessForm {...{ start: value, before, drawer }} onDone={() => undefined} />, {
    state: { locale: "de" },
    known,
  });
};

it("says at once what is stored longer than it may be, in a branch that stands open", () => {
  const city = "c".repeat(81);
  const html = drawn(city);
  expect(html).toContain(`value="${city}"`);
  expect(html).toMatch(/aria-invalid="true"[^>]*value="c{81}"/);
  expect(html).toContain("Zu lang: höchstens 80 Zeichen.");
  expect([...html.matchAll(/<details[^>]* open/g)]).toHaveLength(1);
  expect(drawn("Winterthur")).not.toMatch(/vt-error|<details[^>]* open/);
});

it("lets the place of a branch be written, also where no map can be drawn", () => {
  expect(drawn("Bern")).toMatch(/Ort auf der Karte.*<input[^>]*value="47\.5, 8\.724"/s);
  expect(drawn("Bern"), "where the check leads to").toMatch(
    /<details[^>]*data-vt-branch="[0-9a-f-]{36}".*<input[^>]*data-vt-place/s,
  );
});

it("asks for the days with other hours where the hours of the week are, before the canton and its holidays", () => {
  const html = drawn("Bern");
  const places = ['data-vt-hours="week"', 'data-vt-hours="special"', ">Kanton<"].map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

it("asks a bakery for no program of opticians, unless one is set", () => {
  const form = (businessKind: "bakery" | "optician", gesundheitsoptik = false) => {
    const start = { ...newBusiness("Europe/Zurich"), programs: { gesundheitsoptik, frequentlens: false } };
    const part = <BusinessForm {...{ start }} before={null} drawer={{} as never} onDone={() => undefined} />;
    return drawnInEditor(part, { state: { locale: "de" }, known: {}, setting: { businessKind } });
  };
  expect(form("bakery")).not.toContain("Gesundheitsoptik");
  for (const html of [form("optician"), form("bakery", true)]) expect(html).toContain("Gesundheitsoptik");
});

it("says what visitors lose where the site's own business leaves the health opticians, and only there", () => {
  const lost = /Besucher ihn nach dem Speichern sofort nicht mehr: [^<]*Marktplatz/;
  expect(drawn("Bern", { isMember: true, isOwn: true })).toMatch(lost);
  expect(drawn("Bern", { isMember: true })).not.toMatch(lost);
  expect(drawn("Bern", { isOwn: true })).not.toMatch(lost);
});

it("names the pages on which visitors lose something, as soon as it knows them", () => {
  const page = (id: string, name: string) => ({ id, name, locales: { de: { name, slug: id, description: "" } } });
  const section = (groupId: string, kind: string, pageId: string) => ({ groupId, kind, pageId, names: {} });
  const given = (...sections: object[]) =>
    drawn("Bern", {
      isMember: true,
      isOwn: true,
      known: { "page.list": [page("a", "Markt"), page("b", "Team")], "collection.sections": sections },
    });
  const sections = [section("1", "marketplace", "a"), section("2", "jobs", "a"), section("3", "jobs", "gone")];
  expect(given(...sections)).toMatch(/auf diesen Seiten[^<]*: Markt \(Marktplatz, [^,)]+\)\./);
  expect(given(), "what is published alone is not known here").toMatch(/ihn nach dem Speichern sofort nicht mehr/);
});
