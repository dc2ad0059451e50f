import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { saveBusiness } from "../../src/features/directory/service.ts";
import { forEditor } from "../../src/lib/site-editor.ts";
import { openDb, type RootDb } from "../../src/server/db.ts";
import { openLiveBus } from "../../src/server/live-bus.ts";
import { productFolder } from "../support/product-folder.ts";
import { expectAccessible } from "./support/axe.ts";
import { EditorPage } from "./support/editor-page.ts";
import { opticianOrigin } from "./support/origins.ts";
import { makeSamplePage } from "./support/sample-page.ts";
import { test } from "./support/story.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
const towns = ["Chur", "Genève", "Lugano", "Olten", "Thun"];
let db: RootDb;
const made = Array.from({ length: 24 }, () => randomUUID());
let siteId: string;
test.beforeAll(async () => {
  db = openDb(readFileSync(join(productFolder(port), "database-url"), "utf8"));
  ({ siteId } = await db.siteHost.findUniqueOrThrow({ where: { host: "localhost" } }));
  const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: "admin@vitrine.example" } });
  const site = { id: siteId, key: "optician", locales: ["de", "fr"] };
  const ctx = forEditor({ db, bus: openLiveBus(null), site, actor: { userId, name: "a", isAdmin: true, role: null } });
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
      branches: [{ ...place(0), phone: "052 000 00 01", lat: 46.5 + at / 50, lng: 7 + at / 20 }, place(1)],
    });
  }
});
test.afterAll(async () => {
  await db.business.deleteMany({ where: { siteId, id: { in: made } } });
  await db.$disconnect();
});

test("a visitor finds a shop: by typing, by letter and programme, near, on a phone, shared, and without scripts", async ({
  page,
  browser,
}) => {
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const { path } = await makeSamplePage(page, `geschaefte-${randomUUID().slice(0, 8)}`, [{ kind: "businessSearch" }]);
  await page.context().clearCookies();
  await page.goto(path);
  const rows = page.locator("vt-found .cards__item");
  const status = page.locator("vt-found [role=status]");
  const field = page.getByRole("searchbox", { name: "Name, Ort oder PLZ" });

  await test.step("what is typed is found, and stands in the address", async () => {
    await expect(rows).toHaveCount(20);
    await page.getByRole("link", { name: "Weitere anzeigen" }).click();
    await expect(rows).toHaveCount(25);
    await field.fill("geneve");
    await expect(status).toHaveText("10 Geschäfte");
    await page.getByText("Frequentlens", { exact: true }).first().click();
    await expect(status).toHaveText("5 Geschäfte");
    await expect(page).toHaveURL(/\?q=geneve&program=frequentlens$/);
    await expectAccessible(page, "vt-businesses");
  });

  await test.step("one that is opened shows its branches, the one that was meant first", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await rows.first().locator("summary").click();
    const panel = rows.first().getByRole("tabpanel");
    await expect(panel).toContainText("Genève");
    await rows.first().getByRole("tab", { selected: true }).press("ArrowRight");
    await expect(panel).not.toContainText("Genève");
    await expectAccessible(page, "vt-businesses");
  });

  await test.step("the register follows the scroll, and a letter leads to its shops", async () => {
    await page.goto(path);
    await rows.last().scrollIntoViewIfNeeded();
    await expect(page.locator('.directory__letters [aria-current="location"]')).not.toHaveText("B");
    await page.locator(".directory__letters").getByRole("link", { name: "M", exact: true }).click();
    await expect(status).toHaveText("2 Geschäfte");
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
