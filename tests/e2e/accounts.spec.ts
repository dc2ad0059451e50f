import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { codeAt } from "../../src/features/account/domain/one-time-code.ts";
import { productFolder } from "../support/product-folder.ts";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { newMember } from "./support/new-member.ts";
import { bakeryOrigin, golfOrigin, opticianOrigin } from "./support/origins.ts";
import { listenTo } from "./support/said.ts";
import { test } from "./support/story.ts";
import { openProductDb } from "./support/product-db.ts";

const golfer = "golf@vitrine.example";
const demoPassword = "vitrine-demo";

async function signedIn(browser: Browser, email: string, options: { password?: string; origin?: string } = {}) {
  const editor = new EditorPage(await (await browser.newContext()).newPage());
  await editor.signIn(email, options);
  return editor;
}

/** As if a person had given the password long ago in every browser. */
async function ageProofs(email: string): Promise<void> {
  const db = openProductDb(new URL(opticianOrigin).port);
  await db.session.updateMany({ where: { user: { email } }, data: { provedAt: new Date(0) } });
  await db.$disconnect();
}

/** Gives it again where something waits for it, and answers once that goes on. */
async function proveAgain(part: Locator): Promise<void> {
  const asked = part.getByRole("group", { name: /Passwort/ });
  await asked.getByLabel("Passwort zur Bestätigung").fill(demoPassword);
  await asked.getByRole("button", { name: "Bestätigen" }).click();
  await expect(asked).toHaveCount(0);
}

/** Calls the API of the site that the page shows, as the person who is signed in there. */
function call(page: Page, path: string, data?: object): Promise<{ status: number; userId?: string }> {
  return page.evaluate(
    async ([url, body]) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch(url, body ? { method: "POST", headers, body } : {});
      const { userId } = (await answer.json()) as { userId?: string };
      return { status: answer.status, userId };
    },
    [`/api/v1/${path}`, data && JSON.stringify(data)] as const,
  );
}

test("a wrong password is told at the form; too many of them are stopped", async ({ page }) => {
  const editor = new EditorPage(page);
  const nobody = `${randomUUID()}@vitrine.example`;
  await page.goto("/login");
  for (let tries = 0; tries < 10; tries += 1) {
    const answered = page.waitForResponse((response) => response.url().includes("/callback/credentials"));
    await editor.enter(nobody, "not the password");
    await answered;
    await expect(page.locator("form").getByRole("alert")).toHaveText("E-Mail oder Passwort stimmt nicht.");
  }
  await editor.enter(nobody, "not the password");
  await expect(page.locator("form").getByRole("alert")).toContainText("Zu viele Versuche");
  await expect(page).toHaveURL(/login/);
});

