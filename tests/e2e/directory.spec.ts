import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { raiseDirectory, saveBusiness } from "../../src/features/directory/service.ts";
import { type EditableSiteId, forEditor } from "../../src/lib/site-editor.ts";
import { wakeData } from "../../src/server/data-heads.ts";
import type { RootDb } from "../../src/server/db.ts";
import { openLiveBus, type OpenLiveBus } from "../../src/server/live/live-bus.ts";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectReadsInLargeLetters } from "./support/large-letters.ts";
import { expectWouldFitThePhone } from "./support/fits-phone.ts";
import { opticianOrigin } from "./support/origins.ts";
import { makeSamplePage } from "./support/sample-page.ts";
import { phoneOf } from "./support/on-phone.ts";
import { test } from "./support/story.ts";
import { openProductDb, productUrl } from "./support/product-db.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
/** From now to Monday to now: it is never closed. */
const always = {
  periods: [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    open: { day, time: "00:00" },
    close: { day: (day % 7) + 1, time: "00:00" },
  })),
  special: [],
};
const towns = ["Chur", "Genève", "Lugano", "Olten", "Thun"];
let db: RootDb;
const made = Array.from({ length: 24 }, () => randomUUID());
let bus: OpenLiveBus;
let siteId: EditableSiteId;
test.beforeAll(async () => {
  db = openProductDb(port);
  bus = openLiveBus(productUrl(port)); // the product keeps the register in its memory until it hears of a change
  const { siteId: id } = await db.siteHost.findUniqueOrThrow({ where: { host: "localhost" } });
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: "admin@vitrine.example" } });
  const site = { id, key: "optician", locales: ["de", "fr"] };
  const ctx = forEditor({ db, bus, site, actor: { userId, name: "a", isAdmin: true, role: null } });
  ({ siteId } = ctx);
  for (const [at, id] of made.entries()) {
    const place = (nth: number) => ({
      id: randomUUID(),
      name: `Filiale ${nth + 1}`,
      city: towns[(at + nth) % 5] ?? "",
    });
    await saveBusiness(ctx, {
      id,
      name: `${String.fromCharCode(66 + Math.floor(at / 2))}rillenhaus ${at}`,
      programs: { gesundheitsoptik: false, frequentlens: at % 2 === 0 },
      branches: [
        { ...place(0), phone: "052 000 00 01", lat: 46.5 + at / 50, lng: 7 + at / 20 },
        { ...place(1), ...(at === 7 && { openingHours: always }) },
      ],
    });
  }
});
test.afterAll(async () => {
  await remove({ id: { in: made } });
  await Promise.all([bus.close(), db.$disconnect()]);
});

async function remove(those: { id: { in: string[] } } | { name: string | { startsWith: string } }) {
  await db.business.deleteMany({ where: { siteId, ...those } });
  await raiseDirectory(db, siteId);
  wakeData(bus, siteId);
}

