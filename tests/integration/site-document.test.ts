import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { differenceIn } from "~/features/document/domain/patches.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { removePage } from "~/features/site/pages/remove-page.ts";
import { roomLimit, roomOf } from "~/features/media/room.ts";
import { listSiteHistory } from "~/features/site/history/list-site-history.ts";
import { runSiteCommand } from "~/features/site/commands/run.ts";
import { brokenSiteRules } from "~/features/site/domain/site-rules.ts";
import { siteShape } from "~/features/site/domain/site-shape.ts";
import { listAudit } from "~/features/account/audit-log.ts";
import { editSite, loadSiteDocument, readSettings, saveSettings, siteChangesSince } from "~/features/site/service.ts";
import type { Json } from "~/lib/json.ts";
import type { ServiceContext } from "~/server/context.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
let ada: ServiceContext;
let ben: ServiceContext;

beforeEach(async () => {
  const { contexts } = await makeSite(database.db, { locales: ["de", "fr"], editors: 2 });
  ada = contexts[0];
  ben = contexts[1] ?? ada;
});

const operation = (command: string, input: Json) => ({ opId: randomUUID(), command, input });
const headOf = async (ctx: ServiceContext) => (await loadSiteDocument(ctx)).revision;
const city = (name: string) => operation("settings.save", { settings: { footer: { city: name } } });
const cityNow = async () => (await loadSiteDocument(ada)).document.settings.footer.city;

async function edit(ctx: ServiceContext, step: ReturnType<typeof operation>, baseRevision?: number) {
  return await editSite(ctx, { baseRevision: baseRevision ?? (await headOf(ctx)), operation: step });
}
async function mediumOf(siteId: string, mediaType: "image" | "video"): Promise<string> {
  const id = randomUUID();
  const file = { originalFilename: "a.webp", fileSize: 1, publicUrl: `/media/${id}`, extension: "webp" };
  const type = { mediaType, mimeType: "image/webp", bucketFolder: "library" };
  await database.db.media.create({ data: { ...file, ...type, id, objectId: id, siteId } });
  return id;
}
const undo = (...opIds: string[]) => operation("history.undo", { opIds });
const refusal = (refused: string): unknown =>
  expect.objectContaining({ details: expect.objectContaining({ refusal: refused }) as unknown });

async function navigationOf(labels: string[]) {
  const { pageId } = await addPage(ada, { name: "Seite", locale: "de", collection: null });
  const containerId = randomUUID();
  const children = labels.map((label) => ({
    id: randomUUID(),
    type: "page",
    pageId,
    label: { de: label },
    children: [],
  }));
  const navigation = [{ id: containerId, label: { de: "Haupt" }, children }];
  return { pageId, navigation: navigation as Json, ids: children.map(({ id }) => id) };
}

describe("the history of a site", () => {
  it("tells both of what each did, and offers to each their own to be taken back, until it is", async () => {
    const [first, second] = [city("Bern"), city("Biel")];
    await edit(ada, first);
    await edit(ada, second);
    const theirs = operation("settings.save", { settings: { header: { upperCase: true } } });
    await edit(ben, theirs);
    const { pageId } = await addPage(ben, { name: "Anfahrt", locale: "de", collection: null });
    const [made, header, footer] = (await listSiteHistory(ada, {})).entries;
    expect(made).toMatchObject({ deed: "pageMade", names: ["Anfahrt"], actorName: ben.actor.name, opIds: [] });
    expect(header).toMatchObject({ deed: "settings", actorName: ben.actor.name, opIds: [] });
    const settings = [{ path: ["footer", "city"], before: "", after: "Biel" }];
    expect(footer).toMatchObject({ deed: "settings", count: 2, settings, opIds: [second.opId, first.opId] });
    expect((await listSiteHistory(ben, {})).entries[1]?.opIds).toEqual([theirs.opId]);

    await edit(ada, undo(...(footer?.opIds ?? [])));
    expect(await cityNow()).toBe("");
    const [undone, , , now] = (await listSiteHistory(ada, {})).entries;
    expect(undone).toMatchObject({ deed: "undone", opIds: [], isTakenBack: false });
    expect(now).toMatchObject({ opIds: [], isTakenBack: true });
    await removePage(ada, { pageId });
    expect((await listSiteHistory(ada, {})).entries[0]).toMatchObject({ deed: "pageTrashed", names: ["Anfahrt"] });
    const [other] = (await makeSite(database.db)).contexts;
    expect((await listSiteHistory(other, {})).entries).toEqual([]);
  });

  it("goes on further back, no entry twice and none cut in two", async () => {
    const themes = ["compact", "airy"].flatMap((density) => [density, density]);
    let revision = await headOf(ada);
    const rows = Array.from({ length: 320 }, (_, index) => ({
      siteId: ada.site.id,
      document: "site",
      documentId: ada.site.id,
      revision: (revision += 1),
      command: index % 4 < 2 ? "theme.save" : "settings.save",
      input: {},
      patches: [{ path: ["theme", "density"], before: null, after: themes[index % 4] ?? null }],
      actorId: ada.actor.userId,
      actorName: ada.actor.name,
      opId: randomUUID(),
    }));
    await database.db.change.createMany({ data: rows });
    const newest = await listSiteHistory(ada, {});
    const older = await listSiteHistory(ada, { before: newest.next ?? 0 });
    expect(older.next).toBeNull();
    const all = [...newest.entries, ...older.entries];
    expect(all.map(({ count }) => count)).toEqual(Array.from({ length: 160 }, () => 2));
    expect(all.flatMap(({ opIds }) => opIds)).toEqual(rows.map(({ opId }) => opId).toReversed());
  });
});

