import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { mediaFolder } from "~/features/media/disk-storage.ts";
import { artworkFolder } from "~/features/media/folders.ts";
import { importImage } from "~/features/media/import-image.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { replaceMedium } from "~/features/media/replace-medium.ts";
import { readFile } from "~/features/media/storage.ts";
import { themePresets } from "~/features/blocks/theme/theme-presets.ts";
import { readBusiness } from "~/features/directory/service.ts";
import { missingTexts } from "~/features/page/domain/translation-status.ts";
import { loadPage } from "~/features/page/load.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import type { LayoutName } from "~/features/site/layouts/schema.ts";
import { tradeTexts } from "~/features/site/new-site/trade-samples.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { createSite, editSite, readNavigation, saveSettings } from "~/features/site/service.ts";
import { drawKit } from "~/features/site/new-site/draw-kit.ts";
import { siteSamples } from "~/features/site/new-site/site-samples.ts";
import { redrawExamples } from "~/features/site/new-site/redraw-examples.ts";
import { makeSite } from "~/features/site/new-site/make-site.ts";
import { newSiteInput, type MakingStep } from "~/features/site/new-site/schema.ts";
import { stepOf, withSteps } from "~/features/site/new-site/under-way.ts";
import { deriveId } from "~/lib/ids.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getLiveBus } from "~/server/live/live-bus.ts";
import { useDatabase } from "../support/database.ts";
import { makePerson } from "../support/two-sites.ts";

const database = useDatabase();
const wanted = newSiteInput.parse({
  host: "holz.example",
  name: "Holz & Söhne",
  trade: "craft",
  preset: "chambers",
  locales: ["fr", "de", "it"],
  town: "Aarau",
  canton: "AG",
  phone: "062 000 00 00",
  hours: "Lu-Ve 7-12, 13-17h30",
});
let siteId: string;
const steps: (MakingStep | null)[] = [];
const begun: ChildProcess[] = [];
const onBegun = (message: unknown) => void begun.push((message as { process: ChildProcess }).process);

const making = async () => {
  const { id: userId } = await makePerson(database.db, "vera", true);
  return { db: database.db, bus: getLiveBus(), actor: { userId, name: "vera", isAdmin: true, role: null } };
};

beforeAll(async () => {
  const maker = await making();
  subscribe("child_process", onBegun);
  const makeIt = (onStep: (step: MakingStep) => void) =>
    makeSite(maker, wanted, {
      onStep: (step) => {
        onStep(step);
        steps.push(stepOf(wanted.host));
      },
    });
  ({ siteId } = await withSteps(wanted.host, makeIt));
  unsubscribe("child_process", onBegun);
});
afterAll(() => rm(dirname(mediaFolder({ siteId, objectId: siteId })), { recursive: true, force: true }));

it("tells how many pictures and pages are there while it is made, and nothing afterwards", () => {
  const counted = (part: MakingStep["part"], of: number) =>
    Array.from({ length: of + 1 }, (_, done) => ({ part, done, of }));
  expect(steps).toEqual([...counted("pictures", 5), ...counted("pages", 7)]);
  expect(stepOf(wanted.host)).toBeNull();
});

it("makes seven drafts with the data of the business in them, and pictures of its own", async () => {
  const pages = await database.db.page.findMany({
    where: { siteId },
    include: { locales: true },
    orderBy: { sortKey: "asc" },
  });
  expect(pages.map(({ role, status, publishedVersionId }) => [role, status, publishedVersionId])).toEqual(
    ["home", null, null, "contact", "imprint", "privacyPolicy", "search"].map((role) => [role, "draft", null]),
  );
  expect(pages.every(({ locales }) => locales.length === 3)).toBe(true);
  const text = JSON.stringify(await Promise.all(pages.map(({ id }) => loadPage(database.db, siteId, id))));
  for (const words of ["Holz & Söhne", "062 000 00 00", "atelier", "Werkstatt", "[Rechtsform]", "[forme juridique]"])
    expect(text).toContain(words);
  const media = await database.db.media.findMany({ where: { siteId } });
  expect(media.length).toBe(5); // a hero, three cards and the contact: the look opens its other pages with words
  expect(new Set(media.map(({ blurHash, fileSize }) => `${blurHash} ${fileSize}`)).size).toBe(media.length);
  expect(media.every(({ bucketFolder }) => bucketFolder === artworkFolder)).toBe(true); // new sections take them too
  expect(media.map(({ originalFilename }) => originalFilename).sort()).toEqual([
    "Contact.svg",
    "Image d’accueil.svg",
    "Offre 1.svg",
    "Offre 2.svg",
    "Offre 3.svg",
  ]);
  expect(media[0]?.tags).toEqual(["Artisanat", "menuiserie"]);
  for (const { id } of media) if (!text.includes(id)) throw new Error("a picture is on no page");
});