test("a visitor finds a shop: by typing, by letter and programme, near, on a phone, shared, and without scripts", async ({
  page,
  browser,
}) => {
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const { path } = await makeSamplePage(page, `geschaefte-${randomUUID().slice(0, 8)}`, [{ kind: "businessSearch" }]);
  const untitled = `nur-liste-${randomUUID().slice(0, 8)}`;
  const id = await makePage(page, { de: untitled, fr: untitled }, ["businessSearch"]);
  expect((await post(page, "page/publish", { id })).status).toBe(200);
  await page.context().clearCookies();
  await page.goto(path);
  const rows = page.locator("vt-found .cards__item");
  const status = page.locator("vt-found [role=status]");
  const field = page.getByRole("searchbox", { name: "Name, Ort oder PLZ" });

  await test.step("what is typed is found, and stands in the address", async () => {
    await expect(rows).toHaveCount(20);
    await page.evaluate(async () => void (await customElements.whenDefined("vt-businesses"))); // until then, links lead on
    await page.getByRole("link", { name: "Weitere anzeigen" }).click();
    await expect(rows).toHaveCount(25);
    await expect(page.getByText("In meiner Nähe"), "the bar stays in sight").toBeInViewport();
    await field.fill("geneve");
    await expect(status).toHaveText("10 Geschäfte");
    await page.getByText("Frequentlens", { exact: true }).first().click();
    await expect(status).toHaveText("5 Geschäfte");
    await expect(page).toHaveURL(/\?q=geneve&program=frequentlens$/);
    await expectAccessible(page, "vt-businesses");
  });

  await test.step("where nothing is found, that is told, and all of them are a press away; also below no title", async () => {
    for (const address of [`/de/${untitled}`, path]) {
      await page.goto(address);
      await page.evaluate(async () => void (await customElements.whenDefined("vt-businesses")));
      await field.fill("xqzw");
      await expect(status).toHaveText("Kein Geschäft gefunden");
      await expect(rows).toHaveCount(0);
      await expectReadsInLargeLetters(page.locator("vt-found"));
      await page.getByRole("link", { name: "Alle Geschäfte zeigen" }).click();
      await expect(rows).toHaveCount(20);
      await expect(page).not.toHaveURL(/q=/);
    }
  });

  await test.step("an answer that does not come is told, and the next question asks again", async () => {
    await page.goto(`${path}?q=geneve&program=frequentlens`);
    await page.evaluate(async () => void (await customElements.whenDefined("vt-businesses")));
    await page.context().setOffline(true);
    await field.fill("bern");
    await expect(status).toContainText("Diese Liste gehört zur vorigen Frage");
    await expect(rows).toHaveCount(5);
    await page.context().setOffline(false);
    await field.fill("geneve");
    await expect(status).toHaveText("5 Geschäfte");
  });

  await test.step("one that is opened shows its branches, the one that was meant first", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: "In meiner Nähe" })).toBeInViewport({ ratio: 0.5 });
    await rows.first().locator("summary").click();
    const panel = rows.first().getByRole("tabpanel");
    await expect(panel).toContainText("Genève");
    await rows.first().getByRole("tab", { selected: true }).press("ArrowRight");
    await expect(panel).not.toContainText("Genève");
    await expectReadsInLargeLetters(rows.first());
    await expectAccessible(page, "vt-businesses");
  });

  await test.step("those that are open now are shown alone, as long as that is chosen", async () => {
    await page.goto(`${path}?q=rillenhaus`);
    const open = page.locator("label", { hasText: "Jetzt offen" });
    await open.click();
    await expect(status).toHaveText("1 Geschäft");
    await expect(rows.first()).toContainText("rillenhaus 7");
    await expect(page).toHaveURL(/\?q=rillenhaus&open=1$/);
    await open.click();
    await expect(status).toHaveText("24 Geschäfte");
  });

  await test.step("the register follows the scroll beside the field, which stays, and a letter leads to its shops", async () => {
    await page.goto(path);
    await rows.last().scrollIntoViewIfNeeded();
    await expect(field).toBeInViewport();
    await expect(page.locator('.directory__letters [aria-current="location"]')).not.toHaveText("B");
    const letter = page.locator(".directory__letters").getByRole("link", { name: "M", exact: true });
    await letter.press("Enter"); // the row of letters follows the scroll: a pointer may meet another one
    await expect(status).toHaveText("2 Geschäfte");
  });

  await test.step("the letter of the place is told by colour where the system chooses these, and none on paper", async () => {
    await page.goto(path);
    await page.evaluate(async () => void (await customElements.whenDefined("vt-businesses")));
    await page.emulateMedia({ forcedColors: "active" });
    const letters = page.locator(".directory__letters");
    await rows.last().scrollIntoViewIfNeeded();
    const edgeOf = (which: string) =>
      letters
        .locator(`a${which}`)
        .first()
        .evaluate((letter) => getComputedStyle(letter).borderBottomColor);
    await expect(letters.locator("a[aria-current]")).toHaveCount(1);
    expect(await edgeOf("[aria-current]")).not.toBe(await edgeOf(":not([aria-current])"));
    await page.emulateMedia({ forcedColors: null, media: "print" });
    await expect(letters).toBeHidden();
    await expect(page.getByText("Auf der Karte")).toBeHidden();
    await page.emulateMedia({ media: null });
  });

  await test.step("the map shows all that was found, also what stands on further pages", async () => {
    await page.goto(path);
    await expect(rows).toHaveCount(20);
    await page.getByText("Auf der Karte").click();
    const places = page.locator(".map-list li", { hasText: "rillenhaus" }); // a list: here no map can be drawn
    await expect(places).toHaveCount(made.length);
    await field.fill("rillenhaus 7");
    await expect(places).toHaveCount(1);
  });

  await test.step("the nearest come first, and where somebody is stays out of the address", async () => {
    await page.context().grantPermissions(["geolocation"], { origin: opticianOrigin });
    await page.context().setGeolocation({ latitude: 46.5, longitude: 7 });
    await page.goto(path);
    await page.getByRole("button", { name: "In meiner Nähe" }).click();
    await expect(rows.first()).toContainText("Brillenhaus 0");
    await expect(rows.first().locator('[data-shown="distance"]').first()).toHaveText("0 m");
    expect(page.url()).not.toContain("near");
  });

  await test.step("without scripts the form asks the page itself", async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: opticianOrigin });
    const still = await plain.newPage();
    await still.goto(path);
    await still.getByRole("searchbox", { name: "Name, Ort oder PLZ" }).fill("rillenhaus 7");
    await still.keyboard.press("Enter");
    await expect(still.locator("vt-found .cards__item")).toHaveCount(1);
    await expect(still.getByRole("searchbox", { name: "Name, Ort oder PLZ" })).toHaveValue("rillenhaus 7");
    await plain.close();
  });
});

