import { describe, expect, it } from "vitest";
import { finished } from "../../../../tests/support/finished.ts";
import { csvOf } from "~/lib/tables/csv.ts";
import { deriveId } from "~/lib/ids.ts";
import { calledPictures } from "~/features/media/domain/called-pictures.ts";
import { businessSchema, type BusinessInput } from "../schema.ts";
import { rowsOf } from "./columns.ts";
import { businessLines, namedIn, planImport } from "./plan-import.ts";

const root = "6ba7b812-9dad-11d1-80b4-00c04fd430c8";
const idOf = (name: string) => deriveId(root, name);
const hours = {
  periods: [
    { open: { day: 1, time: "09:00" }, close: { day: 1, time: "12:00" } },
    { open: { day: 5, time: "20:00" }, close: { day: 6, time: "02:00" } },
  ],
  special: [
    { date: "2026-12-24", open: "09:00", close: "16:00" },
    { date: "2026-12-26", open: "00:30", close: "00:30" },
  ],
};
const business = (name: string, more: Partial<BusinessInput> = {}) =>
  businessSchema.parse({
    id: idOf(name),
    name,
    programs: { gesundheitsoptik: false, frequentlens: true },
    branches: [
      { id: idOf(`${name} 1`), name: "=Altstadt", city: "Zürich", lat: -47.5, lng: 8.7, openingHours: hours },
      { id: idOf(`${name} 2`), name: 'Neu; "Markt"', email: "a@b.ch", active: false },
    ],
    ...more,
  });
const stored = [business("Augenwerk"), business("Ohne", { branches: [] })];

const pictures = calledPictures([
  { id: idOf("logo"), originalFilename: "logo.svg" },
  { id: idOf("new logo"), originalFilename: "neu.svg" },
]);
const site = { pictures, locale: "de" };
const rows = (of: Parameters<typeof rowsOf>[0]) => rowsOf(of, site);

let made = 0;
function read(text: string, { isAdmin = false, known = new Map(stored.map((each) => [each.id, each])) } = {}) {
  const lines = businessLines(text);
  return typeof lines === "string"
    ? lines
    : finished(
        planImport(lines, {
          known,
          isAdmin,
          timeZone: "Europe/Rome",
          site,
          newId: () => idOf(`new ${(made += 1)}`),
        }),
      );
}
function plan(text: string, given = {}) {
  const planned = read(text, given);
  return typeof planned === "string" ? null : planned;
}
const faultsOf = (text: string) => plan(text)?.faults.map(({ line, reason, column }) => `${line} ${reason} ${column}`);

