import { describe, expect, it } from "vitest";
import { finished } from "../../../../tests/support/finished.ts";
import { csvOf } from "~/lib/tables/csv.ts";
import { deriveId } from "~/lib/ids.ts";
import { emptyItem, emptyJob } from "../domain/empty-entry.ts";
import { itemSchema, jobSchema, type Item, type Job } from "../schema.ts";
import { calledPictures } from "~/features/media/domain/called-pictures.ts";
import { itemColumns, jobColumns } from "./columns.ts";
import { planImport } from "./plan-import.ts";

const idOf = (name: string) => deriveId("6ba7b812-9dad-11d1-80b4-00c04fd430c8", name);
const peopleOf = (...names: string[]) => new Map(names.map((name) => [idOf(name), name.replace(/\d/, "")]));
const branches = new Map([
  [idOf("Altstadt"), { names: ["Zentrum", "Optik, Zentrum, Bern"], people: peopleOf("Ada", "Bo Li", "Bo Li2") }],
  [idOf("See"), { names: ["Am See", "Optik, Am See"], people: peopleOf() }],
  [idOf("See2"), { names: ["Am See", "Seeblick, Am See"], people: peopleOf("Ada3") }],
]);
const job: Job = {
  ...emptyJob(idOf("job")),
  title: { de: "=Lehrstelle", fr: "Apprentissage" },
  workQuota: { de: "80 %" },
  richTextDescription: { de: [{ type: "p", children: [{ text: "Vier " }, { text: "Jahre", italic: true }] }] },
  branchId: idOf("Altstadt"),
  staffMemberId: idOf("Ada"),
  titleImageIds: [idOf("picture")],
  validThrough: "2026-12-24",
};
const item: Item = { ...emptyItem(idOf("item")), title: { de: "Etui" }, cost: "95.50", askingPrice: true };
const pictures = calledPictures(
  ["picture", "front", "back"].map((name) => ({ id: idOf(name), originalFilename: `${name}.jpg` })),
);
const site = { locales: ["de", "fr"], timeZone: "Europe/Zurich", pictures } as const;
const columns = { jobs: jobColumns(site), items: itemColumns(site) };

function readJobs(text: string) {
  const known = new Map([[job.id, job]]);
  const empty = () => emptyJob(idOf("new"));
  return finished(planImport(text, { columns: columns.jobs, known, branches, empty, shape: jobSchema }));
}
function readItems(text: string) {
  const known = new Map([[item.id, item]]);
  const empty = () => emptyItem(idOf("new"));
  return finished(planImport(text, { columns: columns.items, known, branches, empty, shape: itemSchema }));
}
const faultsOf = (plan: ReturnType<typeof readJobs> | ReturnType<typeof readItems>) =>
  typeof plan === "string" ? plan : plan.faults.map(({ line, reason, column }) => `${line} ${reason} ${column}`);
const rowOf = <Entry extends { id: string }>(entry: Entry, of: { name: string; write: (entry: Entry) => string }[]) => [
  { label: "id", value: entry.id },
  ...of.map(({ name, write }) => ({ label: name, value: write(entry) })),
];

