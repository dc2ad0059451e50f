import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { entryMetadata } from "~/features/listings/entry-metadata.ts";
import { listedEntries } from "~/features/listings/entry-places.ts";
import { listBranches } from "~/features/directory/management/list-branches.ts";
import { saveBusiness } from "~/features/directory/service.ts";
import { mediaKey } from "~/features/media/data-key.ts";
import { shortId } from "~/features/listings/domain/entry-address.ts";
import { emptyItem } from "~/features/listings/domain/empty-entry.ts";
import { importEntriesInput } from "~/features/listings/csv/schema.ts";
import { keptJobSchema, type Job } from "~/features/listings/schema.ts";
import { importEntries } from "~/features/listings/csv/import-entries.ts";
import { tableOfEntries } from "~/features/listings/csv/table-of-entries.ts";
import { findableEntries } from "~/features/listings/findable-entries.ts";
import { keptJob } from "~/features/listings/kept-entries.ts";
import { listEntries } from "~/features/listings/management/list-entries.ts";
import { saveItem, saveJob, removeEntry } from "~/features/listings/service.ts";
import { searchSite } from "~/features/site/search.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { createSiteInput } from "~/features/site/schema.ts";
import { createSite, saveSettings } from "~/features/site/service.ts";
import { makeStart } from "~/features/forms/start.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { raiseDataHead, wakeData } from "~/server/data-heads.ts";
import { inSite } from "~/server/site-scope.ts";
import { getDb } from "~/server/db.ts";
import type { RunningServer } from "~/server/http.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { eventually } from "../support/eventually.ts";
import { makeMedium, makeSite } from "../support/two-sites.ts";
import { ask } from "../support/web-server.ts";

const database = useDatabase();
const made: string[] = [];
let server: RunningServer;
let bus: ReturnType<typeof openLiveBus>;
let siteId: string;
const ids = { stellen: "", markt: "", frei: "", handarbeit: "", kontakt: "" };
type Name = keyof typeof ids;
const sections: Record<Name, string[]> = {
  stellen: ["jobs", "form"],
  markt: ["marketplace"],
  frei: ["cta"],
  handarbeit: ["jobs"],
  kontakt: ["form", "contactForm"],
};
const person = { userId: randomUUID(), name: "Admin", isAdmin: true, role: null };
const context = () => {
  const site = { id: siteId, key: "laden", locales: ["de", "fr"], isHealthOpticsMember: true };
  return forEditor({ db: database.db, bus, site, actor: person });
};

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  bus = openLiveBus(database.url);
  const { db } = database;
  await db.user.create({ data: { id: person.userId, email: "admin@vitrine.example", name: "Admin" } });
  const shop = { key: "laden", name: "Laden", locales: ["de", "fr"], hosts: ["laden.test"] };
  ({ id: siteId } = await createSite(db, createSiteInput.parse(shop)));
  await db.site.update({ where: { id: siteId }, data: { isHealthOpticsMember: true } });
  for (const name of Object.keys(ids) as Name[]) {
    const role = name === "kontakt" ? ("contact" as const) : undefined;
    const page = { name, locale: "de" as const, collection: null, initialGroups: sections[name], role };
    const { pageId } = await addPage(context(), page);
    if (name === "handarbeit") await writeCard(pageId);
    await publishPage(context(), { pageId });
    ids[name] = pageId;
  }
  server = await startDrawingServer(made);
});
afterAll(async () => {
  await server.close();
  await bus.close();
  await getDb().$disconnect();
});

/** Gives the page's first card a title. */
async function writeCard(pageId: string): Promise<void> {
  const where = { siteId, pageId, parentId: { not: null } };
  const { id: groupId } = await database.db.group.findFirstOrThrow({ where });
  const input = { groupId, fieldName: "title", locale: "de", text: "Von Hand" };
  const operation = { opId: randomUUID(), command: "field.text", input };
  await editPage(context(), { pageId, baseRevision: 0, force: true, operation });
}

/** Publishes a page that lists nothing, and reads it until it is made anew: it is the first in `made`. */
async function publishFree(description: string): Promise<void> {
  await read("/de/frei");
  made.length = 0;
  const operation = { opId: randomUUID(), command: "page.description", input: { locale: "de", description } };
  await editPage(context(), { pageId: ids.frei, baseRevision: 0, force: true, operation });
  await publishPage(context(), { pageId: ids.frei });
  await eventually(async () => {
    await read("/de/frei");
    expect(made).toHaveLength(1);
  });
}

