import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { listOpticianBranches, resetOpeningHours } from "~/features/directory/optician.ts";
import { saveBusiness } from "~/features/directory/service.ts";
import { mediaKey } from "~/features/media/data-key.ts";
import { loadPageData } from "~/kinds/page-data.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { revalidateTag } from "~/features/site/revalidate.ts";
import { refreshHosts } from "~/features/site/hosts.ts";
import { createSite, saveSettings } from "~/features/site/service.ts";
import { createSiteInput } from "~/features/site/schema.ts";
import type { Json } from "~/lib/json.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import type { RunningServer } from "~/server/http.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { knownIndex } from "../support/known-index.ts";
import { makeMedium } from "../support/two-sites.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { ask } from "../support/web-server.ts";

const database = useDatabase();
const branchId = randomUUID();
const businessId = randomUUID();
let server: RunningServer;
let site: { id: string; key: string; locales: string[] };
const made: string[] = [];

const person = { userId: randomUUID(), name: "Admin", isAdmin: true, role: null };
/** Another process: what it says reaches this one over the database only. */
const elsewhere = () => forEditor({ db: database.db, bus: otherBus, site, actor: person });
let otherBus: ReturnType<typeof openLiveBus>;

const save = (name: string) =>
  saveBusiness(elsewhere(), {
    id: businessId,
    name: "Optik",
    programs: { gesundheitsoptik: false, frequentlens: false },
    branches: [
      {
        id: branchId,
        name,
        openingHours: {
          periods: [1, 2, 3, 4, 5, 6].map((day) => ({ open: { day, time: "09:00" }, close: { day, time: "18:30" } })),
          special: [],
        },
      },
    ],
  });

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  otherBus = openLiveBus(database.url);
  await database.db.user.create({ data: { id: person.userId, email: "admin@vitrine.example", name: "Admin" } });
  const settings = { header: { useBusinessDataFromLookUp: false }, footer: { useBusinessDataFromLookUp: false } };
  const shop = { key: "laden", name: "Laden", locales: ["de"], hosts: ["laden.test"], settings };
  const { id } = await createSite(database.db, createSiteInput.parse(shop));
  site = { id, key: "laden", locales: ["de"] };
  await save("Altstadt");
  for (const [name, kind, locations] of [
    ["filiale", "contact", [branchId]],
    ["zeiten", "openingHours", []],
    ["anders", "contact", []],
  ] as const) {
    const page = { name, locale: "de" as const, collection: null, initialGroups: [kind] };
    const { pageId } = await addPage(elsewhere(), page);
    const group = await database.db.group.findFirstOrThrow({ where: { siteId: id, pageId } });
    const steps: { command: string; input: Json }[] = [
      { command: "group.option", input: { groupId: group.id, key: "locations", value: [...locations] } },
      { command: "field.text", input: { groupId: group.id, fieldName: "title", locale: "de", text: name } },
    ];
    for (const step of steps) {
      const operation = { opId: randomUUID(), ...step };
      await editPage(elsewhere(), { pageId, baseRevision: 0, force: true, operation });
    }
    await publishPage(elsewhere(), { pageId });
  }
  server = await startDrawingServer(made);
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await server.close();
  await otherBus.close();
  await getDb().$disconnect();
});

const read = async (page: string) => (await ask(server.port, "laden.test", `/de/${page}`, {})).body;

it("makes pages anew when another process has changed what they carry, and keeps them until then", async () => {
  expect(await read("filiale")).toContain("Altstadt");
  expect(await read("anders")).not.toContain("Altstadt");
  const before = made.length;
  await read("filiale");
  await read("anders");
  expect(made, "both are kept").toHaveLength(before);
  await save("Neumarkt");
  await expect.poll(() => read("filiale"), { interval: 20 }).toContain("Neumarkt");
  await read("anders"); // its header says whether the business is open
  expect(new Set(made.slice(before)).size).toBe(2);
});

it("makes pages anew whose data another program calls changed, and knows no other tags", async () => {
  await read("filiale");
  await read("anders");
  const before = made.length;
  await revalidateTag(elsewhere(), "branches");
  const makings = async () => {
    await read("filiale");
    return made.length - before;
  };
  await expect.poll(makings, { interval: 20 }).toBe(1);
  await read("anders");
  expect(made).toHaveLength(before + 2); // its header says whether the business is open
  for (const tag of ["", "page", `${site.id}:branches`, "__proto__"]) {
    await expect(revalidateTag(elsewhere(), tag), tag).rejects.toMatchObject({ code: "not-found" });
  }
});