it("draws each of them once, and cleans none: that takes five times as long, and nothing in them is another's", () => {
  const modes = begun.map(({ spawnargs }) => spawnargs).filter((given) => given[1]?.endsWith("svg-process.mjs"));
  expect(modes.map((given) => given[3])).toEqual(["draw", "draw", "draw", "draw", "draw"]);
});

it("calls a page in a language without words of the trade by nothing, so that it is translated, at an address all the same", async () => {
  const [services] = await database.db.page.findMany({
    where: { siteId, locales: { some: { slug: "travaux" } } },
    include: { locales: true },
  });
  const names = services?.locales.map(({ locale, name, slug }) => [locale, name, slug]).sort();
  expect(names).toEqual([
    ["de", "Arbeiten", "arbeiten"],
    ["fr", "Travaux", "travaux"],
    ["it", "", "travaux"],
  ]);
  const page = await loadPage(database.db, siteId, services?.id ?? "");
  expect(page && missingTexts(page.document, "fr", "it")[0]).toBe("pageName");
});

it("keeps hours and address once, for every place that shows them, and leads to its pages", async () => {
  const site = await database.db.site.findUniqueOrThrow({ where: { id: siteId } });
  // Italian has no words of the trade, and holds nothing back.
  expect(site.settings).toMatchObject({
    contact: { businessKind: "craft" },
    translations: { optionalLocales: ["it"] },
  });
  const [branch] = (await readBusiness({ db: database.db, site }, site.ownBusinessId ?? "")).branches;
  expect(branch).toMatchObject({ city: "Aarau", canton: "AG", phone: "062 000 00 00" });
  expect(branch?.openingHours.periods).toHaveLength(10);
  const [main] = await readNavigation({ db: database.db, site });
  expect(main?.children.map(({ appearance }) => appearance)).toEqual(["default", "default", "button"]);
  expect(await database.db.auditEntry.count({ where: { siteId, kind: "siteMade", subject: "holz.example" } })).toBe(1);
});

it("refuses a host that shows a site, and takes away what it cannot end", async () => {
  await expect(makeSite(await making(), wanted)).rejects.toMatchObject({ details: { reason: "hostTaken" } });
  const broken = { ...wanted, host: "halb.example", canton: "XX" };
  await expect(makeSite(await making(), broken)).rejects.toMatchObject({ code: "invalid" });
  expect(await database.db.siteHost.findUnique({ where: { host: "halb.example" } })).toBeNull();
  expect(await database.db.site.count()).toBe(1);
});

it("begins a page from a layout in the words of the trade, with its pictures and its branch", async () => {
  const { key, locales } = await database.db.site.findUniqueOrThrow({ where: { id: siteId } });
  const ctx = forEditor({ ...(await making()), site: { id: siteId, key, locales } });
  const begun = async (layout: LayoutName) => {
    const { pageId } = await addPage(ctx, { name: "Neu", locale: "de", collection: null, layout });
    const groups = Object.values((await loadPage(database.db, siteId, pageId))?.document.groups ?? {});
    return {
      groups,
      text: JSON.stringify(groups),
      pictures: groups.flatMap(({ fields }) => fields["image"]?.mediaId ?? []),
    };
  };
  const start = await begun("start");
  const { hero, offers, story } = tradeTexts.craft;
  for (const said of [hero.title, offers.cards[0].title, story.title]) expect(start.text).toContain(said.de);
  expect(start.text).toContain("Aarau");
  expect(start.text).not.toMatch(/\{\w+\}|Herzlich willkommen/);
  const own = await database.db.media.findMany({ where: { siteId }, select: { id: true } });
  expect(start.pictures).toHaveLength(5); // the title's, three of the offers, the story's
  expect(new Set(start.pictures)).toEqual(new Set(own.map(({ id }) => id)));

  const services = await begun("services");
  expect(services.text).toContain(tradeTexts.craft.services.title.de);
  expect(services.pictures).toHaveLength(3);
  expect((await begun("about")).text).toContain(tradeTexts.craft.about.title.fr);
  const contact = await begun("contact");
  expect(contact.pictures).toHaveLength(1);
  expect(contact.text).not.toContain("[Strasse und Nummer]"); // it shows the branch
  expect(contact.groups.find(({ kind }) => kind === "contact")?.options["locations"]).toHaveLength(1);
});

const plain =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#123456"/></svg>';