const read = (path: string, more: Parameters<typeof ask>[3] = {}) => ask(server.port, "laden.test", path, more);
const job = (title: string, more: Partial<Job> = {}): Job => ({
  id: randomUUID(),
  title: { de: title },
  workQuota: { de: "60 bis 100 %" },
  richTextDescription: {},
  branchId: null,
  staffMemberId: null,
  titleImageIds: [],
  validThrough: null,
  status: "published",
  ...more,
});
const address = (entry: Job, words: string, page = "stellen") => `/de/${page}/${words}-${shortId(entry.id)}`;
/** The page has heard of it. */
const shows = (path: string, words: string) => eventually(async () => expect((await read(path)).body).toContain(words));

it("shows what is published on the pages that list it, and makes these alone anew", async () => {
  const [draft, old] = [job("Entwurf", { status: "draft" }), job("Archiviert", { status: "archived" })];
  const over = job("Vorbei", { validThrough: "2026-01-31" });
  for (const entry of [draft, old, over]) await saveJob(context(), entry);
  for (const name of Object.keys(ids)) await read(`/de/${name}`);
  made.length = 0;
  const open = job("Lehrstelle", { title: { de: "Lehrstelle", fr: "Apprentissage" } });
  await saveJob(context(), open);
  await shows("/de/stellen", "Lehrstelle");
  const { body } = await read("/de/stellen");
  for (const { title } of [draft, old, over]) expect(body).not.toContain(title.de);
  expect((await read("/de/handarbeit")).body, "cards that somebody wrote stay").not.toContain("Lehrstelle");
  for (const name of ["markt", "frei"]) await read(`/de/${name}`);
  expect([...new Set(made.map((url) => url.split("/").at(-1)))]).toEqual([ids.stellen]);

  await saveJob(context(), { ...open, status: "archived" });
  await eventually(async () => expect((await read("/de/stellen")).body).not.toContain("Lehrstelle"));
});

it("brings a removed entry back with what was known of its translations", async () => {
  const entry = { ...job("Lehrstelle"), title: { de: "Lehrstelle", fr: "Apprentissage" } };
  await saveJob(context(), { ...entry, byMachine: { fr: ["title"] } });
  await saveJob(context(), { ...entry, title: { ...entry.title, de: "Lehrstelle 2027" } });
  const marks = { fr: { title: { madeFrom: "Lehrstelle", isMachine: true as const } } };
  const wordMarks = await removeEntry(context(), { list: "jobs", id: entry.id });
  expect(wordMarks).toEqual(marks);
  await saveJob(context(), { ...entry, wordMarks });
  const stored = await database.db.job.findFirstOrThrow({ where: { id: entry.id, siteId } });
  expect(stored.wordMarks).toEqual(marks);
  await removeEntry(context(), { list: "jobs", id: entry.id });
});

it("gives an entry an address of its own, under which it stands in the list, and in the sitemap", async () => {
  const entry = job("Optikerin EFZ");
  await saveJob(context(), entry);
  await database.db.job.update({ where: { id: entry.id, siteId }, data: { created: new Date("2026-01-02") } });
  const path = address(entry, "optikerin-efz");
  await shows("/de/stellen", path);
  expect((await read(path)).status).toBe(200);
  expect(made.at(-1)).toBe(`/_site/${siteId}/de/entry/${ids.stellen}/${entry.id}`);
  const misnamed = await read(address(entry, "frueher"));
  expect([misnamed.status, misnamed.headers.location]).toEqual([307, path]);
  const { changedAt } = await database.db.job.findFirstOrThrow({ where: { id: entry.id, siteId } });
  const lastChange = `${path}</loc><lastmod>${changedAt.toISOString().slice(0, 10)}<`;
  expect((await read("/sitemap.xml")).body, "not the day of its making").toContain(lastChange);
  const asked = await read(`/de/stellen?about=${entry.id}`);
  expect(asked.body, "the same page, kept once").toBe((await read(path)).body);
  expect((await read(`/de/stellen?about=${randomUUID()}`)).body).toBe((await read("/de/stellen")).body);

  for (const page of ["markt", "handarbeit"])
    expect((await read(address(entry, "optikerin-efz", page))).status).toBe(page === "markt" ? 410 : 404);
  expect((await read(address(entry, "optikerin-efz", "frei"))).status).toBe(404);
  await removeEntry(context(), { list: "jobs", id: entry.id });
  await eventually(async () => expect((await read(path)).status).toBe(410));
  expect(made.at(-1), "which says that it is over, and leads back to the list").toBe(
    `/_site/${siteId}/de/gone/${ids.stellen}`,
  );
  expect((await read("/sitemap.xml")).body).not.toContain(path);
});