describe("a site's settings", () => {
  it("are sent whole and saved by what differs: nobody's other key is put back", async () => {
    const sent = await readSettings(ada);
    await saveSettings(ben, { contact: { email: "ben@optik.example" } });
    const { patches } = await edit(ada, operation("settings.save", { settings: { footer: { city: "Winterthur" } } }));
    expect(patches.map(({ path }) => path.join("."))).toEqual(["settings.footer.city"]);
    const before = await headOf(ada);
    await saveSettings(ada, await readSettings(ada));
    expect(await headOf(ada)).toBe(before);
    expect(sent.contact.email).toBe("");
  });

  it("are taken back and brought again", async () => {
    const first = city("Winterthur");
    await edit(ada, first);
    const back = undo(first.opId);
    await edit(ada, back);
    expect(await cityNow()).toBe("");
    await edit(ada, undo(back.opId));
    expect(await cityNow()).toBe("Winterthur");
  });

  it("let nobody take back what another has changed since, nor another's change", async () => {
    const first = city("Winterthur");
    await edit(ada, first);
    await expect(edit(ben, undo(first.opId))).rejects.toEqual(refusal("not-undoable"));
    await edit(ben, city("Seuzach"));
    await expect(edit(ada, undo(first.opId))).rejects.toEqual(refusal("changed-meanwhile"));
  });

  it("tell two people who changed the same key, and let both have theirs where they did not", async () => {
    const seen = await headOf(ada);
    await edit(ben, city("Seuzach"));
    await expect(edit(ada, city("Winterthur"), seen)).rejects.toMatchObject({
      code: "stale",
      details: { conflicts: [{ path: ["settings", "footer", "city"], mine: "Winterthur", theirs: "Seuzach" }] },
    });
    await edit(ada, operation("settings.save", { settings: { footer: { street: "Gasse 1" } } }), seen);
    await editSite(ada, { baseRevision: seen, operation: city("Winterthur"), force: true });
    expect((await loadSiteDocument(ada)).document.settings.footer).toMatchObject({
      street: "Gasse 1",
      city: "Winterthur",
    });
  });

  it("take pictures of the site alone as logo and icon, through either door", async () => {
    const other = (await makeSite(database.db)).contexts[0];
    const [own, film, foreign] = await Promise.all([
      mediumOf(ada.siteId, "image"),
      mediumOf(ada.siteId, "video"),
      mediumOf(other.siteId, "image"),
    ]);
    const missing = { code: "not-found", details: { refusal: "media-not-found" } };
    for (const [key, id] of [
      ["logoMediaId", foreign],
      ["alternativeLogoMediaId", film],
      ["iconMediaId", randomUUID()],
    ] as const) {
      await expect(
        edit(ada, operation("settings.save", { settings: { header: { [key]: id } } })),
      ).rejects.toMatchObject(missing);
    }
    const settings = await readSettings(ada);
    const withLogo = (logoMediaId: string) => ({ ...settings, header: { ...settings.header, logoMediaId } });
    await expect(saveSettings(ada, withLogo(foreign))).rejects.toMatchObject(missing);
    expect((await saveSettings(ada, withLogo(own))).header.logoMediaId).toBe(own);
    await database.db.media.delete({ where: { id: own, siteId: ada.siteId } });
    await edit(ada, city("Winterthur")); // a picture that is gone meanwhile keeps nothing else from being saved
  });

  it("keep tracking for admins, also by way of an undo", async () => {
    const admin = { ...ada, actor: { ...ada.actor, role: "admin" as const } };
    const ids = operation("settings.save", { settings: { tracking: { googleTagManager: "GTM-ABCD" } } });
    await expect(edit(ada, ids)).rejects.toMatchObject({ code: "forbidden" });
    await edit(ada, operation("settings.save", { settings: { accounts: { qualityProgram: "https://q.example" } } }));
    await edit(admin, ids);
    await expect(edit(ada, undo(ids.opId))).rejects.toMatchObject({ code: "forbidden" });
    const whole = { ...(await readSettings(ada)), editor: { locale: "fr" as const } };
    expect((await saveSettings(ada, whole)).tracking.googleTagManager).toBe("GTM-ABCD");
  });

  it("leave the room for media to who looks after the installation", async () => {
    const more = operation("settings.save", { settings: { media: { limitGb: 50 } } });
    for (const role of ["admin", "optician"] as const)
      await expect(edit({ ...ada, actor: { ...ada.actor, role } }, more)).rejects.toMatchObject({ code: "forbidden" });
    expect((await roomOf(database.db, ada.siteId)).limitBytes).toBe(roomLimit());
    await edit({ ...ada, actor: { ...ada.actor, isAdmin: true } }, more);
    expect((await roomOf(database.db, ada.siteId)).limitBytes).toBe(50 * 1024 ** 3);
  });

  it("tell the site's log of every change of tracking, also of one that is taken back, and of no refused one", async () => {
    const admin = { ...ada, actor: { ...ada.actor, role: "admin" as const } };
    const ids = operation("settings.save", { settings: { tracking: { googleTagManager: "GTM-ABCD" } } });
    await expect(edit(ben, ids)).rejects.toMatchObject({ code: "forbidden" });
    await edit(admin, ids);
    await edit(admin, undo(ids.opId));
    await edit(admin, city("Winterthur"));
    const { entries } = await listAudit({ ...admin, actor: { ...admin.actor, isAdmin: true }, ip: "" }, {});
    expect(entries.map(({ kind, actorName, subject }) => ({ kind, actorName, subject }))).toEqual([
      { kind: "trackingChanged", actorName: ada.actor.name, subject: 'tracking.googleTagManager = ""' },
      { kind: "trackingChanged", actorName: ada.actor.name, subject: 'tracking.googleTagManager = "GTM-ABCD"' },
    ]);
  });

  it("are changed once by an operation that is sent twice", async () => {
    const first = city("Winterthur");
    const answers = [await edit(ada, first), await edit(ada, first, 0)];
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe("a site's navigation", () => {
  it("changes by its smallest parts: a label in one language is one change", async () => {
    const { navigation, ids } = await navigationOf(["Eins", "Zwei"]);
    await edit(ada, operation("navigation.save", { navigation }));
    const renamed = JSON.parse(JSON.stringify(navigation).replace('"Zwei"', '"Drei"')) as Json;
    const { patches } = await edit(ada, operation("navigation.save", { navigation: renamed }));
    expect(patches).toEqual([
      { path: ["navigation", "entries", ids[1], "label", "de"], before: "Zwei", after: "Drei" },
    ]);
  });

  it("comes back whole, entries and all, when its removal is taken back", async () => {
    const { navigation } = await navigationOf(["Eins", "Zwei"]);
    await edit(ada, operation("navigation.save", { navigation }));
    const before = (await loadSiteDocument(ada)).document.navigation;
    const removal = operation("navigation.save", { navigation: [] });
    await edit(ada, removal);
    expect((await loadSiteDocument(ada)).document.navigation.entries).toEqual({});
    await edit(ada, undo(removal.opId));
    expect((await loadSiteDocument(ada)).document.navigation).toEqual(before);
  });

  it("does not bring an entry back whose page is gone", async () => {
    const { navigation, pageId } = await navigationOf(["Eins"]);
    await edit(ada, operation("navigation.save", { navigation }));
    const removal = operation("navigation.save", { navigation: [] });
    await edit(ada, removal);
    await removePage(ada, { pageId });
    await expect(edit(ada, undo(removal.opId))).rejects.toEqual(refusal("changed-meanwhile"));
  });
});

it("is the same in the browser and on the server, and its log leads from one state to the next", async () => {
  const { navigation, pageId } = await navigationOf(["Eins", "Zwei", "Drei"]);
  const collectionId = randomUUID();
  const steps = [
    city("Winterthur"),
    operation("navigation.save", { navigation }),
    operation("collection.create", { collectionId, name: "service", type: "page", label: { de: "Angebot" } }),
    operation("collection.addItem", { collectionId, member: { pageId } }),
    operation("collection.archiveItem", { collectionId, member: { pageId } }),
    operation("settings.save", { settings: { appearance: { triangle: true } } }),
  ];
  const start = await loadSiteDocument(ada);
  for (const step of steps) {
    const { document } = await loadSiteDocument(ada);
    const local = runSiteCommand(document, step, { locales: ["de", "fr"], patchesOf: () => undefined });
    await edit(ada, step);
    const saved = (await loadSiteDocument(ada)).document;
    expect(local).toMatchObject({ ok: true, document: saved });
    expect(brokenSiteRules(saved)).toEqual([]);
  }
  const changes = await siteChangesSince(ben, { revision: start.revision });
  expect(changes.map(({ opId }) => opId)).toEqual(steps.map(({ opId }) => opId));
  const end = (await loadSiteDocument(ada)).document;
  const told = new Set(changes.flatMap(({ patches }) => patches.map(({ path }) => path.join("."))));
  const differing = differenceIn(siteShape, start.document, end).map(({ path }) => path.join("."));
  expect(differing.filter((path) => ![...told].some((one) => path.startsWith(one)))).toEqual([]);
});