test("a stranger and a member of another site cannot edit", async ({ page, context, browser }) => {
  const editor = new EditorPage(page);
  await page.goto("/de/edit/~home");
  await expect(page).toHaveURL(/login/);
  await editor.enter(golfer); // answers like a wrong password: an outsider learns nothing
  await expect(page.locator("form").getByRole("alert")).toContainText("stimmt nicht");
  await expect(page).toHaveURL(/login/);

  await editor.signIn(golfer, { origin: golfOrigin });
  const session = (await context.cookies(golfOrigin)).filter((cookie) => cookie.name.includes("session-token"));
  expect(session).toHaveLength(1);
  await context.addCookies(session.map(({ name, value }) => ({ name, value, url: opticianOrigin })));
  await page.goto("/de/edit/~home");
  await expect(page).toHaveURL(/login/);
  await expect(editor.canvas).toHaveCount(0);

  // The sign-in speaks the language of its reader, until they choose the other one.
  const french = await (await browser.newContext({ locale: "fr-CH", baseURL: opticianOrigin })).newPage();
  await french.goto("/login");
  await expect(french.getByRole("heading", { level: 1 })).toHaveText("Se connecter");
  await french.getByRole("link", { name: "Deutsch" }).click();
  await expect(french.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
  await french.goto("/login");
  await expect(french.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
});

test("a new member can edit at once, and a removed one no longer", async ({ browser }) => {
  const admin = await signedIn(browser, "admin@vitrine.example");
  const golf = await signedIn(browser, golfer, { origin: golfOrigin });
  const { userId = "" } = await call(golf.page, "account/me");
  expect(await call(admin.page, "member/add", { userId })).toMatchObject({ status: 200 });
  try {
    const member = await signedIn(browser, golfer);
    await member.open("~imprint");
    expect(await call(member.page, "group/add", {})).toMatchObject({ status: 400 }); // may, but must say what
    expect(await call(member.page, "member/remove", { userId })).toMatchObject({ status: 403 });
    expect(await call(admin.page, "member/remove", { userId })).toMatchObject({ status: 200 });
    expect(await call(member.page, "group/add", {})).toMatchObject({ status: 401 });
    await member.page.goto("/de/edit/~imprint");
    await expect(member.canvas).toHaveCount(0);
  } finally {
    await call(admin.page, "member/remove", { userId });
  }
});

test("a new password ends every session of the person", async ({ browser }) => {
  const origin = golfOrigin;
  const person = await newMember(origin, demoPassword);
  const [one, other] = [await signedIn(browser, person, { origin }), await signedIn(browser, person, { origin })];
  const newPassword = randomUUID();
  const change = (page: Page, from: string, to: string) =>
    call(page, "account/changePassword", { currentPassword: from, newPassword: to });
  expect(await change(one.page, "not the password", newPassword)).toMatchObject({ status: 400 });
  expect(await change(one.page, demoPassword, newPassword)).toMatchObject({ status: 200 });
  expect(await call(one.page, "account/me")).toMatchObject({ status: 401 });
  expect(await call(other.page, "account/me")).toMatchObject({ status: 401 });
  await other.page.goto(`${origin}/de/edit/~home`);
  await expect(other.page).toHaveURL(/login/);
  await other.enter(person);
  await expect(other.page.locator("form").getByRole("alert")).toContainText("stimmt nicht");
  const again = await signedIn(browser, person, { origin, password: newPassword });
  expect(await change(again.page, newPassword, demoPassword)).toMatchObject({ status: 400 }); // everybody knows that one
});

test("a second step is switched on, asked for at the next sign-in, and lifted by an admin when the phone is lost", async ({
  page,
  browser,
}) => {
  const person = await newMember(opticianOrigin, demoPassword);
  const editor = new EditorPage(page);
  await editor.signIn(person);
  await page.goto("/login"); // leads on: somebody is signed in
  await expect(page).toHaveURL(/edit/);
  await page.goto("/de/account");
  await expect(page.getByText("dieses Gerät")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Name", { exact: true }).fill("Noa Neu");
  await page.getByRole("button", { name: "Name speichern" }).click();
  await expect(page.getByText("Gespeichert.")).toBeVisible();
  await page.getByLabel("Passwort zur Bestätigung").fill(demoPassword);
  await page.getByRole("button", { name: "Einrichten" }).click();
  const key = (await page.locator(".account__key").textContent()) ?? "";
  const app = page.locator(".account__app"); // a phone cannot scan its own screen
  await expect(app).toHaveAttribute("href", new RegExp(`^otpauth://totp/.*secret=${key}`));
  await expect(app, "where there is a mouse, it is a phone beside it that scans").toBeHidden();
  await expectAccessible(page);
  // The code of the half minute before counts as well, as long as this one lasts.
  await expect.poll(() => Date.now() % 30_000).toBeLessThan(15_000);
  await page.getByLabel("Sechs Ziffern").fill(codeAt(key, Date.now() - 30_000));
  await page.getByRole("button", { name: "Einschalten" }).click();
  await expect(page.locator(".account__codes li")).toHaveCount(10);
  await expect(page.getByRole("status").filter({ hasText: "Code" }), "its button has gone").toBeFocused();
  await editor.open("~home");
  await page.getByRole("button", { name: "Konto" }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(page).toHaveURL(/login/);
  await editor.enter(person);
  await page.getByLabel("Code aus").fill(codeAt(key, Date.now()));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Anmelden" }).click();
  await expect(page).toHaveURL(/edit/);
  await page.goto("/de/account");
  await page.getByRole("button", { name: "Neue Wiederherstellungscodes" }).click();
  await page.getByLabel("Passwort zur Bestätigung").last().fill(demoPassword);
  await page.getByRole("button", { name: "Neue Wiederherstellungscodes" }).click();
  await expect(page.getByRole("status").filter({ hasText: "bisherigen Codes gelten nicht mehr" })).toBeFocused();
  await expect(page.locator(".account__codes li")).toHaveCount(10);
  await page.getByRole("button", { name: "Codes kopieren" }).click();
  await expect(page.getByRole("status").filter({ hasText: "in der Zwischenablage" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Als Datei herunterladen" }).click();
  await expect(page.getByRole("status").filter({ hasText: "«wiederherstellungscodes.txt»" })).toBeVisible();
  const kept = readFileSync(await (await download).path(), "utf8");
  for (const code of await page.locator(".account__codes code").allTextContents()) expect(kept).toContain(code);
  await expectAccessible(page);

  const { page: admin } = await signedIn(browser, "admin@vitrine.example");
  await admin.goto("/de/account");
  const admins = admin.getByRole("region", { name: "Verwaltung der Installation" });
  const herself = admins.getByRole("listitem").filter({ hasText: "Vera Admin" });
  await expect(herself).toHaveCount(1);
  await expect(herself.getByRole("button"), "nobody takes their own rights").toHaveCount(0);
  const members = admin.getByRole("region", { name: "Mitglieder" });
  const row = members.getByRole("listitem").filter({ hasText: person });
  await row.getByRole("button", { name: "Zweiten Schritt von Noa Neu aufheben" }).click();
  await expectAccessible(admin);
  await row.getByRole("button", { name: "Zweiten Schritt aufheben" }).click();
  await expect(members.getByRole("status").filter({ hasText: "mit dem Passwort allein" })).toBeVisible();
  await expect(row).not.toContainText("meldet sich in zwei Schritten an");
});

test("a forgotten password is asked for and answered the same for everybody", async ({ page }) => {
  await page.goto("/fr/login");
  await page.getByRole("link", { name: "Mot de passe oublié" }).click();
  await expectAccessible(page);
  await page.getByLabel("E-mail").fill(`${randomUUID()}@vitrine.example`);
  await page.getByRole("button", { name: "Envoyer le lien" }).click();
  await expect(page.getByRole("status")).toContainText("boîte de réception");
  await expect(page.getByRole("status"), "its button has gone").toBeFocused();
  await page.goto("/de/password#" + "x".repeat(43));
  await expect(page.getByRole("heading"), "who is invited has forgotten nothing").toHaveText(["Neues Passwort"]);
  await page.getByLabel("Neues Passwort").fill("drei Brillen im Regen");
  await page.getByRole("button", { name: "Passwort setzen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "gilt nicht mehr" })).toBeVisible();
  await expectAccessible(page);
});

test("an admin reads who did what", async ({ browser }) => {
  const { page } = await signedIn(browser, "admin@vitrine.example");
  await page.goto("/de/account");
  await expect(page.getByRole("cell", { name: "Vera Admin" }).first()).toBeVisible();
  await expectAccessible(page);
});

test("who makes a new site is told at its field what cannot be read, and above it what cannot be had", async ({
  browser,
}) => {
  const { page } = await signedIn(browser, "admin@vitrine.example");
  await page.goto("/de/account");
  const part = page.getByRole("region", { name: "Neue Website" });
  await part.getByRole("button", { name: "Website anlegen" }).click();
  await expect(part.getByLabel("Name des Betriebs")).toBeFocused();
  await part.getByLabel("Name des Betriebs").fill("Schreinerei Ahorn");
  await part.getByLabel("Adresse der Website").fill("keine Adresse");
  await part.getByLabel("Branche", { exact: true }).selectOption({ label: "Handwerk, Schreinerei" });
  const looks = part.getByRole("radiogroup", { name: "Aussehen" });
  await expect(looks.getByRole("radio", { name: "Passend zur Branche" })).toBeChecked();
  const ofTrade = looks.locator(".look__card").first();
  await expect(ofTrade, "each look is drawn").toHaveCSS("background-color", "rgb(246, 245, 242)");
  await part.getByRole("textbox", { name: "Ort" }).fill("Aarau");
  await part.getByLabel("E-Mail").fill("bonjour@optique-claire");
  await part.getByLabel("Öffnungszeiten").fill("Montag meistens");
  await expectAccessible(page);
  const send = part.locator("form").getByRole("button", { name: "Website anlegen" });
  const invalid = () => part.locator(":is(input, select):invalid").evaluateAll((fields) => fields.map(({ id }) => id));
  await send.click();
  await expect.poll(invalid).toEqual(["siteHost", "canton", "siteEmail", "hours"]);
  await part.getByLabel("Adresse der Website").fill(new URL(golfOrigin).hostname);
  await part.getByLabel("Kanton").selectOption("AG");
  await part.getByLabel("E-Mail").fill("bonjour@optique-claire.example");
  await part.getByLabel("Öffnungszeiten").fill("Mo-Fr 7-12, 13-17:30");
  await expect.poll(invalid).toEqual([]);
  await ageProofs("admin@vitrine.example");
  await send.click();
  await proveAgain(part); // what was written goes on, and stays
  await expect(part.getByRole("alert")).toHaveText("Diese Adresse zeigt schon eine Website.");
  await expect(part.getByRole("alert")).toBeInViewport();
  await expect(part.getByLabel("Name des Betriebs")).toHaveValue("Schreinerei Ahorn");
});

test("a member finds the way from a page into its editor and back, to the account, and out", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  const bar = page.getByRole("navigation", { name: "Für die Redaktion" });
  const mark = async () => (await page.context().cookies()).find(({ name }) => name === "vitrine.member");
  await page.goto("/de/leistungen", { waitUntil: "networkidle" });
  expect(asked.some((url) => /edit-bar|editBar/.test(url))).toBe(false);

  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  expect(await mark()).toMatchObject({ value: "1", httpOnly: false });
  await page.goto("/de/leistungen");
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+e");
  await expect(page).toHaveURL(/\/de\/edit\/leistungen/);
  await editor.isReady();
  await page.keyboard.press("ControlOrMeta+e");
  await expect(page).toHaveURL(/\/de\/leistungen$/);

  const opener = bar.getByRole("button", { name: "Konto und Abmelden" });
  await opener.press("Enter");
  await expect(bar.getByRole("link", { name: "Konto" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(bar.getByRole("link", { name: "Konto" })).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await bar.getByRole("button", { name: "Abmelden", exact: true }).click();
  await expect(bar).toHaveCount(0);
  await expect.poll(mark).toBeUndefined();
  expect(await call(page, "account/me")).toMatchObject({ status: 401 });

  await page.context().addCookies([{ name: "vitrine.member", value: "1", url: opticianOrigin }]);
  await page.reload();
  await expect.poll(mark).toBeUndefined(); // it was asked about, and is not again
  await expect(bar).toHaveCount(0);
});

test("an admin invites somebody, who chooses a password by the mailed link, edits, and takes another address", async ({
  browser,
}) => {
  const admin = await signedIn(browser, "admin@vitrine.example");
  const { page } = admin;
  const email = `nina-${randomUUID()}@vitrine.example`;
  await page.goto("/de/account");
  await page.getByRole("button", { name: "Jemanden einladen" }).click();
  await page.getByRole("region", { name: "Mitglieder" }).getByLabel("Name", { exact: true }).fill("Nina Neu");
  await page.getByLabel("E-Mail", { exact: true }).fill(email);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Einladung schicken" }).click();
  await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("noch nicht angemeldet");
  try {
    const link = await mailedLink(email);
    const invited = await (await browser.newContext()).newPage();
    await invited.goto(link);
    await invited.getByLabel("Neues Passwort").fill("drei Brillen im Regen");
    await invited.getByRole("button", { name: "Passwort setzen" }).click();
    await invited.getByRole("link", { name: "Zur Anmeldung" }).click();
    const editor = new EditorPage(invited);
    await editor.enter(email, "drei Brillen im Regen");
    await expect(invited).toHaveURL(/edit/);
    await invited.goto("/fr/account");
    const part = invited.getByRole("region", { name: "Adresse e-mail" });
    const another = `nina-${randomUUID()}@vitrine.example`;
    await part.getByLabel("Nouvelle adresse e-mail").fill(another);
    await part.getByRole("button", { name: "Envoyer le lien" }).click();
    await expect(part.getByRole("status").filter({ hasText: another })).toBeVisible();
    await invited.goto(await mailedLink(another));
    await expect(part.getByRole("status")).toHaveText("Tu te connectes désormais avec la nouvelle adresse.");
    await expect(invited.getByText(another)).toBeVisible();
    await expectAccessible(invited);
  } finally {
    const removing = row.getByRole("button", { name: "Nina Neu entfernen" });
    await removing.click();
    await row.getByRole("button", { name: "Behalten" }).click();
    await expect(removing, "who keeps somebody goes on from there").toBeFocused();
    await removing.click();
    await row.getByRole("button", { name: "Entfernen" }).click();
  }
  await expect(page.getByRole("status").filter({ hasText: "Nina Neu ist entfernt." })).toBeVisible();
  await expect(row).toHaveCount(0);
  await expectAccessible(page);
});

/** The link in the mail to this address: without a mail server, mails lie as files in the product's outbox. */
async function mailedLink(email: string): Promise<string> {
  const outbox = join(productFolder(Number(process.env.E2E_PORT ?? 3199)), "outbox");
  const find = () => {
    const mails = existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), "utf8")) : [];
    const mail = mails.find((each) => each.includes(`To: ${email}`)) ?? "";
    return /http:\S+#(?:email=)?[\w-]{43}/.exec(mail.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[0] ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
}

test("an admin adds an address, makes it the main one and takes it off again", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("admin@vitrine.example");
  await page.goto("/de/account");
  const hosts = page.getByRole("region", { name: "Adressen" });
  const main = (
    await hosts.getByRole("listitem").filter({ hasText: "Hauptadresse" }).first().locator("strong").innerText()
  ).trim();
  const host = `${randomUUID()}.example`;
  await hosts.getByRole("button", { name: "Adresse hinzufügen" }).click();
  await hosts.getByRole("textbox", { name: "Adresse" }).fill("keine Adresse");
  await hosts.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(hosts.getByRole("alert")).toContainText("Das ist keine Adresse");
  await hosts.getByRole("textbox", { name: "Adresse" }).fill(new URL(golfOrigin).hostname);
  await hosts.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(hosts.getByRole("alert")).toContainText("zeigt schon eine Website");
  await expectAccessible(page);
  await hosts.getByRole("textbox", { name: "Adresse" }).fill(`https://${host.toUpperCase()}/de`);
  await hosts.getByRole("button", { name: "Hinzufügen" }).click();
  await expect(hosts.getByRole("status")).toContainText(`${host} zeigt jetzt diese Website.`);
  try {
    await hosts.getByRole("button", { name: `${host} zur Hauptadresse machen` }).click();
    await expect(hosts.getByRole("listitem").first()).toContainText(host);
  } finally {
    expect(await call(page, "host/primary", { host: main })).toMatchObject({ status: 200 });
  }
  await page.reload();
  await hosts.getByRole("button", { name: `${host} entfernen` }).click();
  await expectAccessible(page);
  await hosts.getByRole("button", { name: "Entfernen", exact: true }).click();
  await expect(hosts.getByRole("status")).toContainText(`${host} ist entfernt.`);
  await expect(hosts.getByRole("listitem").filter({ hasText: host })).toHaveCount(0);
});

test("an admin finds the way from the settings to the whole site as one file", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("admin@vitrine.example");
  await page.goto("/de/edit/~imprint?settings=1");
  await page.getByRole("dialog", { name: "Einstellungen" }).getByRole("link", { name: "Website exportieren" }).click();
  const section = page.getByRole("region", { name: "Website exportieren" });
  await section.getByRole("button", { name: "Export vorbereiten" }).click();
  await expect(section.getByRole("status")).toHaveText(/^Seiten: [1-9]\d*\. Bilder und Videos: [1-9]/);
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section.getByRole("link", { name: "Datei herunterladen" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-\d{4}-\d\d-\d\d\.tar$/);
  const archive = readFileSync(await download.path());
  expect(archive.toString("latin1", 0, 9)).toBe("site.json");
  expect(archive.includes("SHA256SUMS")).toBe(true); // the last file: nothing broke off
});

/** What an earlier try of the story has left. */
function endFormerImport(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/v1/transfer/import");
    const { import: former } = (await answer.json()) as { import: { id: string } | null };
    const body = JSON.stringify({ id: former?.id });
    if (former) await fetch("/api/v1/transfer/endImport", { method: "POST", headers, body });
  });
}

test("an admin makes a new site of such a file: sending is cut off, goes on after a reload, and the page is the same", async ({
  page,
}, info) => {
  await new EditorPage(page).signIn("admin@vitrine.example", { origin: bakeryOrigin });
  const file = info.outputPath("site.tar");
  await endFormerImport(page);
  await page.goto(`${bakeryOrigin}/de`);
  const bar = page.getByRole("navigation", { name: "Für die Redaktion" });
  await expect(bar, "also over a pattern in the page's background").toBeInViewport();
  await page.goto(`${bakeryOrigin}/de/account`);
  await page.getByRole("button", { name: "Export vorbereiten" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Datei herunterladen" }).click();
  await (await downloading).saveAs(file);
  const host = `kopie-${randomUUID().slice(0, 8)}.localhost`;
  const ways = page.getByRole("region", { name: "Website importieren" });
  await ways.getByRole("button", { name: "Import vorbereiten" }).click();
  await ways.getByLabel("Datei des Exports").setInputFiles(file);
  await ways.getByRole("textbox", { name: "Adresse der Website" }).fill(host);
  await expectAccessible(page);
  const isPiece = (method: string) => method === "PATCH";
  await page.route("**/api/tus/*", (route) => (isPiece(route.request().method()) ? undefined : route.continue()));
  await ageProofs("admin@vitrine.example");
  await ways.getByRole("button", { name: "Importieren" }).click();
  await proveAgain(ways); // file and address go on
  await expect(ways.getByRole("status")).toContainText("wird hochgeladen");
  await expectAccessible(page);
  await page.reload(); // ends what is on its way
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await expect(ways.getByRole("status")).toContainText("dann brach die Übertragung ab");
  await expectAccessible(page);
  const said = await listenTo(page);
  await ways.getByLabel("Dieselbe Datei noch einmal wählen").setInputFiles(file);
  await said("Du kannst dieses Fenster schliessen");
  await expectAccessible(page);
  await page.reload(); // the screen that comes back tells how it goes on
  await expect(ways.getByRole("status")).toContainText(`${host} ist bereit`, { timeout: 600_000 });
  await expectAccessible(page);

  const copy = new URL(bakeryOrigin);
  copy.hostname = host;
  const visitor = await page.context().newPage();
  const mainOf = async ({ origin }: URL) => {
    const answer = await visitor.goto(`${origin}/de/~imprint`);
    const body = answer?.ok() ? await answer.text() : "";
    return (/<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "").replaceAll(
      /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      "id",
    );
  };
  await expect.poll(() => mainOf(copy)).toContain("<main"); // until the host is known
  expect(await mainOf(copy)).toBe(await mainOf(new URL(bakeryOrigin)));
  await ways.getByRole("button", { name: "Weitere Website importieren" }).click();
  await expect(ways.getByRole("button", { name: "Import vorbereiten" })).toBeVisible();

  const db = openProductDb(copy.port);
  await db.site.deleteMany({ where: { hosts: { some: { host } } } });
  await db.$disconnect();
});