it("gives an entry a picture with its name for where it is shared, while the page lists it", async () => {
  const entry = job("Werkstattleitung");
  await saveJob(context(), entry);
  await shows("/de/stellen", "Werkstattleitung");
  const named = { siteId, locale: "de", pageId: ids.stellen, entryId: entry.id };
  const [picture] = [(await entryMetadata(named)).openGraph?.images].flat();
  const { pathname: path } = new URL((picture as { url: string }).url);
  expect(path).toMatch(new RegExp(`^/share/${ids.stellen}/${shortId(entry.id)}/de-`));
  expect(await read(path)).toMatchObject({ status: 200, headers: { "content-type": "image/jpeg" } });
  const former = await read(path.replace(/[0-9a-f]{16}(?=\.jpg$)/, "0".repeat(16)));
  expect(former).toMatchObject({ status: 302, headers: { location: path } });
  expect((await read(path.replace(ids.stellen, ids.frei))).status).toBe(404);
  await removeEntry(context(), { list: "jobs", id: entry.id });
  await eventually(async () => expect((await read(path)).status).toBe(404));
});

it("is asked about in the form of the contact page where its own page has none, until it is gone", async () => {
  const item = { ...emptyItem(randomUUID()), title: { de: "Etui aus Leder" }, status: "published" as const };
  await saveItem(context(), item);
  const path = `/de/kontakt?about=${item.id}`;
  await shows("/de/markt", `"askForm":{"pageId":"${ids.kontakt}"`);
  expect((await read(path)).status).toBe(200);

  await publishFree("Anderes"); // by then what changed before has been heard, too
  await read("/de/markt");
  await publishFree("Noch anderes");
  await read("/de/markt");
  expect(made, "what another page says does not matter here").toHaveLength(1);
  await removeEntry(context(), { list: "items", id: item.id });
  await eventually(async () => expect((await read(path)).body).toBe((await read("/de/kontakt")).body));
});

it("lets one of two win who have seen the same entry, and refuses to take away what somebody changed", async () => {
  const entry = job("Werkstatt", { status: "draft" });
  const revision = await saveJob(context(), entry);
  const item = { ...emptyItem(randomUUID()), title: { de: "Etui" } };
  const seen = await saveItem(context(), item);
  const both = await Promise.allSettled([
    ...["eins", "zwei"].map((de) => saveJob(context(), { ...entry, title: { de }, revision })),
    ...["eins", "zwei"].map((de) => saveItem(context(), { ...item, title: { de }, revision: seen })),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "fulfilled", "rejected", "rejected"]);
  expect(both.slice(0, 2).map(({ status }) => status)).toContain("rejected");
  for (const save of both) {
    if (save.status === "rejected")
      expect(save.reason).toMatchObject({ code: "stale", details: { refusal: "record-changed", by: "Admin" } });
  }
  const former = removeEntry(context(), { list: "jobs", id: entry.id, revision });
  await expect(former).rejects.toMatchObject({ code: "stale" });
  const stored = await keptJob(context(), entry.id);
  expect(stored.revision).toBe(revision + 1);
  const table = `id;title.de\n${entry.id};Aus der Tabelle\n`;
  await importEntries(context(), importEntriesInput.parse({ list: "jobs", text: table, apply: true }));
  await expect(saveJob(context(), { ...entry, revision: stored.revision })).rejects.toMatchObject({ code: "stale" });
  await removeEntry(context(), { list: "jobs", id: entry.id, revision: revision + 2 });
  const gone = saveJob(context(), { ...entry, revision: revision + 2 });
  await expect(gone).rejects.toMatchObject({ details: { refusal: "record-gone" } });
});

