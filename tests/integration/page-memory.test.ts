import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { savePageInfo } from "~/features/page/service/save-page-info.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { createSiteInput } from "~/features/site/schema.ts";
import { createSite, editSite } from "~/features/site/service.ts";
import type { Json } from "~/lib/json.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import type { RunningServer } from "~/server/http.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { startDrawingServer } from "../support/drawing-server.ts";
import { ask } from "../support/web-server.ts";

const database = useDatabase();
const made: string[] = [];
let server: RunningServer;
let site: { id: string; key: string; locales: string[] };
/** Another process: what it publishes reaches the one that is asked over the database only. */
let otherBus: ReturnType<typeof openLiveBus>;
const person = { userId: randomUUID(), name: "Admin", isAdmin: true, role: null };
const elsewhere = () => forEditor({ db: database.db, bus: otherBus, site, actor: person });

/** By name, which is their slug as well. */
const ids: Record<"navigiert" | "verlinkt" | "karte" | "liste" | "frei", string> = {
  navigiert: "",
  verlinkt: "",
  karte: "",
  liste: "",
  frei: "",
};
type Name = keyof typeof ids;
const paths = (Object.keys(ids) as Name[]).map((name) => (name === "karte" ? "service/karte" : name));

beforeAll(async () => {
  process.env.DATABASE_URL = database.url;
  otherBus = openLiveBus(database.url);
  await database.db.user.create({ data: { id: person.userId, email: "admin@vitrine.example", name: "Admin" } });
  const shop = { key: "laden", name: "Laden", locales: ["de"], hosts: ["laden.test"] };
  site = { id: (await createSite(database.db, createSiteInput.parse(shop))).id, key: "laden", locales: ["de"] };
  for (const name of Object.keys(ids) as Name[]) {
    const collection = name === "karte" ? "service" : null;
    const kind = name === "liste" ? "servicesContainer" : "cta";
    ({ pageId: ids[name] } = await addPage(elsewhere(), { name, locale: "de", collection, initialGroups: [kind] }));
  }
  const link = { type: "page", page: { id: ids.verlinkt, collection: null } };
  await write("frei", "field.option", { fieldName: "button", key: "link", value: link });
  const entry = { containerId: randomUUID(), entryId: randomUUID() };
  await editSite(elsewhere(), step("navigation.addContainer", { containerId: entry.containerId, area: "header" }));
  await editSite(elsewhere(), step("navigation.add", { ...entry, pageId: ids.navigiert }));
  for (const name of Object.keys(ids) as Name[]) await publishPage(elsewhere(), { pageId: ids[name] });
  server = await startDrawingServer(made);
});
afterAll(async () => {
  await server.close();
  await otherBus.close();
  await getDb().$disconnect();
});

const step = (command: string, input: Json) => ({
  baseRevision: 0,
  force: true,
  operation: { opId: randomUUID(), command, input },
});
const read = async (path: string) => (await ask(server.port, "laden.test", path, {})).body;
const readAll = async () => {
  for (const path of paths) await read(`/de/${path}`);
};

async function write(name: Name, command: string, input: Record<string, Json>): Promise<void> {
  const group = await database.db.group.findFirstOrThrow({ where: { siteId: site.id, pageId: ids[name] } });
  await editPage(elsewhere(), { pageId: ids[name], ...step(command, { groupId: group.id, ...input }) });
}

/** Which pages were drawn since, by name. */
const drawn = () =>
  Object.entries(ids)
    .filter(([, id]) => made.some((url) => url.endsWith(id)))
    .map(([name]) => name);

async function rename(name: Name, to: string): Promise<void> {
  await savePageInfo(elsewhere(), { pageId: ids[name], locale: "de", meta: { name: { de: to } } });
  await publishPage(elsewhere(), { pageId: ids[name] });
}

/** All pages lie in memory, and nothing that was announced is on its way any more. */
beforeEach(async () => {
  let quiet = 0; // what was saved is heard of twice: by the announcement, and by looking at the database
  const looks = async () => {
    made.length = 0;
    await readAll();
    return (quiet = made.length === 0 ? quiet + 1 : 0);
  };
  await expect.poll(looks, { interval: 100 }).toBe(3);
});

it.each(["frei", "verlinkt", "navigiert"] as const)(
  "leaves every other page in memory when %s is published",
  async (name) => {
    await write(name, "field.text", { fieldName: "title", locale: "de", text: `neu auf ${name}` });
    await publishPage(elsewhere(), { pageId: ids[name] });
    await expect.poll(() => read(`/de/${name}`), { interval: 20 }).toContain(`neu auf ${name}`);
    await readAll();
    expect(drawn()).toEqual([name]);
  },
);

it("shows a published page at once where another one shows it as a card, and draws no third one", async () => {
  await rename("karte", "Neue Karte");
  await expect.poll(() => read("/de/liste"), { interval: 20 }).toContain("Neue Karte");
  await readAll();
  expect(drawn()).toEqual(["karte", "liste"]);
});

it("leads to a page's new address at once where another one links to it, and draws no third one", async () => {
  expect(await read("/de/frei")).toContain('"/de/verlinkt"');
  await savePageInfo(elsewhere(), { pageId: ids.verlinkt, locale: "de", slug: "umgezogen", meta: {} });
  await publishPage(elsewhere(), { pageId: ids.verlinkt });
  await expect.poll(() => read("/de/frei"), { interval: 20 }).toContain('"/de/umgezogen"');
  await readAll();
  await read("/de/umgezogen");
  expect(drawn()).toEqual(["verlinkt", "frei"]);
  expect(await read("/sitemap.xml")).toContain("/de/umgezogen<");
});

it("shows a page's new name at once in the navigation of every page", async () => {
  await rename("navigiert", "Neu navigiert");
  for (const path of paths.filter((each) => each !== "verlinkt"))
    await expect.poll(() => read(`/de/${path}`), { interval: 20 }).toContain("Neu navigiert");
});
