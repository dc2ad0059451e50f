import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { defaultSettings } from "~/features/site/schema.ts";
import { createSite, readNavigation, readSettings, saveNavigation, saveSettings } from "~/features/site/service.ts";
import { forEditor, type SiteActor } from "~/lib/site-editor.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const [ownSite, foreignSite] = [randomUUID(), randomUUID()];
const bus = openLiveBus(null);
const optician = { userId: randomUUID(), name: "Olga", isAdmin: false, role: "optician" as const };
const context = (actor: SiteActor = optician) =>
  forEditor({
    db: database.db,
    bus,
    site: { id: ownSite, key: "own", locales: ["de", "fr"] },
    actor: { ...optician, ...actor },
  });
const ownPage = randomUUID();
const foreignPage = randomUUID();

beforeAll(async () => {
  await database.db.user.create({ data: { id: optician.userId, email: "olga@optik.example", name: "Olga" } });
  for (const [id, key, pageId] of [
    [ownSite, "own", ownPage],
    [foreignSite, "foreign", foreignPage],
  ] as const) {
    await createSite(database.db, { id, key, name: key, locales: ["de", "fr"], hosts: [`${key}.localhost`] });
    await database.db.page.create({ data: { id: pageId, siteId: id, name: "Seite" } });
  }
});

const revision = async () => (await database.db.site.findUniqueOrThrow({ where: { id: ownSite } })).revision;

describe("saving settings", () => {
  it("refuses opticians who set tracking ids", async () => {
    const tracking = { tracking: { googleTagManager: "GTM-ABCD" } };
    await expect(saveSettings(context(), tracking)).rejects.toMatchObject({ code: "forbidden" });
    await expect(saveSettings(context({ isAdmin: true, role: null }), tracking)).resolves.toMatchObject(tracking);
  });

  it("refuses wrong values and unknown keys", async () => {
    const admin = context({ isAdmin: true, role: null });
    const wrong = [
      { tracking: { googleTagManager: `GTM-"><script>` } },
      { appearance: { triangle: true, bubble: true } },
      { surprise: { a: 1 } },
    ] as never[];
    for (const patch of wrong) await expect(saveSettings(admin, patch)).rejects.toMatchObject({ code: "invalid" });
  });

  it("changes the given keys only, counts the revision up, logs the change and wakes the followers", async () => {
    const before = await revision();
    let wakes = 0;
    const leave = bus.follow(`site:${ownSite}`, () => wakes++);
    await saveSettings(context(), { footer: { city: "8400 Winterthur" } });
    leave();
    const settings = await readSettings({ db: database.db, site: { id: ownSite } });
    expect(settings.footer).toEqual({ ...defaultSettings.footer, city: "8400 Winterthur" });
    expect(await revision()).toBe(before + 1);
    expect(wakes).toBe(1);
    const change = await database.db.change.findFirstOrThrow({ where: { siteId: ownSite, revision: before + 1 } });
    expect(change).toMatchObject({
      document: "site",
      command: "settings.save",
      actorName: "Olga",
      patches: [{ path: ["settings", "footer", "city"], before: "", after: "8400 Winterthur" }],
    });
  });

  it("does nothing when nothing changes", async () => {
    const before = await revision();
    await saveSettings(context(), { footer: { city: "8400 Winterthur" } });
    expect(await revision()).toBe(before);
  });

  it("loses nothing when two people change different keys at once", async () => {
    await Promise.all([
      saveSettings(context(), { contact: { email: "a@optik.example" } }),
      saveSettings(context(), { contact: { companyName: "Optik AG" } }),
    ]);
    const { contact } = await readSettings({ db: database.db, site: { id: ownSite } });
    expect(contact).toMatchObject({ email: "a@optik.example", companyName: "Optik AG" });
  });
});

describe("saving the navigation", () => {
  const item = (pageId: string) => ({
    id: randomUUID(),
    type: "page" as const,
    pageId,
    label: { de: "Seite" },
    appearance: "default" as const,
    disallowedLocales: [],
  });

  it("refuses a page of another site as if it did not exist", async () => {
    const containers = [{ id: randomUUID(), label: {}, children: [{ ...item(foreignPage), children: [] }] }];
    await expect(saveNavigation(context(), containers)).rejects.toMatchObject({ code: "not-found" });
  });

  it("keeps order and children, and reads back what was saved", async () => {
    const containers = [
      {
        id: randomUUID(),
        label: { de: "Haupt" },
        children: [
          { ...item(ownPage), children: [item(ownPage), item(ownPage)] },
          { ...item(ownPage), appearance: "button" as const, children: [] },
        ],
      },
      { id: randomUUID(), label: { de: "Weitere" }, children: [] },
    ];
    await saveNavigation(context(), containers);
    const areas = ["header", "footer"];
    expect(await readNavigation({ db: database.db, site: { id: ownSite } })).toEqual(
      containers.map((container, at) => ({ ...container, area: areas[at] })),
    );
  });

  it("leaves a container where it is drawn when nothing is said of it", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await saveNavigation(context(), [
      { id: first, area: "legal" },
      { id: second, area: "header" },
    ]);
    const saved = await saveNavigation(context(), [{ id: second }, { id: first }, { id: randomUUID() }]);
    expect(saved.map(({ area }) => area)).toEqual(["header", "legal", "footer"]);
  });
});