it("gives an entry its words as Markdown, in the page's list of them, and in llms.txt, while visitors may see it", async () => {
  const richTextDescription = { de: [{ type: "p" as const, children: [{ text: "Wir fertigen Fassungen." }] }] };
  const entry = job("Goldschmied", { richTextDescription, validThrough: "2031-05-04" });
  await saveJob(context(), entry);
  const path = address(entry, "goldschmied");
  await shows("/llms.txt", `- [Goldschmied](https://laden.test${path}.md)`);
  await shows("/de/stellen.md", `- [Goldschmied](https://drawn.test${path}.md) – 60 bis 100 %`);
  for (const answer of [await read(`${path}.md`), await read(path, { headers: { accept: "text/markdown" } })]) {
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"]);
    expect(answer.headers["link"]).toBe(`<https://laden.test${path}>; rel="canonical"`);
    expect(answer.body).toBe("# Goldschmied\n\n- 60 bis 100 %\n- Bis 4. Mai 2031\n\nWir fertigen Fassungen.\n");
  }
  expect((await read(path)).headers["vary"]).toBe("accept, accept-encoding");
  const misnamed = await read(`${address(entry, "frueher")}.md`);
  expect([misnamed.status, misnamed.headers.location]).toEqual([307, `${path}.md`]);
  expect((await read(`${address(entry, "goldschmied", "frei")}.md`)).status).toBe(404);
  await saveJob(context(), { ...entry, status: "archived" });
  await eventually(async () => expect((await read(`${path}.md`)).status).toBe(410));
  for (const list of ["/llms.txt", "/de/stellen.md"])
    await eventually(async () => expect((await read(list)).body).not.toContain("Goldschmied"));
});

it("looks through the pages once for each state of the site, however often its map is asked for", async () => {
  await saveJob(context(), job("Auf der Karte"));
  await shows("/de/stellen", "Auf der Karte");
  const index = await getSiteIndex(siteId);
  if (!index) throw new Error("the site is there");
  let asked = 0;
  const $queryRaw = (...given: Parameters<typeof database.db.$queryRaw>) => {
    asked += 1;
    return database.db.$queryRaw(...given);
  };
  const db = new Proxy(database.db, {
    get: (target, key) => (key === "$queryRaw" ? $queryRaw : (Reflect.get(target, key) as unknown)),
  });
  const another = { ...index, revision: index.revision + 1_000 };
  const isListed = async () => expect((await listedEntries(db, another, new Date())).length).toBeGreaterThan(0);
  await eventually(isListed); // a page may be drawn before its process has heard why
  await isListed();
  await isListed();
  expect(asked).toBe(1);
});

it("follows the people whom an entry names, and the copies of its picture that are still being made", async () => {
  await saveSettings(context(), { footer: { useBusinessDataFromLookUp: false } });
  const [branchId, staffMemberId] = [randomUUID(), randomUUID()];
  const programs = { gesundheitsoptik: true, frequentlens: false };
  const business = { id: randomUUID(), name: "Optik Laden", programs };
  const hire = (lastName: string) => {
    const staff = [{ id: staffMemberId, firstName: "Ada", lastName }];
    return saveBusiness(context(), { ...business, branches: [{ id: branchId, name: "Altstadt", staff }] });
  };
  await hire("Klar");
  const picture = await makeMedium(database.db, { id: siteId, key: "laden" } as Parameters<typeof makeMedium>[1]);
  await database.db.media.updateMany({ where: { id: picture, siteId }, data: { widths: [], hasOriginal: true } });
  await saveJob(context(), job("Zu zweit", { branchId, staffMemberId, titleImageIds: [picture] }));
  await shows("/de/stellen", "Klar");
  await hire("Sonnenschein");
  await shows("/de/stellen", "Sonnenschein");
  expect((await read("/de/stellen")).body).not.toContain("Klar");

  await database.db.media.updateMany({ where: { id: picture, siteId }, data: { widths: [321] } });
  await raiseDataHead(database.db, siteId, mediaKey(picture));
  wakeData(bus, siteId);
  await shows("/de/stellen", '"widths":[321]');
});