test("an editor keeps the shops: refused where something is missing, saved, taken back, shared with a colleague, and read in from a table", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await page.goto("/de/edit?directory=1");
  await expect(page.locator('.vt-app[data-ready="true"]')).toBeVisible();
  const panel = page.getByRole("dialog", { name: "Geschäfte" });
  const name = `Optik ${randomUUID().slice(0, 8)}`;

  await test.step("an empty name is refused at its place", async () => {
    await panel.getByRole("button", { name: "Neues Geschäft" }).click();
    await expectAccessible(page, "[data-vt-panel]");
    await panel.getByRole("button", { name: "Speichern" }).click();
    await expect(panel.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(panel.getByText("Bitte ausfüllen.")).toHaveCount(2);
  });

  await test.step("with hours and a special day it is saved, and its table is read by axe", async () => {
    await panel.getByLabel("Name", { exact: true }).fill(name);
    await panel.getByLabel("Name der Filiale").fill("Altstadt");
    await panel.getByLabel("Ort", { exact: true }).fill("Thun");
    await panel.getByRole("button", { name: "Montag: Zeit hinzufügen" }).click();
    await panel.getByRole("button", { name: "Montag auf Dienstag bis Freitag übertragen" }).click();
    await expect(panel.getByLabel("Freitag, bis")).toHaveValue("12:00");
    await panel.getByRole("button", { name: "Besonderen Tag hinzufügen" }).click();
    const date = panel.getByRole("group", { name: "Neuer Tag" }).getByLabel("Datum");
    await expect(date).toBeFocused();
    await panel.getByRole("button", { name: "Speichern" }).click(); // no day is closed by chance
    await expect(panel.getByText("Bitte Datum und Zeiten prüfen")).toBeVisible();
    await date.fill("2035-12-24");
    await panel.getByRole("button", { name: "Speichern" }).click();
    await panel.getByRole("searchbox").fill(name);
    await expect(panel.getByRole("row", { name: new RegExp(`${name}.*Thun.*Entwurf`) })).toBeVisible();
    await expectAccessible(page, "[data-vt-panel]");
  });

  await test.step("a change can be taken back", async () => {
    await panel.getByRole("button", { name, exact: true }).press("Enter");
    await panel.getByRole("group", { name: "Status" }).getByText("Veröffentlicht").click();
    await panel.getByRole("button", { name: "Zurück zur Liste" }).click();
    await page
      .getByRole("dialog", { name: "Änderungen verwerfen?" })
      .getByRole("button", { name: "Abbrechen" })
      .click();
    await panel.getByRole("button", { name: "Speichern" }).click();
    await panel.getByLabel("Status").selectOption("Veröffentlicht");
    await expect(panel.getByRole("row", { name: new RegExp(name) })).toBeVisible();
    await panel.getByLabel("Status").selectOption("Alle");
    await page.locator('[data-sonner-toast][data-front="true"]').getByRole("button", { name: "Rückgängig" }).click();
    await expect(panel.getByRole("row", { name: new RegExp(`${name}.*Entwurf`) })).toBeVisible();
  });

  await test.step("whoever saves second is told by whom and what, and loses nothing of what they wrote", async () => {
    const { id } = await db.business.findFirstOrThrow({ where: { siteId, name } });
    const colleague = await (await browser.newContext({ baseURL: opticianOrigin })).newPage();
    await new EditorPage(colleague).signIn("admin@vitrine.example");
    const meanwhile = async (status: string) => {
      const read = await colleague.request.get(`/api/v1/directory/business?id=${id}`);
      const { business } = (await read.json()) as { business: object };
      expect((await post(colleague, "directory/business", { ...business, status })).status).toBe(200);
    };
    const open = async () => {
      await panel.getByRole("button", { name, exact: true }).press("Enter");
      await expect(panel.getByLabel("Ort", { exact: true })).toBeVisible();
    };
    const status = panel.getByRole("group", { name: "Status" });
    const dialog = page.getByRole("dialog", { name: "Inzwischen geändert" });

    await open();
    await panel.getByLabel("Ort", { exact: true }).fill("Biel");
    await meanwhile("archived");
    await panel.getByRole("button", { name: "Speichern" }).click();
    await expect(dialog.getByRole("listitem")).toHaveText(["Status"]);
    await expect(dialog).toContainText("Admin");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Neu laden" }).click();
    await expect(status.getByRole("radio", { name: "Archiviert" })).toBeChecked();
    await expect(panel.getByLabel("Ort", { exact: true })).toHaveValue("Biel");
    await panel.getByRole("button", { name: "Speichern" }).click();
    const row = panel.getByRole("row", { name: new RegExp(`${name}.*Biel.*Archiviert`) });
    await expect(row).toBeVisible();

    await open();
    const save = panel.getByRole("button", { name: "Speichern" });
    await save.click({ trial: true, timeout: 8_000 }); // what the last save told still stands, and not over it
    await panel.getByLabel("Ort", { exact: true }).fill("Chur");
    await meanwhile("published");
    await save.click();
    await dialog.getByRole("button", { name: "Trotzdem speichern" }).click();
    await expect(panel.getByRole("row", { name: new RegExp(`${name}.*Chur.*Archiviert`) })).toBeVisible();
    await colleague.context().close();
  });

  await test.step("a table is told before it is taken, its faulty line by number and reason", async () => {
    const table = `name;branch;city\n${name};Neu;Biel\n;Ohne Namen;Biel\n`;
    const file = { name: "geschaefte.csv", mimeType: "text/csv", buffer: Buffer.from(table) };
    await panel.locator('input[type="file"]').setInputFiles(file);
    const dialog = page.getByRole("dialog", { name: "Was sich ändern würde" });
    await expect(dialog.getByRole("listitem").first()).toHaveText(/Zeile 3.*Der Name fehlt/);
    await expectAccessible(page);
    await expectWouldFitThePhone(page);
    await dialog.getByRole("button", { name: "1 Änderung übernehmen" }).click();
    await expect(panel.getByRole("row", { name: new RegExp(name) })).toHaveCount(2);
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: "Als Tabelle herunterladen" }).click();
    expect((await download).suggestedFilename()).toBe("Geschäfte.csv");
  });

  await test.step("of a table of 500, seven of its lines faulty, the others are taken; on a phone, too", async () => {
    const phone = await phoneOf(page);
    await phone.goto("/de/edit?directory=1");
    await expect(phone.locator('.vt-app[data-ready="true"]')).toBeVisible();
    const lines = Array.from({ length: 500 }, (_, at) => `${name} ${at};Filiale;Bern`);
    for (let at = 70; at < lines.length; at += 70) lines[at] = `;Ohne Namen ${at};Bern`;
    const buffer = Buffer.from(["name;branch;city", ...lines].join("\n"));
    const file = { name: "geschaefte.csv", mimeType: "text/csv", buffer };
    const others = { startsWith: `${name} ` };
    const taken = () => db.business.count({ where: { siteId, name: others } });
    for (const screen of [page, phone]) {
      await screen.locator('[data-vt-panel] input[type="file"]').setInputFiles(file);
      const dialog = screen.getByRole("dialog", { name: "Was sich ändern würde" });
      const faulty = dialog.getByRole("listitem").filter({ hasText: "Der Name fehlt" });
      await expect(faulty).toHaveCount(7);
      await expect(faulty.first()).toContainText("Zeile 72");
      await dialog.getByRole("button", { name: "493 Änderungen übernehmen" }).click();
      await expect.poll(taken).toBe(493);
      await remove({ name: others });
    }
    await phone.context().close();
  });

  await test.step("deleted, it can be taken back", async () => {
    const row = panel.getByRole("row", { name: new RegExp(`${name}.*Archiviert`) });
    await row.getByRole("button", { name, exact: true }).press("Enter");
    await panel.getByRole("button", { name: "Löschen", exact: true }).click();
    const asked = page.getByRole("dialog", { name: "Eintrag löschen?" });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Löschen" }).click();
    await expect(row).toHaveCount(0);
    const told = page.locator("[data-sonner-toast]", { hasText: "Geschäft gelöscht" });
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect(row).toContainText("Chur");
  });
  await remove({ name });
});
