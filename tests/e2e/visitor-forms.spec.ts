import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { RootDb } from "../../src/server/db.ts";
import { leastMs } from "../../src/features/forms/domain/spam.ts";
import { mailReceiver } from "../support/mail-receiver.ts";
import { ownPort } from "../support/own-port.ts";
import { siteWithPages } from "../support/published-page.ts";
import { expectAccessible } from "./support/axe.ts";
import { watchDangers } from "./support/harmless.ts";
import { startMailingProduct, type MailingProduct } from "./support/mailing-product.ts";
import { test } from "./support/story.ts";
import { untilKnown } from "./support/until-known.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
const key = `forms-${randomUUID().slice(0, 8)}`;
/** Down, until a story has it listen. */
const mailServer = mailReceiver();
let mailPort: number;
let product: MailingProduct;
let origin: string;
let db: RootDb;
let siteId: string;

/** A site of its own, so that all that is sent can be counted, in a product whose mail server is down. */
test.beforeAll(async () => {
  mailPort = await ownPort();
  product = await startMailingProduct(port, `smtp://127.0.0.1:${mailPort}`);
  db = product.db;
  origin = `http://${key}.localhost:${product.port}`;
  const kinds = { nachricht: "form", anlass: "aspectSponsorForm", termin: "contactForm" };
  ({ id: siteId } = await siteWithPages(db, key, Object.keys(kinds), kinds));
  const settings = { contact: { email: "laden@vitrine.example" } };
  await db.site.update({ where: { id: siteId }, data: { settings } });
  await db.siteHost.create({ data: { siteId, host: `${key}.localhost` } });
  await untilKnown(`${key}.localhost`, product.port);
});
test.afterAll(async () => {
  await product.stop();
  await mailServer.close();
});

/** Opens a page, and answers once its form is alive. */
async function open(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await page.goto(`${origin}/de/${path}`))?.status()).toBe(200); // until the host is known
  await isAlive(page);
}
const isAlive = (page: Page) => expect(page.locator('vt-island[data-name="form"][data-awake]')).toHaveCount(1);
const arrived = (form: "message" | "aspectSponsor" | "contact") =>
  db.formSubmission.findMany({ where: { siteId, form } });