it("lists for editors what they search, whatever its state, and says what is over", async () => {
  const branchId = randomUUID();
  const programs = { gesundheitsoptik: true, frequentlens: false };
  const branches = [{ id: branchId, name: "Am See", zip: "3600", city: "Thun", staff: [] }];
  await saveBusiness(context(), { id: randomUUID(), name: "Seeblick", programs, branches });
  const over = job("Werkstattleitung", { branchId, validThrough: "2026-01-31", status: "archived" });
  await saveJob(context(), over);
  await saveJob(context(), job("Filialleitung", { branchId, title: { fr: "Gérance" } }));
  const table = await tableOfEntries(context(), { list: "jobs", search: "werkstattleitung" });
  expect(table.text, "a branch by its name").toContain(';"Seeblick, Am See, Thun";');
  const titles = async (listed: Partial<Parameters<typeof listEntries>[1]>) =>
    (await listEntries(context(), { list: "jobs", search: "", page: 1, ...listed }, new Date())).entries.map(
      ({ title, isOver }) => [Object.values(title)[0], isOver],
    );
  expect(await titles({ search: "thun" })).toEqual([
    ["Gérance", false],
    ["Werkstattleitung", true],
  ]);
  expect(await titles({ search: "gerance" })).toEqual([["Gérance", false]]);
  expect(await titles({ search: "thun", status: "archived" })).toEqual([["Werkstattleitung", true]]);
  expect(await titles({ search: "thun", page: 2 })).toEqual([]);
  expect(await titles({ list: "items", search: "thun" })).toEqual([]);
  expect(await keptJob(context(), over.id)).toMatchObject({ ...over, pictures: [] });
  const elsewhere = `id;title.de;branchId\n${over.id};Werkstattleitung;`;
  const { names } = await importEntries(context(), { list: "jobs", text: elsewhere, apply: false });
  expect(names, "what an id in a cell stands for").toEqual({ [branchId]: "Seeblick, Am See, Thun" });
  const called = `${elsewhere}Seeblick, Am See, Thun`;
  expect(await importEntries(context(), { list: "jobs", text: called, apply: false })).toMatchObject({ unchanged: 1 });

  const long = { title: { de: "Langwort".repeat(40), fr: " " }, workQuota: { de: "q".repeat(150) } };
  await database.db.job.updateMany({ where: { siteId, id: over.id }, data: long });
  const stored = keptJobSchema.parse(await keptJob(context(), over.id));
  expect(stored, "longer than the form allows").toMatchObject({ ...long, title: { de: long.title.de } });
  expect(await titles({ search: "langwort" })).toEqual([[long.title.de, true]]);

  const found = async (search: string, chosenId?: string) =>
    (await listBranches(context(), { search, chosenId })).branches.map(({ business, city }) => [business, city]);
  expect(await found("seebl")).toEqual([["Seeblick", "Thun"]]);
  expect(await found("thun")).toEqual([["Seeblick", "Thun"]]);
  expect(await found("nirgends"), "nothing").toEqual([]);
  expect(await found("nirgends", branchId), "but the chosen one").toEqual([["Seeblick", "Thun"]]);
});

it("keeps with an answer what it is about, if visitors may see that", async () => {
  const entry = job("Werkstatt");
  const hidden = job("Geheim", { status: "draft" });
  for (const each of [entry, hidden]) await saveJob(context(), each);
  await shows("/de/stellen", "Werkstatt");
  const formOf = (pageId: string, kind: string) =>
    database.db.group.findFirstOrThrow({ where: { siteId, pageId, kind } });
  const post = (path: string, fields: Record<string, string>) =>
    read(`${path}?`, {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
    });
  const form = await formOf(ids.stellen, "form");
  const start = () => makeStart({ siteId, kind: "form" }, Date.now() - 5_000); // without one, few are taken in an hour
  const send = (about: string, message: string) =>
    post("/de/stellen", { form: form.id, about, name: "Ada", email: "ada@example.ch", message, start: start() });
  const abouts = [entry.id, hidden.id, shortId(entry.id), "x"];
  for (const about of abouts) expect((await send(about, `zu ${about}`)).status).toBe(303);
  const rows = await database.db.formSubmission.findMany({ where: { siteId } });
  const kept = rows.map(({ values }) => values as Record<string, string>);
  const aboutOf = (about: string) => kept.find(({ message }) => message === `zu ${about}`)?.["aboutEntry"];
  expect(abouts.map(aboutOf)).toEqual(["Werkstatt", undefined, undefined, undefined]);

  const { id } = await formOf(ids.kontakt, "contactForm");
  const who = {
    form: id,
    vorname: "Ada",
    nachname: "Muster",
    email: "ada@example.ch",
    fragenAnmerkungen: "Noch frei?",
  };
  expect((await post("/de/kontakt", who)).status, "an appointment wants more").toBe(422);
  const asked = await post("/de/kontakt", { ...who, about: entry.id });
  expect([asked.status, asked.headers.location]).toEqual([303, `/de/kontakt?about=${entry.id}#sent-${id}`]);
  const inquiry = await database.db.formSubmission.findFirstOrThrow({ where: { siteId, groupId: id } });
  expect(inquiry.values).toMatchObject({ vorname: "Ada", fragenAnmerkungen: "Noch frei?", aboutEntry: "Werkstatt" });
});