it("draws its example pictures anew when its look changes, but for what somebody has put in their place", async () => {
  const { key, locales } = await database.db.site.findUniqueOrThrow({ where: { id: siteId } });
  const ctx = forEditor({ ...(await making()), site: { id: siteId, key, locales } });
  const [own, ...examples] = await database.db.media.findMany({ where: { siteId }, orderBy: { id: "asc" } });
  if (!own) throw new Error("The site has no pictures");
  const { id: by } = await importImage(ctx, { bytes: Buffer.from(plain), filename: "eigen.svg" });
  await replaceMedium(ctx, { id: own.id, by });

  const operation = { opId: randomUUID(), command: "theme.save", input: { theme: themePresets.kids } };
  await editSite(ctx, { baseRevision: 0, force: true, operation });
  const { id: pageId } = await database.db.page.findFirstOrThrow({ where: { siteId, role: "home" } });
  await publishPage(ctx, { pageId });

  const look = { opId: randomUUID(), command: "theme.save", input: { theme: { radius: "none" } } };
  await editSite(ctx, { baseRevision: 0, force: true, operation: look }); // no colour
  const asked = await database.db.$queryRaw<{ data: unknown }[]>`
    SELECT data FROM jobs.job WHERE name = 'site.redrawExamples' AND data ->> 'siteId' = ${siteId}`;
  expect(asked).toEqual([{ data: { siteId, kit: false } }]);

  const drawings = async () => {
    const rows = await database.db.media.findMany({ where: { siteId, state: "ready" }, orderBy: { id: "asc" } });
    const read = rows.map(
      async (row) => [row.id, String(await readFile(mediaStorage(), row, "original.svg"))] as const,
    );
    return new Map(await Promise.all(read));
  };
  const before = await drawings();
  const inOrder = {
    where: { siteId },
    orderBy: { id: "asc" },
    select: { id: true, updatedAt: true, formerId: true },
  } as const;
  const kept = await database.db.media.findMany(inOrder);
  await redrawExamples(ctx, siteId);
  expect(await database.db.media.findMany(inOrder), "places in the library, and former files").toEqual(kept);
  const after = await drawings();
  expect([...after.keys()]).toEqual([...before.keys()]);
  const { document } = await database.db.pageVersion.findFirstOrThrow({ where: { siteId, pageId } });
  const { media } = document as { media: Record<string, { publicUrl: string }> };
  const rows = await database.db.media.findMany({ where: { siteId, id: { in: Object.keys(media) } } });
  expect(rows.length).toBeGreaterThan(1);
  for (const { id, publicUrl } of rows) expect(media[id]?.publicUrl, "on the published page, too").toBe(publicUrl);
  expect(after.get(own.id)).toContain("#123456");
  const { palette } = themePresets.chambers;
  for (const { id } of examples) {
    expect(before.get(id)).toMatch(new RegExp(`${palette.primary}|${palette.accent}`));
    expect(after.get(id)).not.toMatch(new RegExp(`${palette.primary}|${palette.accent}`));
    expect(after.get(id)).toMatch(
      new RegExp(`${themePresets.kids.palette.primary}|${themePresets.kids.palette.accent}`),
    );
  }
  const { count } = await database.db.media.updateMany({ where: { siteId }, data: { updatedAt: new Date(0) } });
  await redrawExamples(ctx, siteId);
  expect(await database.db.media.count({ where: { siteId, updatedAt: new Date(0) } })).toBe(count); // a second run has nothing to do
});

it("draws a kit of pictures once for a site that is told its trade and has none", async () => {
  const { id } = await createSite(database.db, { name: "Studio", locales: ["fr", "de"], hosts: ["leer.example"] });
  const site = await database.db.site.findUniqueOrThrow({ where: { id } });
  const ctx = forEditor({ ...(await making()), site });
  await saveSettings(ctx, { contact: { businessKind: "hairSalon" } });
  const asked = await database.db.$queryRaw<{ data: unknown }[]>`
    SELECT data FROM jobs.job WHERE name = 'site.redrawExamples' AND data ->> 'siteId' = ${id}`;
  expect(asked).toEqual([{ data: { siteId: id, kit: true } }]);

  await drawKit(ctx, id);
  await database.db.media.deleteMany({ where: { siteId: id, id: { not: deriveId(id, "media:hero") } } });
  await drawKit(ctx, id); // as after a kill that left the first one alone
  const { pictureIds } = await siteSamples(database.db, id);
  expect(pictureIds).toHaveLength(6);
  const rows = await database.db.media.findMany({ where: { siteId: id } });
  expect(rows.map(({ originalFilename }) => originalFilename)).toContain("Offre 2.svg");
  expect(new Set(rows.map(({ blurHash, fileSize }) => `${blurHash} ${fileSize}`)).size).toBe(6);

  await saveSettings(ctx, { contact: { businessKind: "restaurant" } }); // what was taken away stays away: it is asked for once
  const again = await database.db.$queryRaw<unknown[]>`
    SELECT 1 FROM jobs.job WHERE name = 'site.redrawExamples' AND data ->> 'siteId' = ${id}`;
  expect(again).toHaveLength(1);
  const { id: own } = await importImage(ctx, { bytes: Buffer.from(plain), filename: "eigen.svg" });
  await database.db.media.deleteMany({ where: { siteId: id, NOT: { id: own } } });
  await drawKit(ctx, id); // there are pictures
  expect(await database.db.media.count({ where: { siteId: id } })).toBe(1);
  await rm(dirname(mediaFolder({ siteId: id, objectId: id })), { recursive: true, force: true });
});