test("what is written in a form is looked at in place, never lost, and sent once", async ({ page }) => {
  const dangers = await watchDangers(page);
  await page.clock.install();
  await page.route("**/api/v1/formStart?*", (route) => route.fulfill({ status: 503 })); // too busy, for a while
  await open(page, "nachricht");
  const field = (name: string) => page.getByLabel(name, { exact: false }).first();
  const button = page.locator("form button[type=submit]");
  const message = page.locator("textarea");

  await test.step("it says what is missing beside each question and over all of them, and leads there", async () => {
    await message.fill("Guten Tag\nbis bald");
    await field("E-Mail").fill("ada@");
    await button.click();
    await expect(field("Name")).toBeFocused();
    await expect(field("Name")).toHaveAccessibleDescription("Bitte ausfüllen");
    const summary = page.getByRole("alert");
    await expect(summary.getByRole("link")).toHaveText([
      "Name – Bitte ausfüllen",
      "E-Mail – Bitte eine gültige E-Mail-Adresse eingeben",
    ]);
    await expectAccessible(page);
    await summary.getByRole("link").last().click();
    await expect(field("E-Mail")).toBeFocused();
    await field("E-Mail").fill("ada@vitrine.example");
    await expect(field("E-Mail")).toHaveAttribute("aria-invalid", "false");
    expect(await arrived("message")).toEqual([]);
  });

  await test.step("while the server has no start for it, it says that it failed, never that JavaScript is off", async () => {
    await field("Name").fill("Ada");
    await message.fill("Siehe https://ada.example");
    await button.click();
    await expect(page.getByRole("alert")).toContainText("Ihre Angaben bleiben hier stehen");
    await expect(message).toHaveAccessibleDescription("");
    await expect(message).toHaveValue("Siehe https://ada.example");
    expect(await arrived("message")).toEqual([]);
    await message.fill("Guten Tag\nbis bald");
    await page.unroute("**/api/v1/formStart?*");
  });

  await test.step("it is there again after a reload, but for what only programs fill in", async () => {
    await page.locator("input[name=website]").evaluate((trap: HTMLInputElement) => (trap.value = "x"));
    await field("Name").fill("Ada Muster");
    await page.goto(`${origin}/de/nachricht`);
    await isAlive(page);
    await expect(message).toHaveValue("Guten Tag\nbis bald");
    await expect(page.locator("input[name=website]")).toHaveValue("");
    const begun = page.waitForResponse((answer) => answer.url().includes("/formStart"));
    await message.focus();
    expect((await begun).status()).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, leastMs)); // by the server's clock
  });

  await test.step("without a connection it stays, says so, and can be sent again after three seconds", async () => {
    await page.context().setOffline(true);
    await holdClock(page);
    await button.click();
    await expect(button).toHaveAccessibleName("Nicht gesendet");
    await expect(button).toBeDisabled();
    await expect(page.getByRole("alert")).toContainText("Ihre Angaben bleiben hier stehen");
    await page.clock.fastForward(3_000);
    await page.clock.resume();
    await expect(button).toHaveAccessibleName("Absenden");
    await expect(message).toHaveValue("Guten Tag\nbis bald");
    await page.context().setOffline(false);
  });

  await test.step("where the receipt is lost, a second try keeps no second answer", async () => {
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = async (...request) => {
        window.fetch = real;
        await real(...request);
        throw new TypeError("Failed to fetch");
      };
    });
    await holdClock(page);
    await button.click();
    await expect(button).toHaveAccessibleName("Nicht gesendet");
    expect(await arrived("message")).toHaveLength(1);
    await page.clock.fastForward(3_000);
    await page.clock.resume();
    await expect(button).toHaveAccessibleName("Absenden");
    await button.dblclick();
    await expect(button).toHaveAccessibleName("Gesendet");
    expect(await arrived("message")).toMatchObject([
      { values: { name: "Ada Muster", message: "Guten Tag\nbis bald" }, isSpam: false },
    ]);
  });

  await test.step("it thanks, is empty, and stays sent", async () => {
    await expect(page.getByText("Vielen Dank.")).toBeVisible();
    await expect(message).toHaveValue("");
    await page.clock.fastForward(60_000);
    await expect(button).toHaveAccessibleName("Gesendet");
    await expect(button).toBeDisabled();
    await expect(message).toBeDisabled();
    await expect(message, "it looks so").toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator(".form__sent")).toBeFocused(); // where the button was pressed, nothing can have the focus
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("form")))).toEqual(
      [],
    );
    await expectAccessible(page);
  });
  expect(dangers.happened).toEqual([]);
});