it("takes nothing of another site into a list", async () => {
  const other = await makeSite(database.db, "anderer");
  const picture = await makeMedium(database.db, other);
  const refused = { code: "not-found" };
  await expect(saveJob(context(), job("Fremd", { titleImageIds: [picture] }))).rejects.toMatchObject({
    ...refused,
    details: { refusal: "media-not-found" }, // so is one that somebody has deleted meanwhile
  });
  await expect(saveJob(context(), job("Fremd", { branchId: randomUUID() }))).rejects.toMatchObject({
    ...refused,
    details: { refusal: "branch-not-found" },
  });
  const theirs = await database.db.job.create({ data: { siteId: other.id, title: { de: "Ihre" } } });
  await expect(saveJob(context(), job("Fremd", { id: theirs.id }))).rejects.toMatchObject(refused);
  await expect(removeEntry(context(), { list: "jobs", id: theirs.id })).rejects.toMatchObject(refused);
});

it("takes the pictures of entries out and in by the names of their files", async () => {
  const pictureId = await makeMedium(database.db, { id: siteId, key: "laden" } as Parameters<typeof makeMedium>[1]);
  await database.db.media.update({ where: { id: pictureId, siteId }, data: { originalFilename: "Werkstatt.jpg" } });
  const entry = job("Mit Bild", { titleImageIds: [pictureId] });
  await saveJob(context(), entry);
  const { text } = await tableOfEntries(context(), { list: "jobs", search: "mit bild" });
  expect(text).toContain(";Werkstatt.jpg;");
  const read = (changed: string, apply = false) => importEntries(context(), { list: "jobs", text: changed, apply });
  expect(await read(text)).toMatchObject({ changed: 0, unchanged: 1, faults: [] });
  expect((await read(text.replace("Werkstatt.jpg", "Werkstat.jpg"))).faults).toEqual([
    { line: 2, reason: "picture", column: "pictures", named: "Werkstat.jpg" },
  ]);
  expect(await read(text.replace("Werkstatt.jpg", ""), true), "an empty cell says nothing").toMatchObject({
    changed: 0,
  });
  expect(await keptJob(context(), entry.id)).toMatchObject({ titleImageIds: [pictureId] });
  await saveJob(context(), { ...entry, titleImageIds: [] });
  expect(await read(text, true)).toMatchObject({ changed: 1 });
  expect(await keptJob(context(), entry.id)).toMatchObject({ titleImageIds: [pictureId] });
});

it("reads a table of entries: told first, then done, its faulty line left out", async () => {
  const entry = job("Aus der Tabelle", { workQuota: { de: "80 %" } });
  await saveJob(context(), entry);
  const lateByGreenwich = { created: new Date("2026-01-02T23:30:00Z") };
  await database.db.job.update({ where: { id: entry.id, siteId }, data: lateByGreenwich });
  const file = await tableOfEntries(context(), { list: "jobs", search: "aus der tabelle" });
  const [head = "", row = ""] = file.text.split("\r\n");
  const at = head.split(";").indexOf("title.fr");
  const cells = row.split(";");
  expect(cells[head.split(";").indexOf("created")]).toBe("2026-01-03");
  cells[at] = "Du tableau";
  const whole = (line: string) => line + ";".repeat(cells.length - line.split(";").length);
  const added = [cells.join(";"), whole(";nirgends;X"), whole(";draft;Ganz neu"), `${entry.id};draft;Zu kurz`];
  const text = `${head}\r\n${added.join("\r\n")}\r\n`;
  const told = await importEntries(context(), { list: "jobs", text, apply: false });
  expect(told).toMatchObject({ isApplied: false, created: 1, changed: 1, unchanged: 0 });
  expect(told.names).toEqual({});
  expect(told.faults).toEqual([
    { line: 3, reason: "status", column: "status" },
    { line: 5, reason: "columns", column: null },
  ]);
  expect(await keptJob(context(), entry.id), "nothing is done yet").toMatchObject({ title: entry.title });
  const seen = { [entry.id]: told.changes[0]?.revision ?? 0 };
  await saveJob(context(), { ...entry, status: "published" });
  const late = await importEntries(context(), { list: "jobs", text, apply: true, lines: [2], seen });
  expect(late).toMatchObject({ changed: 0 });
  expect(late.faults).toContainEqual({ line: 2, reason: "stale", column: null });
  await importEntries(context(), { list: "jobs", text, apply: true, lines: [2] });
  expect(await keptJob(context(), entry.id)).toMatchObject({ ...entry, title: { ...entry.title, fr: "Du tableau" } });
  const made = await listEntries(context(), { list: "jobs", search: "ganz neu", page: 1 }, new Date());
  expect(made.total, "a line that was not chosen").toBe(0);
  await shows("/fr/stellen", "Du tableau");
  const refused = { details: { refusal: "no-entry-table" } };
  await expect(importEntries(context(), { list: "items", text: "name\nX", apply: true })).rejects.toMatchObject(
    refused,
  );
});