it("makes every page of the site anew for each tag that the specification names, however its words are joined", async () => {
  const pages = ["filiale", "zeiten", "anders"];
  const remade = async () => {
    const before = made.length;
    for (const page of pages) await read(page);
    return made.length - before;
  };
  await expect.poll(remade, { interval: 20 }).toBe(0);
  for (const tag of ["file list", "pageStatus", "group-status", "translation_status", "pageData", "navigation"]) {
    let count = 0;
    await revalidateTag(elsewhere(), tag);
    await expect.poll(async () => (count += await remade()), { message: tag, interval: 20 }).toBe(pages.length);
    expect(await remade(), "kept again").toBe(0);
  }
});

it("makes pages anew whose branch an editor resets, and knows the branches of its own site alone", async () => {
  expect(await listOpticianBranches(elsewhere())).toMatchObject([{ id: branchId, street: "", streetNumber: "" }]);
  await read("filiale");
  const before = made.length;
  await resetOpeningHours(elsewhere(), branchId);
  const makings = async () => {
    await read("filiale");
    return made.length - before;
  };
  await expect.poll(makings, { interval: 20 }).toBe(1);
  await expect(resetOpeningHours(elsewhere(), randomUUID())).rejects.toMatchObject({
    code: "not-found",
    message: "Branch ID not found",
  });
});

it("makes pages anew when a branch opens and closes, which every header says, and at no other time", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00Z") }); // a Monday
  await save("Altstadt");
  await refreshHosts().then(refreshHosts); // known here, whenever its announcement comes
  await expect.poll(() => read("filiale"), { interval: 20 }).toContain('"isOpen":true');
  let quiet = 0; // what was saved is heard of twice: by the announcement, and by looking at the database
  const looks = async () => {
    const count = made.length;
    for (const page of ["filiale", "zeiten", "anders"]) await read(page);
    return (quiet = made.length === count ? quiet + 1 : 0);
  };
  await expect.poll(looks, { interval: 100 }).toBeGreaterThan(5);
  const before = made.length;
  const steps: [now: string, says: string, makings: number][] = [
    ["2026-11-23T17:29:59Z", '"isOpen":true,"change":{"time":"18:30","date":"2026-11-23","inDays":0}', 0],
    ["2026-11-23T17:30:00Z", '"isOpen":false,"change":{"time":"09:00","date":"2026-11-24","inDays":1}', 1],
    ["2026-11-23T22:59:59Z", '"today":0', 1],
    ["2026-11-23T23:00:00Z", '"isOpen":false,"change":{"time":"09:00","date":"2026-11-24","inDays":0}', 2],
    ["2026-11-24T08:00:00Z", '"isOpen":true', 3],
    ["2026-12-25T08:00:00Z", '"times":[],"holiday":"christmas"', 4], // a Friday
  ];
  for (const [now, says, makings] of steps) {
    vi.setSystemTime(new Date(now));
    for (const page of ["filiale", "zeiten"]) expect(await read(page), `${page} ${now}`).toContain(says);
    await read("anders");
    expect(made.length - before, now).toBe(3 * makings);
  }
});

it("makes every page anew whose footer shows a branch that another process has changed", async () => {
  await saveSettings(elsewhere(), { footer: { useBusinessDataFromLookUp: true } });
  await save("Altstadt");
  await expect.poll(() => read("anders"), { interval: 20 }).toContain("Altstadt");
  const makings = async () => {
    const before = made.length;
    await read("anders");
    return made.length - before;
  };
  await expect.poll(makings).toBe(0); // once all that was announced has arrived
  await save("Neumarkt");
  await expect.poll(() => read("anders"), { interval: 20 }).toContain("Neumarkt");
});

it("makes a page anew whose directory shows a logo that has no copies yet", async () => {
  const logo = await makeMedium(database.db, { id: site.id, key: site.key } as Parameters<typeof makeMedium>[1]);
  await database.db.media.updateMany({ where: { id: logo, siteId: site.id }, data: { widths: [], hasOriginal: true } });
  const programs = { gesundheitsoptik: false, frequentlens: false };
  await saveBusiness(elsewhere(), { id: randomUUID(), name: "Mit Logo", programs, logoMediaId: logo, branches: [] });
  const request = { index: await knownIndex(site.id), locale: "de" as const, pageId: randomUUID() };
  const keys = async () => (await loadPageData([{ kind: "businessSearch", options: {} }], request)).keys;
  await expect.poll(keys).toContain(mediaKey(logo));
  await database.db.media.updateMany({ where: { id: logo, siteId: site.id }, data: { widths: [320] } });
  expect(await keys()).toEqual(["directory"]);
});