test("a booking counts along on a phone, and is ready for the next one after two seconds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await open(page, "anlass");
  const button = page.locator("form button[type=submit]");
  const total = page.locator("output");
  const begun = page.waitForResponse((answer) => answer.url().includes("/formStart"));
  await page.getByLabel("Stehlunch, erster Tag").check();
  const longEnough = begun.then(() => new Promise((resolve) => setTimeout(resolve, leastMs)));
  await page.getByLabel("Personen am Anlass").first().fill("2");
  await expect(total).toHaveText(/CHF 3['’]100/);
  await page.getByLabel("Firma").fill("Muster AG");
  await page.getByLabel("Kontaktperson").fill("Ada");
  await page.getByLabel("E-Mail").fill("ada@vitrine.example");
  await button.click();
  await expect(page.getByLabel("Namen der Personen am Anlass")).toBeFocused();
  const under = () =>
    page.evaluate(() => {
      const label = document.activeElement?.closest(".form__field")?.querySelector(".form__label");
      const header = document.querySelector(".site-header");
      return (label?.getBoundingClientRect().top ?? 0) - (header?.getBoundingClientRect().height ?? 0);
    });
  expect(await under()).toBeGreaterThan(0); // where the header comes to lie, which slides in with the focus
  await expect(page.getByLabel("Telefon")).toHaveAccessibleDescription("Bitte eine Telefonnummer angeben");
  await page.getByLabel("Namen der Personen am Anlass").fill("Ada, Ben");
  await page.getByLabel("Telefon").fill("052");
  await page.context().setOffline(true);
  await holdClock(page);
  await button.click();
  await expect(button).toHaveAccessibleName("Nicht gesendet");
  await expect(page.getByRole("alert"), "why, in sight").toBeInViewport({ ratio: 1 });
  await page.clock.fastForward(2_000);
  await page.clock.resume();
  await expect(button).toHaveAccessibleName("Absenden");
  await page.context().setOffline(false);
  await longEnough; // for a person
  await button.click();
  await expect(button).toHaveAccessibleName("Gesendet");
  await expect(total).toHaveText("CHF 0");
  await page.clock.fastForward(2_000);
  await expect(button).toHaveAccessibleName("Absenden");
  await expect(button).toBeEnabled();
  expect(await arrived("aspectSponsor")).toMatchObject([{ isSpam: false }]);

  await test.step("on the same phone somebody asks for an appointment", async () => {
    const begun: string[] = [];
    page.on("request", (request) => request.url().includes("/formStart") && begun.push(request.url()));
    // The first start is of another form, which the server refuses as it does one that has expired.
    const ofOther = (url: string) => url.replace("kind=contactForm", "kind=form");
    await page.route("**/api/v1/formStart?*", (route) => route.continue({ url: ofOther(route.request().url()) }), {
      times: 1,
    });
    await open(page, "termin");
    const lines = { Vorname: "Ada", Nachname: "Muster", PLZ: "8400", "E-Mail": "ada@vitrine.example" };
    for (const [label, text] of Object.entries(lines)) await page.getByLabel(label).fill(text);
    const day = page.getByLabel("Bevorzugtes Datum");
    await day.fill("2020-12-24");
    await page.getByLabel("Bevorzugte Uhrzeit").fill("10:30");
    for (const choice of ["Frau", "Nein"]) await page.getByRole("radio", { name: choice, exact: true }).check();
    await button.click();
    await expect(page.getByLabel("Telefon")).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel("Telefon").fill("052 000 00 00");
    await button.click();
    await expect(day).toBeFocused();
    await expect(day).toHaveAccessibleDescription("Bitte einen Tag wählen, der noch kommt");
    await day.fill("2099-12-24");
    await button.click();
    await expect(button).toHaveAccessibleName("Gesendet");
    const values = {
      anrede: "frau",
      vorname: "Ada",
      plz: "8400",
      existingCustomer: "nein",
      bevorzugteUhrzeit: "10:30",
    };
    expect(await arrived("contact")).toMatchObject([{ values, isSpam: false }]);
    expect(begun, "another start was asked for without a word").toHaveLength(2);
  });

  await test.step("all of it came while the mail server was down: what is mailed waits, and goes out once when it is back", async () => {
    const mails = () => db.outgoingMail.findMany({ where: { siteId } });
    const sent = await db.formSubmission.count({ where: { siteId } });
    const waits = { sentAt: null, lastError: expect.stringContaining("ECONNREFUSED") as unknown };
    await expect.poll(mails).toMatchObject(Array.from({ length: 2 * sent }, () => waits)); // to the site, and to the sender
    // A try that is under way, or about to be, would note its own next time after this story's.
    const tries = () => db.$queryRaw<unknown[]>`
      SELECT id FROM jobs.job
      WHERE name IN ('mail.send', 'mail.sweep')
        AND (state = 'active' OR (state < 'active' AND start_after < now() + interval '5 seconds'))`;
    await expect.poll(tries).toEqual([]);
    await mailServer.listen(mailPort);
    await db.outgoingMail.updateMany({ where: { siteId }, data: { nextTryAt: new Date() } }); // as if time had gone by
    await db.$executeRaw`UPDATE jobs.job SET start_after = now() WHERE name = 'mail.send'`;
    await expect.poll(async () => (await mails()).filter(({ sentAt }) => sentAt === null)).toEqual([]);
    const ids = mailServer.received.map(({ raw }) => /^Message-ID: (.+?)\r?$/m.exec(raw)?.[1]);
    expect(ids.sort()).toEqual((await mails()).map(({ messageId }) => messageId).sort());
    const toSite = mailServer.received.filter(({ to }) => to.includes("laden@vitrine.example"));
    expect(toSite).toHaveLength(sent);
  });
});

/** Has what shows for a moment stay, until the clock is moved on. */
async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
}