async function search(query: string, { locale = "de", now = new Date() } = {}) {
  const index = await getSiteIndex(siteId);
  if (!index) throw new Error("the site is there");
  const listed = await findableEntries(database.db, index, locale, now);
  return (await searchSite(index, locale, query, { listed })).hits;
}
const hitsOf = async (...query: Parameters<typeof search>) => (await search(...query)).map(({ href }) => href);

it("is found by the search while visitors may see it, in all forms of its words, in the language that is read", async () => {
  const richTextDescription = { de: [{ type: "p" as const, children: [{ text: "Wir schleifen Gleitsichtgläser." }] }] };
  const title = { de: "Werkstattleiterin", fr: "Cheffe d’atelier" };
  const entry = job("", { title, richTextDescription, validThrough: "2031-05-04" });
  const path = address(entry, "werkstattleiterin");
  await saveJob(context(), entry);
  await eventually(async () => expect(await hitsOf("Werkstattleiterin")).toEqual([path]));
  for (const query of ["werkstattl", "Gleitsichtglas", "schleift", "Gleitsichtgläsern schleifen", "Werkstattleitrein"])
    expect(await hitsOf(query), query).toEqual([path]);
  expect(await hitsOf("Werkstattleiterin Unsinn")).toEqual([]);
  const french = address(entry, "cheffe-d-atelier").replace("/de/", "/fr/");
  expect(await hitsOf("atelier", { locale: "fr" })).toEqual([french]);
  expect(await hitsOf("Werkstattleiterin", { now: new Date("2031-05-06") })).toEqual([]);
  for (const status of ["draft", "archived"] as const) {
    await saveJob(context(), { ...entry, status });
    await eventually(async () => expect(await hitsOf("Werkstattleiterin")).toEqual([]));
    await saveJob(context(), entry);
    await eventually(async () => expect(await hitsOf("Werkstattleiterin")).toEqual([path]));
  }
  const inFrench = async () => (await search("Gleitsichtgläser", { locale: "fr" }))[0];
  expect(await inFrench(), "who listens is told what nobody has translated").toMatchObject({
    titleLang: null,
    lang: "de",
  });
  await saveJob(context(), { ...entry, title: { de: title.de } });
  await eventually(async () => expect(await inFrench()).toMatchObject({ titleLang: "de", lang: "de" }));
  await removeEntry(context(), { list: "jobs", id: entry.id });
  await eventually(async () => expect(await hitsOf("Werkstattleiterin")).toEqual([]));
});

it("has branches found on the contact page by street, place, phone and hours, and businesses in the directory", async () => {
  const programs = { gesundheitsoptik: true, frequentlens: false };
  const monday = [{ open: { day: 1, time: "09:15" }, close: { day: 1, time: "18:45" } }];
  const shop = { name: "Am Dorfplatz", street: "Stationsstrasse", streetNumber: "7", zip: "8472", city: "Seuzach" };
  const open = { phone: "+41 52 000 00 07", openingHours: { periods: monday, special: [] } };
  const own = { id: randomUUID(), name: "Optik Eins", programs, branches: [{ id: randomUUID(), ...shop, ...open }] };
  const elsewhere = { id: randomUUID(), name: "Hauptsitz", street: "Bahnhofstrasse", zip: "7000", city: "Chur" };
  const other = { id: randomUUID(), name: "Zwicker & Söhne", programs, branches: [elsewhere] };
  await saveBusiness(context(), own);
  await database.db.site.update({ where: { id: siteId }, data: { ownBusinessId: own.id } });
  await saveBusiness(context(), other);
  const page = { locale: "de" as const, collection: null };
  const list = await addPage(context(), { ...page, name: "Verzeichnis", initialGroups: ["businessSearch"] });
  await eventually(async () => expect(await hitsOf("Dorfplatz")).toEqual(["/de/kontakt"]));
  for (const query of [
    "Stationsstrasse 7",
    "stationsstr",
    "8472",
    "052 000 00 07",
    "0520000007",
    "Öffnungszeiten 18:45",
  ])
    expect(await hitsOf(query), query).toEqual(["/de/kontakt"]);
  expect(await hitsOf("Bahnhofstrasse Chur"), "no page shows the directory").toEqual([]);
  await publishPage(context(), { pageId: list.pageId });
  const found = `/de/verzeichnis?${new URLSearchParams({ q: "Zwicker & Söhne" })}`;
  await eventually(async () => expect(await hitsOf("Zwicker Chur")).toEqual([found]));
  expect((await read(found)).status).toBe(200);
  expect(await hitsOf("Bahnhofstrasse")).toEqual([found]);
  expect(await hitsOf("Dorfplatz"), "one's own business stands in the directory, too").toEqual(["/de/kontakt"]);
  expect(await hitsOf("Optik Eins"), "by its name").toEqual(["/de/kontakt"]);
  await saveBusiness(context(), { ...other, status: "archived" });
  await eventually(async () => expect(await hitsOf("Bahnhofstrasse")).toEqual([]));
});

