import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";
import { itemOf, openNewPage, title } from "./support/typing.ts";

/** Where every text of the page stands. */
function textBoxes(page: Page): Promise<string[]> {
  return page.locator(".vt-canvas [data-vt-item]").evaluateAll((items) =>
    items.map((item) => {
      const { x, y, width, height } = item.getBoundingClientRect();
      return [item.getAttribute("data-vt-item"), x, y + scrollY, width, height].join(" ");
    }),
  );
}

/** No typeface is on its way that would move what stands on the page. */
async function haveTypefaces(page: Page): Promise<void> {
  const states = () => page.evaluate(() => [...document.fonts].map(({ status }) => status));
  await expect.poll(states).not.toContain("loading");
}

/** Keeps what a page saves on its way to the server until the answer is called. */
async function holdSaves(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/api/trpc/*page.edit*", async (route) => {
    await gate;
    await route.continue().catch(() => undefined); // given up meanwhile, and sent again
  });
  return letGo;
}

test("two editors work on one page: each sees the other at work, and where both wrote without a network one chooses", async ({
  page,
  browser,
}) => {
  const { editor: regula, draft, pageId } = await openNewPage(page, "Zu zweit");
  const otherPage = await (await browser.newContext()).newPage();
  const sascha = new EditorPage(otherPage);
  await sascha.signIn("admin@vitrine.example");
  await sascha.open(pageId);
  const [hers, his] = [title(regula), title(sascha)];

  for (const { toolbar } of [regula, sascha]) {
    await expect(toolbar.getByRole("list", { name: "Ebenfalls auf dieser Seite" }).getByRole("listitem")).toHaveCount(
      1,
    );
  }

  await test.step("a text is whose who types in it, until it is saved and they rest; it covers nothing and bars nobody", async () => {
    await haveTypefaces(otherPage);
    const places = await textBoxes(otherPage);
    await hers.click();
    await expect(his).toHaveAttribute("data-vt-other", /Regula Lindengut/);
    const letSave = await holdSaves(page);
    await page.keyboard.type("Wir sind da");
    await expect(otherPage.locator(".vt-typing-tag")).toHaveText("Regula Lindengut schreibt hier");
    expect(await textBoxes(otherPage)).toEqual(places);
    await his.click();
    const notice = otherPage.locator(".vt-text-bar").getByText("Regula Lindengut schreibt hier");
    await expect(notice).toBeVisible();
    await expectAccessible(otherPage);
    letSave();
    await expect(his).toHaveText("Wir sind da");
    await expect(notice).toBeHidden();
    await otherPage.keyboard.press("Escape");
  });

  await otherPage.context().setOffline(true);
  await sascha.typeOver(his, "Wir waren da");
  await expect(otherPage.getByRole("status").filter({ hasText: "Offline" })).toBeVisible();
  await regula.typeOver(hers, "Wir bleiben da");
  await regula.isSaved();
  await otherPage.context().setOffline(false);

  const choice = otherPage.getByRole("dialog", { name: "Zwei Fassungen desselben Teils" });
  await expect(choice).toContainText("Wir waren da");
  await expect(choice).toContainText("Wir bleiben da");
  await expectAccessible(otherPage);
  await choice.getByRole("button", { name: "Später entscheiden" }).click();
  await expect(choice).toBeHidden();
  await expectAccessible(otherPage);
  const heightOfBar = async () => (await sascha.toolbar.boundingBox())?.height;
  const oneRow = await heightOfBar();
  await otherPage.setViewportSize({ width: 820, height: 1100 });
  await expect(sascha.toolbar.getByRole("button", { name: /^Mehr/ })).toBeVisible(); // it has taken the rest
  expect(await heightOfBar()).toBe(oneRow);
  await otherPage.setViewportSize({ width: 1280, height: 720 });
  await sascha.toolbar.getByRole("button", { name: "Fassungen vergleichen" }).click();
  await choice.getByRole("button", { name: "Andere übernehmen" }).click();
  await expect(his).toHaveText("Wir bleiben da");
  await sascha.isSaved();
  await expect(hers).toHaveText("Wir bleiben da");

  await test.step("whose words give way is told by whom, and may take them along", async () => {
    await otherPage.context().setOffline(true);
    await sascha.typeOver(his, "Wir gehen weiter");
    await expect(otherPage.getByRole("status").filter({ hasText: "Offline" })).toBeVisible();
    await regula.typeOver(hers, "Wir stehen hier");
    await regula.isSaved();
    await otherPage.context().setOffline(false);
    await choice.getByRole("button", { name: "Meine behalten" }).click();
    await expect(hers).toHaveText("Wir gehen weiter");
    const told = page.locator("[data-sonner-toast]").filter({ hasText: "für andere Worte entschieden" });
    await expect(told).toContainText("Wir stehen hier");
    await expect(told.getByRole("button", { name: "Text kopieren" })).toBeVisible();
  });

  await test.step("who has a page open that is deleted is told by whom, loses no word, and brings it back", async () => {
    await his.click();
    expect((await post(page, "page/remove", { id: pageId })).status).toBe(200);
    await expect(sascha.toolbar.getByRole("status").filter({ hasText: "Seite gelöscht" })).toBeVisible();
    await sascha.typeOver(his, "Wir kommen wieder");
    const gone = otherPage.getByRole("dialog", { name: "Diese Seite wurde gelöscht" });
    await expect(gone).toContainText("Regula Lindengut");
    await expect(gone).toContainText("Wir kommen wieder");
    await expectAccessible(otherPage);
    await gone.getByRole("button", { name: "Seite wiederherstellen" }).click();
    await sascha.isSaved();
    await expect(gone).toBeHidden();
    await expect(hers).toHaveText("Wir kommen wieder");
  });

  await test.step("the keys of a text that goes away under them lead the page nowhere", async () => {
    const [groupId = ""] = (await itemOf(hers)).split(":");
    await his.click();
    const deleted = draft.edit("group.delete", { groupId });
    for (let keys = 0; keys < 100 && (await his.count()) > 0; keys += 1)
      await otherPage.keyboard.type(". ", { delay: 40 });
    await deleted;
    await expect(his).toHaveCount(0);
    await otherPage.keyboard.type("   ", { delay: 40 });
    expect(await otherPage.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step("a panel says who else has it open", async () => {
    for (const { toolbar } of [regula, sascha]) await toolbar.getByRole("button", { name: "Einstellungen" }).click();
    for (const editor of [regula, sascha]) {
      const panel = editor.page.getByRole("dialog", { name: "Einstellungen" });
      await expect(panel.getByRole("list", { name: "Ebenfalls hier" })).toBeVisible();
    }
  });
  expect((await post(page, "page/remove", { id: pageId })).status).toBe(200);
});