describe("a table of entries", () => {
  it("has nothing to change where it was written from them", () => {
    const unchanged = { changes: [], unchanged: 1, faults: [] };
    expect(readJobs(csvOf([rowOf(job, columns.jobs)]))).toEqual(unchanged);
    expect(readItems(csvOf([rowOf(item, columns.items)]))).toEqual(unchanged);
  });

  it("finds nothing changed where a spreadsheet has written the day in its own way", () =>
    expect(readJobs(`id;title.de;validThrough\n${job.id};=Lehrstelle;24.12.2026`)).toMatchObject({ unchanged: 1 }));

  it("takes the day where the site is since when an entry stands there, and keeps it where none is said", () => {
    const stored = { ...job, created: "2026-11-19T23:15:30.000Z" };
    const read = (day: string) =>
      finished(
        planImport(`id;title.de;created\n${job.id};=Lehrstelle;${day}`, {
          ...{ columns: columns.jobs, branches, shape: jobSchema, empty: () => emptyJob(idOf("new")) },
          known: new Map([[job.id, stored]]),
        }),
      );
    for (const same of ["", "2026-11-20", "20.11.2026", "2026-11-19T23:15:30.000Z"])
      expect(read(same), same).toMatchObject({ unchanged: 1, faults: [] });
    expect(read("1.10.2026")).toMatchObject({
      changes: [{ columns: ["created"], entry: { created: "2026-10-01T10:00:00.000Z" } }],
    });
    expect(read("bald")).toMatchObject({ faults: [{ reason: "date", column: "created" }] });
  });

  it("takes pictures by the names of their files, keeps them where nothing stands, and names one that is not there", () => {
    const jobs = (cell: string) => readJobs(`id;title.de;pictures\n${job.id};=Lehrstelle;${cell}`);
    expect(jobs("picture.jpg")).toMatchObject({ unchanged: 1 });
    expect(jobs("front.jpg | back.jpg")).toMatchObject({
      changes: [
        {
          columns: ["pictures"],
          cells: [{ before: "picture.jpg", after: "front.jpg | back.jpg" }],
          entry: { titleImageIds: [idOf("front"), idOf("back")] },
        },
      ],
    });
    expect(jobs("")).toMatchObject({ unchanged: 1, faults: [] });
    expect(jobs("front.jpg | side.jpg")).toMatchObject({
      changes: [],
      faults: [{ line: 2, reason: "picture", column: "pictures", named: "side.jpg" }],
    });
    const items = (cell: string) => readItems(`id;title.de;pictures\n${item.id};Etui;${cell}`);
    expect(items("BACK.JPG")).toMatchObject({ changes: [{ entry: { titleImageId: idOf("back") } }] });
    expect(items("back.jpg|front.jpg")).toMatchObject({ faults: [{ reason: "onePicture", column: "pictures" }] });
  });

  it("changes what it says, and keeps what it does not name", () => {
    const plan = readJobs(`id;title.de;title.fr;description.fr\n${job.id};Lehre;;- un\n`);
    expect(plan).toMatchObject({
      changes: [{ line: 2, type: "changed", columns: ["title.de", "title.fr", "description.fr"] }],
    });
    if (typeof plan === "string") return;
    expect(plan.changes[0]?.cells).toEqual([
      { column: "title.de", of: null, before: "=Lehrstelle", after: "Lehre" },
      { column: "title.fr", of: null, before: "Apprentissage", after: "" },
      { column: "description.fr", of: null, before: "", after: "- un" },
    ]);
    const { richTextDescription, ...others } = plan.changes[0]?.entry ?? job;
    expect(others).toMatchObject({
      title: { de: "Lehre" },
      workQuota: job.workQuota,
      titleImageIds: job.titleImageIds,
    });
    expect(richTextDescription).toMatchObject({ de: job.richTextDescription.de, fr: [{ type: "ul" }] });
  });

  it.each([
    ["zentrum ;ada", "Altstadt", "Ada"],
    ["Seeblick, Am See;Ada", "See2", "Ada3"],
    [`${idOf("See2")};Ada`, "See2", "Ada3"],
    ["Zentrum;", "Altstadt", null],
  ])("takes a branch and a person by their names: %s", (cells, branch, person) => {
    const plan = readJobs(`title.de;branchId;staffMemberId\nX;${cells}`);
    const entry = { branchId: idOf(branch), staffMemberId: person && idOf(person) };
    expect(plan).toMatchObject({ changes: [{ entry }], faults: [] });
  });

  it("makes a draft of a line without an id", () => {
    const plan = readItems("title.de;cost;itemType;toBePickedUp\nBrille;180;frame;ja");
    const made = { status: "draft", cost: "180.00", itemType: "frame", toBePickedUp: true };
    expect(plan).toMatchObject({ changes: [{ line: 2, type: "new", entry: made, columns: [] }], faults: [] });
  });

  it.each([
    ["id;title.de\nnobody;X", "2 unknownId id"],
    ["title.de\n;\nX;zu viel", "3 columns null"],
    ["title.de;status\nX;fertig", "2 status status"],
    ["title.de;status\n;draft", "2 required title"],
    ["title.de;validThrough\nX;30.02.2026", "2 date validThrough"],
    [`title.de;branchId\nX;${idOf("fremd")}`, "2 branch branchId"],
    ["title.de;branchId\nX;Altstadt", "2 branch branchId"],
    ["title.de;branchId\nX;Am See", "2 several branchId"],
    ["title.de;branchId;staffMemberId\nX;Zentrum;Bo Li", "2 several staffMemberId"],
    ["title.de;branchId;staffMemberId\nX;Zentrum;Cleo", "2 person staffMemberId"],
    [`title.de;branchId;staffMemberId\nX;${idOf("See")};${idOf("Ada")}`, "2 person staffMemberId"],
    ["title.de;description.de\nX;[hier](javascript:alert(1))", "2 text description.de"],
    [`id;title.de\n${job.id};A\n${job.id};B`, "3 twice id"],
  ])("says of the job %j %j", (text, fault) => expect(faultsOf(readJobs(text))).toEqual([fault]));

  it.each([
    ["title.de;cost\nX;gratis", "2 cost cost"],
    ["title.de;listingKind\nX;biete", "2 listingKind listingKind"],
    ["title.de;itemType\nX;Brille", "2 itemType itemType"],
    ["title.de;askingPrice\nX;vielleicht", "2 yesNo askingPrice"],
  ])("says of the item %j %j", (text, fault) => expect(faultsOf(readItems(text))).toEqual([fault]));

  it("is none without a title, or in a language that the site does not have", () =>
    expect([readJobs("id;cost\n;1"), readJobs("title.it\nX")]).toEqual(["no-table", "no-table"]));
});