it("shows entries of the marketplace with their terms", async () => {
  await saveItem(context(), {
    ...{ id: randomUUID(), title: { de: "Schleifautomat" }, richTextDescription: {}, status: "published" },
    ...{ branchId: null, staffMemberId: null, titleImageId: null, assetKind: "document", cost: "4800.00" },
    ...{ itemType: "object", listingKind: "offering" },
    ...{ askingPrice: true, toBePickedUp: true, subjectToPostage: false },
  });
  await shows("/de/markt", "Schleifautomat");
  const { body } = await read("/de/markt");
  expect(body).toContain('"cost":"4800.00"');
  expect(body, "as it was taken, for programs").toContain('"assetKind":"document"');
  expect((await read("/de/markt.md")).body).toMatch(
    /- \[Schleifautomat\]\(\S+\.md\) – Biete · Gegenstand – CHF 4’800 – .*\n/,
  );
});

it("gives each of more than 500 entries its page, and shows them part by part", async () => {
  const { db } = database;
  const wake = async (work: (tx: typeof db) => Promise<unknown>) => {
    await inSite(siteId, () =>
      db.$transaction(async (tx) => {
        await work(tx as typeof db);
        await raiseDataHead(tx, siteId, "jobs");
      }),
    );
    wakeData(bus, siteId);
  };
  const many = Array.from({ length: 501 }, (_, at) => ({
    ...{ id: randomUUID(), siteId, title: { de: `Posten Nr${at}` }, richTextDescription: {}, workQuota: {} },
    ...{ status: "published" as const, created: new Date(Date.UTC(2020, 0, 1) - at * 60_000) },
  }));
  await wake((tx) => tx.job.createMany({ data: many }));
  await shows("/de/stellen", "Posten Nr0");
  const last = many.at(-1);
  const path = `/de/stellen/posten-nr500-${shortId(last?.id ?? "")}`;
  const entry = await read(path);
  expect([entry.status, entry.body.includes("Posten Nr500")]).toEqual([200, true]);
  expect((await read("/sitemap.xml")).body).toContain(path);
  expect((await read("/de/stellen.md")).body).toContain("Posten Nr500");
  expect((await read(`${path}.md`)).body).toContain("Posten Nr500");
  expect(await hitsOf("Nr500")).toEqual([path]);

  const first = await read("/de/stellen");
  expect(first.body).not.toContain("Posten Nr60");
  const parts = Number(/"jobsPart":\{"number":1,"parts":(\d+)/.exec(first.body)?.[1]);
  expect(parts).toBeGreaterThan(10);
  const further = await read(`/de/stellen?jobs=${parts}`);
  expect(further.body).toContain("Posten Nr500");
  expect(further.body).not.toContain("Posten Nr0");
  for (const other of [`jobs=${parts + 1}`, "items=2"])
    expect((await read(`/de/stellen?${other}`)).body, other).toBe(first.body);

  await wake((tx) => tx.job.deleteMany({ where: { siteId, title: { path: ["de"], string_starts_with: "Posten" } } }));
  await eventually(async () => expect((await read(path)).status).toBe(410));
  expect((await read(`/de/stellen?jobs=${parts}`)).body).toBe((await read("/de/stellen")).body);
});
