import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp, { type Color } from "sharp";
import type { RootDb } from "../../src/server/db.ts";
import { inSite } from "../../src/server/site-scope.ts";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectFitsThePhone } from "./support/fits-phone.ts";
import { phoneOf } from "./support/on-phone.ts";
import { listenTo } from "./support/said.ts";
import { test } from "./support/story.ts";
import { openProductDb } from "./support/product-db.ts";

const colours = ["#7a1f2b", "#1f3d7a"] as const;
const picture = async (background: Color, [width, height] = [120, 80]) =>
  (
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString("base64");

/** What this run's pictures and pages are called, in addresses and as people read it; without figures, which are searched for. */
const stem = `fundus${randomUUID().replace(/[^a-f]/g, "")}`;
const title = `F${stem.slice(1)}`;

const port = Number(process.env.E2E_PORT ?? 3199);
let db: RootDb;
test.beforeAll(() => {
  db = openProductDb(port);
});
test.afterAll(() => db.$disconnect());

const count = 200;
/** Of them, so many are taken in through the button; the others lie there before. */
const taken = 48;

/** Files of pictures, each of another colour; one is large enough to be cut. */
const files = () =>
  Promise.all(
    Array.from({ length: taken }, async (_, at) => {
      const size: [number, number] = at + 1 === 42 ? [120, 80] : [8, 8];
      const buffer = Buffer.from(await picture({ r: at, g: 90, b: 120 }, size), "base64");
      return { name: `${stem}-${at + 1}.png`, mimeType: "image/png", buffer };
    }),
  );

/** What a picture's row says of its file and the copies of it. */
const ofFile = {
  ...{ objectId: true, publicUrl: true, bucketFolder: true, mediaType: true, mimeType: true, extension: true },
  ...{ fileSize: true, width: true, height: true, widths: true, variantsAt: true, hasAvif: true, avifAt: true },
} as const;

/** The others: rows of the library that show the file of one of the demo's pictures. */
async function fillLibrary(): Promise<void> {
  const { siteId } = await db.siteHost.findUniqueOrThrow({ where: { host: "localhost" } });
  await inSite(siteId, async () => {
    const where = { siteId, mimeType: "image/webp", variantsAt: { not: null } };
    const file = await db.media.findFirstOrThrow({ where, select: ofFile });
    const names = Array.from({ length: count - taken }, (_, at) => `${stem}-${taken + at + 1}.png`);
    await db.media.createMany({ data: names.map((originalFilename) => ({ ...file, siteId, originalFilename })) });
  });
}

/** The picture that is called by this number. */
const idOf = (page: Page, number: number) =>
  page.evaluate(async (name) => {
    const answer = await fetch(`/api/v1/media?mediaType=image&search=${name}`);
    const { items } = (await answer.json()) as { items: { id: string; originalFilename: string }[] };
    return items.find(({ originalFilename }) => originalFilename === name)?.id ?? "";
  }, `${stem}-${number}.png`);

/** Puts a picture on a page, and publishes it. */
async function show(page: Page, pageId: string, mediaId: string): Promise<void> {
  const draft = new DraftApi(page, pageId);
  const groupId = Object.keys((await draft.read()).document.groups)[0] ?? "";
  await draft.edit("field.image", { groupId, fieldName: "image", mediaId });
  for (const locale of ["de", "fr"]) {
    await draft.edit("field.text", { groupId, fieldName: "title", locale, text: "Was ohne Bild bleibt" });
  }
  expect((await post(page, "page/publish", { id: pageId })).status).toBe(200);
}

/** What an editor sees of the library. */
function libraryOn(page: Page) {
  const library = page.getByRole("dialog", { name: "Mediathek" });
  const entries = library.locator(".vt-media__entry");
  const entry = (name: string): Locator => entries.filter({ has: page.getByText(name, { exact: true }) });
  return { library, entries, entry, search: library.getByRole("searchbox") };
}

const pages = ["eins", "zwei", "drei", "vier", "sechs"];
const made: string[] = [];
test.afterEach(async ({ page }) => {
  for (const id of made) await post(page, "page/remove", { id });
  const { siteId } = await db.siteHost.findUniqueOrThrow({ where: { host: "localhost" } });
  const ours = [stem, "Auslage.png", "neu.png"].map((start) => ({ originalFilename: { startsWith: start } }));
  await inSite(siteId, () => db.media.deleteMany({ where: { siteId, OR: ours } }));
});

test("an editor finds pictures among 200 in the library, tags, crops and replaces them, and deletes one in use with a second yes", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  for (const name of pages) {
    const called = `${title} ${name}`;
    made.push(await makePage(page, { de: called, fr: called }, ["textOnImage"]));
  }
  await fillLibrary();
  await page.goto(`/de/edit/${made[0]}?library=1`);
  const { library, entries, search, entry } = libraryOn(page);

  await test.step("they are taken in at once, through the button, and the library follows now and then", async () => {
    let asked = 0;
    page.on("request", (request) => void (asked += Number(request.url().includes("media.list"))));
    const began = performance.now();
    const chosen = page.waitForEvent("filechooser");
    await library.getByRole("button", { name: "Bilder hochladen" }).click();
    const said = await listenTo(page);
    await (await chosen).setFiles(await files());
    await said(`Fertig: ${taken} hochgeladen`);
    const seconds = (performance.now() - began) / 1_000;
    expect(asked, "the library follows now and then, not with each of them").toBeLessThanOrEqual(2 + seconds);
  });

  const used = await idOf(page, 1);
  for (const id of made) await show(page, id, used);

  await test.step("more come as one scrolls, in tiles and in rows", async () => {
    await expect(entries).toHaveCount(40);
    await expectAccessible(page);
    const scrolled = async () => {
      await entries.last().scrollIntoViewIfNeeded();
      return entries.count();
    };
    await expect.poll(scrolled, { intervals: [50] }).toBeGreaterThanOrEqual(200);
    await library.getByTitle("Liste").click();
    await expect(entry(`${title} 45`)).toContainText("8 × 8");
    await expect(entry(`${title} 45`)).toContainText("Nicht verwendet");
  });

  await test.step("several are tagged, and found by their tag", async () => {
    await search.fill(`${stem} 4`);
    await expect(entries).toHaveCount(38); // each word on its own: all with a 4 among their figures
    await library.getByRole("checkbox", { name: `${title} 41 auswählen` }).check();
    await library.getByRole("checkbox", { name: `${title} 42 auswählen` }).check();
    await expect(library.getByRole("status").filter({ hasText: /^2 ausgewählt$/ })).toHaveCount(1); // told once
    const tools = library.getByRole("toolbar", { name: "Mit den ausgewählten" });
    const uppermost = await library.locator("[data-selected]").first().getByRole("checkbox").getAttribute("aria-label");
    await tools.getByRole("button").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tools.getByRole("button", { name: "Schlagwort geben" })).toBeFocused();
    await page.keyboard.press("Enter");
    const asked = page.getByRole("dialog", { name: "2 Medien ein Schlagwort geben" });
    await asked.getByLabel("Schlagwort", { exact: true }).fill("Schaufenster");
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Schlagwort geben" }).click();
    await expect(library.getByRole("checkbox", { name: uppermost ?? "" })).toBeFocused(); // the tools have gone
    await search.fill("schauf");
    await expect(entries).toHaveCount(2);
  });

  await test.step("a tag is taken away from several", async () => {
    for (const name of [41, 42]) await library.getByRole("checkbox", { name: `${title} ${name} auswählen` }).check();
    await library.getByRole("button", { name: "Schlagwort geben" }).click();
    const given = page.getByRole("dialog", { name: "2 Medien ein Schlagwort geben" });
    await given.getByLabel("Schlagwort", { exact: true }).fill("Vorbei");
    await given.getByRole("button", { name: "Schlagwort geben" }).click();
    await expect(library.getByRole("toolbar", { name: "Mit den ausgewählten" })).toHaveCount(0); // it is stored
    for (const name of [41, 42]) await library.getByRole("checkbox", { name: `${title} ${name} auswählen` }).check();
    await library.getByRole("button", { name: "Schlagwort entfernen" }).click();
    const taken = page.getByRole("dialog", { name: "Ein Schlagwort von 2 Medien entfernen" });
    await taken.getByRole("combobox").selectOption("Vorbei");
    await taken.getByRole("button", { name: "Schlagwort entfernen" }).click();
    await search.fill("vorbei");
    await expect(entries).toHaveCount(0);
    const told = page.getByText("Schlagwort entfernt (2 Medien)").locator("xpath=ancestor::li");
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect(entries, "one press brings it back to both").toHaveCount(2);
    await search.fill("schauf");
    await expect(entries, "they keep the others").toHaveCount(2);
  });

  await test.step("a folder gets another name, and is dissolved", async () => {
    for (const name of [41, 42]) await library.getByRole("checkbox", { name: `${title} ${name} auswählen` }).check();
    await library.getByRole("button", { name: "Verschieben" }).click();
    const moved = page.getByRole("dialog", { name: "2 Medien verschieben" });
    await moved.getByLabel("Ordner", { exact: true }).fill("Sommr");
    await moved.getByRole("button", { name: "Verschieben" }).click();
    const folder = library.getByRole("combobox", { name: "Ordner" });
    await expect(folder).toContainText("Sommr (2)");
    await folder.selectOption("Sommr");
    await library.getByRole("button", { name: "Ordner umbenennen" }).click();
    const named = page.getByRole("dialog", { name: "Ordner «Sommr» umbenennen" });
    await named.getByLabel("Name des Ordners").fill("Sommer");
    await expectAccessible(page);
    await named.getByRole("button", { name: "Ordner umbenennen" }).click();
    await expect(folder).toHaveValue("Sommer");
    await expect(entries).toHaveCount(2);
    await library.getByRole("button", { name: "Ordner umbenennen" }).click();
    const none = page.getByRole("dialog", { name: "Ordner «Sommer» umbenennen" });
    await none.getByLabel("Name des Ordners").fill("");
    await none.getByRole("button", { name: "Ordner auflösen" }).click();
    await expect(page.getByText("Ordner aufgelöst (2 Medien)")).toBeVisible();
    await expect(folder).not.toContainText("Sommer");
    const told = page.getByText("Ordner aufgelöst (2 Medien)").locator("xpath=ancestor::li");
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect(folder).toContainText("Sommer (2)");
    await folder.selectOption({ label: "Alle Ordner" });
  });

  const visitor = await (await browser.newContext()).newPage();
  const shown = async (name: string) => {
    await visitor.goto(new URL(`/de/${name}`, page.url()).href);
    const [address] = await visitor
      .locator("main img")
      .evaluateAll((all) => all.map((image) => image.getAttribute("src")));
    return /\/media\/([^/]+)/.exec(address ?? "")?.[1] ?? null;
  };
  await test.step("one is cut, and one replaced on every page, which is taken back", async () => {
    await search.fill(`${stem}-1.png`);
    await entry(`${title} 1`).getByRole("button").click();
    const opened = page.getByRole("dialog", { name: title });
    const chosen = page.waitForEvent("filechooser");
    await opened.getByRole("button", { name: "Datei ersetzen" }).click();
    const buffer = Buffer.from(await picture(colours[0], [300, 200]), "base64");
    await (await chosen).setFiles({ name: "neu.png", mimeType: "image/png", buffer });
    const replaced = page.getByRole("dialog", { name: "Neu", exact: true });
    for (const each of pages)
      await expect.poll(() => shown(`${stem}-${each}`)).toMatch(new RegExp(`^(?!${used})[0-9a-f-]{36}$`));
    await replaced.getByRole("button", { name: "Zuschneiden" }).click();
    const crop = page.getByRole("dialog", { name: "Zuschneiden" });
    await crop.getByText("16:9", { exact: true }).click();
    await crop.getByRole("button", { name: "Als Kopie speichern" }).click();
    await expect(replaced).toContainText("300 × 169 px");
    await replaced.getByRole("button", { name: "Löschen" }).click();
    const asked = page.getByRole("dialog", { name: "«Neu» löschen?" });
    await asked.getByRole("button", { name: "Löschen" }).click();
    await expect(asked).toBeHidden();
    await search.fill("neu.png");
    await entry("Neu").getByRole("button").click();
    await replaced.getByRole("button", { name: "Zurückholen" }).click();
    await expect.poll(() => shown(`${stem}-eins`)).toBe(used);
  });

  const phone = await phoneOf(page);
  const onPhone = libraryOn(phone);
  const medium = phone.getByRole("dialog", { name: title });
  const isWell = async () => {
    await expectFitsThePhone(phone);
    await expectAccessible(phone);
  };
  await test.step("on a phone, one is called otherwise and cut, as a copy", async () => {
    await phone.goto(page.url());
    await onPhone.search.fill("schauf");
    await expect(onPhone.entries).toHaveCount(2);
    await onPhone.entry(`${title} 42`).getByRole("button").tap();
    await expect(medium.getByRole("button", { name: "Schliessen" })).toBeFocused(); // it takes the keyboard once
    await medium.getByLabel("Dateiname").fill("Auslage.png");
    await medium.getByLabel("Dateiname").blur();
    const renamed = phone.getByRole("dialog", { name: "Auslage" });
    await expect(renamed).toContainText("Wird nirgends verwendet");
    await isWell();
    await renamed.getByRole("slider", { name: "Fokuspunkt" }).press("ArrowRight");
    await expect(renamed.getByRole("slider", { name: "Fokuspunkt" })).toHaveAttribute("aria-valuenow", "11");
    const asSaved = () =>
      phone.evaluate(async () => {
        const answer = await fetch("/api/v1/media?mediaType=image&search=Auslage");
        return ((await answer.json()) as { items: { focalPoint: unknown }[] }).items[0]?.focalPoint;
      });
    await expect.poll(asSaved).toEqual({ x: 0.11, y: 0.1 });
    await renamed.getByRole("button", { name: "Zuschneiden" }).tap();
    const crop = phone.getByRole("dialog", { name: "Zuschneiden" });
    await crop.getByText("1:1", { exact: true }).tap();
    await expect(crop.getByText("80 × 80 px")).toBeVisible();
    await isWell();
    await crop.getByRole("button", { name: "Abbrechen" }).tap(); // what is chosen is not dropped unasked
    await phone.getByRole("dialog", { name: "Änderungen verwerfen?" }).getByRole("button", { name: "Abbrechen" }).tap();
    await expect(crop.getByText("80 × 80 px")).toBeVisible();
    await crop.getByRole("button", { name: "Als Kopie speichern" }).tap();
    await expect(renamed).toContainText("80 × 80 px"); // the copy, which has its tags and is opened
    await renamed.getByRole("button", { name: "Schliessen" }).tap();
    await expect(onPhone.entries).toHaveCount(3);
  });

  await test.step("on the phone, a replaced one is another one on every page, for visitors, too", async () => {
    expect(await shown(`${stem}-eins`)).toBe(used);
    await onPhone.search.fill(`${stem}-1.png`);
    await onPhone.entry(`${title} 1`).getByRole("button").tap();
    for (const each of pages) await expect(medium.getByRole("link", { name: `${title} ${each}` })).toBeVisible();
    const formats = medium.getByRole("list", { name: "Vorschau in jedem Format" });
    const ofOthers = new RegExp(`${title} (${pages.slice(1).join("|")})`); // each shape once
    await expect(formats, "also of pages that are not open, as they are on phones").toContainText(ofOthers);
    const chosen = phone.waitForEvent("filechooser");
    await medium.getByRole("button", { name: "Datei ersetzen" }).tap();
    const buffer = Buffer.from(await picture(colours[1], [1500, 1000]), "base64");
    await (await chosen).setFiles({ name: "neu.png", mimeType: "image/png", buffer });
    await phone.getByText("Ersetzt. Alle Verwendungen").hover(); // as long as something points there, it stays
    await isWell();
    for (const each of pages.map((name) => `${stem}-${name}`)) {
      await expect.poll(() => shown(each)).not.toBe(used);
      expect(await shown(each)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  await test.step("the former file comes back, and goes again", async () => {
    const replaced = phone.getByRole("dialog", { name: "Neu", exact: true });
    await expect(replaced.getByText(`Vorher: ${title} 1`)).toBeVisible();
    await phone.getByRole("listitem").getByRole("button", { name: "Rückgängig" }).tap();
    await phone.mouse.move(0, 0); // nothing points there any more
    await expect.poll(() => shown(`${stem}-eins`)).toBe(used);
    await medium.getByRole("button", { name: "Zurückholen" }).tap();
    await expect.poll(() => shown(`${stem}-eins`)).not.toBe(used);
  });

  await test.step("a part of 200 pixels is cut out of a large one, and no smaller one", async () => {
    await phone.getByRole("dialog", { name: "Neu", exact: true }).getByRole("button", { name: "Zuschneiden" }).tap();
    const crop = phone.getByRole("dialog", { name: "Zuschneiden" });
    await expect(crop.getByText("1500 × 1000 px")).toBeVisible();
    await crop.getByRole("slider", { name: "Vergrössern" }).press("End");
    await expect(crop.getByText("200 × 133 px")).toBeVisible();
    await crop.getByRole("button", { name: "Abbrechen" }).tap();
    await phone.getByRole("dialog", { name: "Änderungen verwerfen?" }).getByRole("button", { name: "Verwerfen" }).tap();
  });

  await test.step("deleting it says where it is used; whoever says no finds it still open", async () => {
    const opened = phone.getByRole("dialog", { name: "Neu", exact: true });
    const asked = phone.getByRole("dialog", { name: "«Neu» wird verwendet" });
    await opened.getByRole("button", { name: "Löschen" }).tap();
    await expect(asked.getByRole("link", { name: `${title} eins` })).toBeVisible();
    await isWell();
    await asked.getByRole("button", { name: "Abbrechen" }).tap();
    await expect(asked).toBeHidden();
    await opened.getByRole("button", { name: "Löschen" }).tap();
    await asked.getByRole("button", { name: "Trotzdem löschen" }).tap();
    await expect(phone.getByText("Ein Medium gelöscht")).toBeVisible();
    await expect.poll(() => shown(`${stem}-eins`)).toBeNull();
    const { width } = (await visitor.getByRole("heading", { name: "Was ohne Bild bleibt" }).boundingBox())!;
    expect(width, "the words have the room that the picture leaves").toBeGreaterThan(600);
  });
});
