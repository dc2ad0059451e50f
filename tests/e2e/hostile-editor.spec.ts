import { expect, type Page } from "@playwright/test";
import type { RootDb } from "../../src/server/db.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectHarmless, watchDangers } from "./support/harmless.ts";
import { makeHostileSite, type HostileSite } from "../support/hostile-site.ts";
import { test } from "./support/story.ts";
import { openProductDb } from "./support/product-db.ts";

const port = Number(process.env.E2E_PORT ?? 3199);
const password = "drei Brillen im Regen";

let db: RootDb;
let site: HostileSite;
test.beforeAll(async () => {
  db = openProductDb(port);
  // Of each kind one menu is opened; how all the other values are drawn is what the story of the hostile texts looks at.
  site = await makeHostileSite(db, password, { timesEach: 1 });
});
test.afterAll(async () => {
  await db.site.delete({ where: { id: site.siteId } });
  await db.user.delete({ where: { email: site.email } }); // an admin of every site by now
  await db.$disconnect();
});

const origin = () => `http://${site.host}:${port}`;

async function opened(page: Page, pageId: string): Promise<EditorPage> {
  const editor = new EditorPage(page);
  await expect.poll(async () => (await page.goto(`${origin()}/robots.txt`))?.status()).toBe(200); // until the host is known
  await editor.signIn(site.email, { password, origin: origin() });
  await page.goto(`${origin()}/de/edit/${pageId}?toolbar=1`);
  await editor.isReady();
  return editor;
}

test("hostile values run nowhere in the editor's dialogs, menus and library", async ({ page }) => {
  const dangers = await watchDangers(page);
  const editor = await opened(page, site.pages["others"] ?? "");
  const dialogs = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const lookAndLeave = async () => {
    await expect(dialogs.last()).toBeVisible();
    await expectHarmless(page, dangers);
    await page.keyboard.press("Escape");
    await expect(dialogs).toHaveCount(0);
  };

  const kinds = new Set<string>();
  for (const section of await editor.sections.all()) {
    const kind = (await section.getAttribute("aria-label")) ?? "";
    if (kinds.has(kind)) continue;
    kinds.add(kind);
    await section.focus();
    await page.keyboard.press("Enter");
    await lookAndLeave();
  }
  expect(kinds.size).toBeGreaterThan(8);

  await editor.canvas.getByRole("button", { name: "Bereich hinzufügen" }).first().click();
  await lookAndLeave();
  await editor.canvas.getByRole("button", { name: "Bild auswählen" }).first().click();
  const library = page.getByRole("dialog", { name: "Bild auswählen" });
  await library.getByRole("searchbox").fill("constructor");
  await expect(library.getByRole("listitem").filter({ hasText: "constructor.constructor" }).first()).toBeVisible();
  await expectHarmless(page, dangers);
  await page.keyboard.press("Escape");
  await expect(library).toBeHidden();
  await page.keyboard.press("Escape"); // and out of the menu of the picture
  await expect(dialogs).toHaveCount(0);

  await editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
  await lookAndLeave();
  await editor.toolbar.getByRole("button", { name: "Seiten", exact: true }).click();
  const pages = page.getByRole("dialog", { name: "Seiten" });
  await pages
    .locator(".vt-navigation")
    .getByRole("button", { name: /anpassen$/ })
    .last()
    .click();
  await expectHarmless(page, dangers);
  await pages
    .locator("label")
    .filter({ has: page.getByRole("radio", { name: "Seite", exact: true }) })
    .click();
  await pages.getByRole("button", { name: "Seite löschen" }).click();
  await expect(dialogs.filter({ hasText: "löschen?" })).toBeVisible();
  await expectHarmless(page, dangers);
});

test("hostile answers, mails, businesses, jobs, goods and log run nowhere in the editor's panels", async ({ page }) => {
  const { email, lists, pages } = site;
  await db.user.update({ where: { email }, data: { isAdmin: true } }); // who sees the mails and the log
  const dangers = await watchDangers(page);
  await opened(page, pages["feeds"] ?? "");
  const entry = (panel: string, id: string) => `${panel}=1&entry=${id}`;
  const panels = [
    ["Geschäfte", entry("directory", lists.businessId)],
    ["Stellen und Marktplatz", `${entry("listings", lists.jobId)}&list=jobs`],
    ["Posteingang", "inbox=1"],
    ["Stellen und Marktplatz", `${entry("listings", lists.itemId)}&list=items`],
    ["Ausgehende Mails", "outbox=1"],
    ["Verlauf", "history=1"],
  ] as const;
  for (const [name, query] of panels) {
    await page.evaluate((search) => {
      history.pushState(null, "", `?${search}`);
      dispatchEvent(new PopStateEvent("popstate"));
    }, query);
    const panel = page.getByRole("dialog", { name, exact: true });
    if (query.includes("entry=")) await expect(panel.getByRole("textbox").first()).toHaveValue(/window\.ran/);
    else await expect(panel.getByText("constructor.constructor").filter({ visible: true }).first()).toBeVisible();
    await expectHarmless(page, dangers);
  }
  await page.goto(`${origin()}/account`);
  await expect(page.getByRole("heading").first()).toBeVisible();
  await expectHarmless(page, dangers);
});