describe("planImport", () => {
  it("finds nothing to change in what was written from the directory", () => {
    expect(plan(csvOf(stored.flatMap(rows)))).toEqual({ changes: [], unchanged: 2, faults: [] });
  });

  it("reads a logo by the name of its file, and keeps the one that is there where nothing is said", () => {
    const shop = business("Mit Logo", { branches: [], logoMediaId: idOf("logo") });
    const known = new Map([[shop.id, shop]]);
    expect(csvOf(rows(shop))).toContain(";logo.svg;");
    expect(plan(csvOf(rows(shop)), { known })).toMatchObject({ unchanged: 1, faults: [] });
    const row = (logo: string) => plan(`id;name;logo\n${shop.id};Mit Logo;${logo}`, { known });
    expect(row("")).toMatchObject({ unchanged: 1 });
    expect(row("neu.svg")).toMatchObject({
      changes: [{ columns: ["logo"], cells: [{ before: "logo.svg", after: "neu.svg" }] }],
    });
    expect(row("alt.svg")?.faults).toEqual([{ line: 2, reason: "picture", column: "logo", named: "alt.svg" }]);
    expect(row("logo.svg | neu.svg")?.faults).toEqual([{ line: 2, reason: "onePicture", column: "logo" }]);
  });

  it("reads the people of a branch by their names, keeps who is there, and takes away who is not named", () => {
    const person = (firstName: string, lastName: string) => ({ id: idOf(firstName), firstName, lastName });
    const team = [person("Ada", "Muster"), person("Bo", "von Gunten"), person("Cleo", "Li")];
    const shop = business("Team", { branches: [{ id: idOf("Team 1"), name: "Eins", staff: team }] });
    const known = new Map([[shop.id, shop]]);
    expect(plan(csvOf(rows(shop)), { known })).toMatchObject({ unchanged: 1, faults: [] });
    const row = (staff: string) =>
      plan(`id;name;branchId;branch;staff\n${shop.id};Team;${idOf("Team 1")};Eins;"${staff}"`, { known });
    expect(row("")).toMatchObject({ unchanged: 1 });
    const [change] = row("bo von  gunten; Dani Sutter Roth; Ada Muster")?.changes ?? [];
    expect(change).toMatchObject({ columns: ["staff"] });
    expect(change?.business.branches[0]?.staff).toEqual([
      team[0],
      { id: expect.any(String) as string, firstName: "Dani", lastName: "Sutter Roth" },
      team[1],
    ]);
    expect(row("Ada")?.faults).toEqual([{ line: 2, reason: "staff", column: "staff" }]);
  });

  it("changes what a table says, and keeps what it does not name", () => {
    const [change] =
      plan(`id;name;city;branchId;branch\n${idOf("Augenwerk")};Augenwerk;Bern;${idOf("Augenwerk 1")};Eins`)?.changes ??
      [];
    expect(change).toMatchObject({ line: 2, type: "changed", columns: ["branch", "city"] });
    expect(change?.cells).toEqual([
      { column: "branch", of: "Eins", before: "=Altstadt", after: "Eins" },
      { column: "city", of: "Eins", before: "Zürich", after: "Bern" },
    ]);
    expect(change?.business.branches.map(({ name, city }) => [name, city])).toEqual([
      ["Eins", "Bern"],
      ['Neu; "Markt"', ""],
    ]);
    expect(change?.business.branches[0]?.openingHours).toEqual(hours);
  });

  it("says of a new branch of a known business what stands in it, and of the business what is another", () => {
    const text = `id;name;frequentlens;branch;zip\n${idOf("Ohne")};Mit;1;Markt;3000`;
    const programs = { gesundheitsoptik: false, frequentlens: false };
    const known = new Map([[idOf("Ohne"), business("Ohne", { branches: [], programs })]]);
    const { cells = [], columns } = plan(text, { known })?.changes[0] ?? {};
    const ofBranch = ["branchId", "branch", "active", "zip", "canton", "timeZone"];
    expect(columns).toEqual(["name", "frequentlens", ...ofBranch]);
    expect(cells.map(({ column, of, before, after }) => `${of} ${column}: ${before} → ${after}`)).toEqual([
      "null name: Ohne → Mit",
      "null frequentlens: 0 → 1",
      ...["branch:  → Markt", "active:  → 1", "zip:  → 3000", "canton:  → ZH", "timeZone:  → Europe/Rome"].map(
        (cell) => `Markt ${cell}`,
      ),
    ]);
  });

  it("makes a new business of rows without an id under one name, as a draft", () => {
    const text = "name,branch,hours\nKlar,Bern,Mo 09:00-12:00 13:30-18:30 | Sa 09:00-16:00\nKlar,Thun,\nZwei,Chur,";
    const { changes = [] } = plan(text) ?? {};
    expect(
      changes.map(({ type, line, business: { name, status, branches } }) => [
        type,
        line,
        name,
        status,
        branches.length,
      ]),
    ).toEqual([
      ["new", 2, "Klar", "draft", 2],
      ["new", 4, "Zwei", "draft", 1],
    ]);
    expect(changes[0]?.business.branches[0]?.openingHours.periods).toHaveLength(3);
  });

  it("takes no phone number without figures, and any that people write", () => {
    const faultsOfPhone = (phone: string) => faultsOf(`id;name;branch;phone\n;X;Eins;${phone}`);
    expect(faultsOfPhone("keins")).toEqual(["2 phone phone"]);
    for (const phone of ["", "044 123 45 67", "+41 (0)44 123 45 67", "044/123.45.67"])
      expect(faultsOfPhone(phone), phone).toEqual([]);
  });

  it.each([
    [`${idOf("nobody")};X;;;;;`, "2 unknownId id"],
    [`;;;;;;`, undefined],
    [`;;Eins;;;;`, "2 required name"],
    [`;X;Eins;nobody;;;`, "2 email email"],
    [`;X;Eins;;Mo 9-12;;`, "2 hours hours"],
    [`;X;Eins;;Mo 09:00-12:00 11:00-18:00;;`, "2 hours hours"],
    [`;X;Eins;;;97;8`, "2 place lat"],
    [`;X;Eins;nobody;Mo 09:00-25:00;146.9;190`, "2 email email, 2 place lat, 2 hours hours"],
    [`;X;Eins;nobody;Mo 9-12;146.9;8`, "2 hours hours, 2 email email, 2 place lat"],
    [`;X;Eins;;Do 00:00-24:00 | Fr 18:00-24:00;;`, undefined],
    [`;X;Eins;;;47;`, "2 place lat"],
    [`;X;Eins;;;47;acht`, "2 place lat"],
    [`;X;Eins;;;47;8;zu;viel`, "2 columns null"],
  ])("says of %j %j", (row, expected) => {
    expect(faultsOf(`id;name;branch;email;hours;lat;lng\n${row}`)).toEqual(expected?.split(", ") ?? []);
  });

  it("takes the midnight that ends a day as the one that begins the next", () => {
    const text = "name;branch;hours;special\nKlar;Bern;Do 00:00-24:00;2026-12-31 18:00-24:00";
    expect(plan(text)?.changes[0]?.business.branches[0]?.openingHours).toEqual({
      periods: [{ open: { day: 4, time: "00:00" }, close: { day: 5, time: "00:00" } }],
      special: [{ date: "2026-12-31", open: "18:00", close: "00:00" }],
    });
  });

  it("leaves a business as it is where one of its lines is faulty, and leaves health optics to admins", () => {
    const text = "name;branch;gesundheitsoptik;status\nA;Eins;;\nA;Zwei;vielleicht;\nB;Eins;1;\nC;Eins;;fertig";
    expect(faultsOf(text)).toEqual(["3 yesNo gesundheitsoptik", "4 adminsOnly gesundheitsoptik", "5 status status"]);
    expect(plan(text)?.changes).toEqual([]);
    expect(plan(text, { isAdmin: true })?.changes).toHaveLength(1);
  });

  it("names a line that says something else of its business than a line before it, and takes an empty cell for nothing", () => {
    const head = "name;branch;status;frequentlens";
    expect(faultsOf(`${head}\nA;Eins;archived;1\nA;Zwei;published;ja`)).toEqual(["3 differs status"]);
    expect(faultsOf(`${head}\nA;Eins;;1\nA;Zwei;draft;\nA;Drei;;nein`)).toEqual(["4 differs frequentlens"]);
    const [change] = plan(`${head}\nA;Eins;;1\nA;Zwei;archived;ja`)?.changes ?? [];
    expect(change?.business).toMatchObject({ status: "archived", programs: { frequentlens: true } });
  });

  it("takes special days without a column of hours, and hours over several days as they are stored", () => {
    const id = idOf("Augenwerk 1");
    const head = "id;name;branchId";
    const [change] = plan(`${head};special\n${idOf("Augenwerk")};Augenwerk;${id};2026-12-31 closed`)?.changes ?? [];
    expect(change?.columns).toEqual(["special"]);
    const before = "2026-12-24 09:00-16:00 | 2026-12-26 closed";
    expect(change?.cells).toEqual([{ column: "special", of: "=Altstadt", before, after: "2026-12-31 closed" }]);
    expect(change?.business.branches[0]?.openingHours).toEqual({
      periods: hours.periods,
      special: [{ date: "2026-12-31", open: "00:30", close: "00:30" }],
    });
    const long = [{ open: { day: 3, time: "08:00" }, close: { day: 5, time: "18:00" } }];
    const branches = [{ id, name: "Eins", openingHours: { periods: long, special: [] } }];
    const nonstop = business("Rund um die Uhr", { branches });
    const known = new Map([[nonstop.id, nonstop]]);
    expect(read(csvOf(rows(nonstop)), { known })).toEqual({ changes: [], unchanged: 1, faults: [] });
  });

  it("takes the time zone and the place of a branch, and refuses what is none", () => {
    const [id, branchId] = [idOf("Augenwerk"), idOf("Augenwerk 1")];
    const row = (timeZone: string, placeId: string) =>
      `id;name;branchId;branch;timeZone;placeId\n${id};Augenwerk;${branchId};Eins;${timeZone};${placeId}`;
    expect(plan(row("Asia/Kathmandu", "ChIJ-1"))?.changes[0]?.columns).toEqual(["branch", "timeZone", "placeId"]);
    expect(plan(row("", ""))?.changes[0]?.columns).toEqual(["branch"]);
    expect(faultsOf(row("Europe/Winterthur", ""))).toEqual(["2 other timeZone"]);
    expect(faultsOf(row("", "../x"))).toEqual(["2 other placeId"]);
  });

  it("knows which businesses a table names", () => {
    const lines = businessLines(`id;name\n${idOf("Ohne").toUpperCase()};A\n${idOf("Ohne")};A\n;B\nkeine;C`);
    expect(typeof lines === "string" ? lines : namedIn(lines)).toEqual([idOf("Ohne")]);
  });

  it("takes no more branches than a business may have", () => {
    const rows = Array.from({ length: 201 }, (_, at) => `Viele;Filiale ${at}`);
    expect(faultsOf(["name;branch", ...rows].join("\n"))).toEqual(["202 other null"]);
  });

  it("takes a business once", () => {
    const row = `${idOf("Ohne")};Anders`;
    expect(faultsOf(`id;name\n${row}\n;X\n${row}`)).toEqual(["4 twice id"]);
  });

  it("refuses what is no table of businesses, and a very long one", () => {
    expect(read("Brille;Preis\nA;1")).toBe("no-table");
    expect(read(`name${"\nA".repeat(10_001)}`)).toBe("table-too-long");
  });
});
