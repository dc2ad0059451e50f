import { expect, type Page } from "@playwright/test";
import { memberPages } from "../../prisma/seed/optician/members.ts";
import { expectAccessible } from "./support/axe.ts";
import { editSite, post } from "./support/call-api.ts";
import { DraftApi } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";
import { swipe } from "./support/swipe.ts";

/** Who stands in the demo's own team. */
const demo = memberPages.map(({ locales }) => locales.de?.name ?? "");

/** A published page that is called so in both languages. */
async function publishedPage(page: Page, name: string, initialGroups: string[], collectionName?: string) {
  const initialMeta = { name: { de: name, fr: name } };
  const made = await post<{ id: string }>(page, "page/add", { initialMeta, lang: "de", initialGroups, collectionName });
  expect(made.status).toBe(200);
  expect((await post(page, "page/publish", { id: made.answer.id })).status).toBe(200);
  return made.answer.id;
}

/** Who is in sight of a split team, whole. */
const inWindow = (page: Page) => () =>
  page.locator(".team-split .cards").evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    const inside = [...track.children].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left > left - 2 && box.right < right + 2;
    });
    return inside.map((item) => item.querySelector(".card__title")?.textContent);
  });

test("an editor orders a team by drag and by keys, archives somebody and undoes; a visitor sees it", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const made: string[] = [];
  for (const name of ["Ada", "Ben", "Cleo"]) made.push(await publishedPage(page, name, ["teamDetails"], "team"));
  const home = await publishedPage(page, "Mannschaft", ["teamContainer"]);
  const navigation = await page.request.get("/api/v1/navigation?includeDrafts=true");
  const [container] = (await navigation.json()) as { id: string }[];
  const entryId = crypto.randomUUID();
  await editSite(page, "navigation.add", { entryId, containerId: container?.id, pageId: made[2] });
  await editor.open(home);

  const panel = page.getByRole("dialog", { name: "Sammlung: Team" });
  const visible = panel.getByRole("region", { name: "Sichtbar" }).getByRole("listitem");
  const archive = panel.getByRole("region", { name: "Archiv" }).getByRole("listitem");
  const grip = (name: string) => panel.getByRole("button", { name: `«${name}» verschieben` });
  const names = (rows: typeof visible) => () => rows.locator(".vt-collection__name").allInnerTexts();
  const onCanvas = () => editor.canvas.locator(".card__title").allInnerTexts();

  await test.step("the button under the team leads to its editor", async () => {
    await editor.canvas.getByRole("button", { name: "Person hinzufügen" }).click();
    await expect.poll(names(visible)).toEqual([...demo, "Ada", "Ben", "Cleo"]);
    await expectAccessible(page);
  });

  await test.step("a second team with a name of its own is what the section shows, until that is taken back", async () => {
    await panel.locator("summary").filter({ hasText: "Weitere Sammlungen" }).click();
    await panel.getByLabel("Name der neuen Sammlung").fill("Lager");
    await panel.getByRole("button", { name: "Sammlung anlegen" }).click();
    const second = page.getByRole("dialog", { name: "Sammlung: Lager" });
    await expect(second.getByText("Noch nichts in dieser Sammlung.")).toBeVisible();
    await expectAccessible(page);
    await second.getByLabel("Name der Sammlung (DE)").fill("Werkstatt");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Sammlung: Werkstatt" })).toBeVisible();
    for (const name of ["Sammlung: Lager", "Sammlung: Team"]) {
      await editor.undo();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
    }
    await expect.poll(names(visible)).toEqual([...demo, "Ada", "Ben", "Cleo"]);
    await editor.undo();
    await expect(panel.getByLabel("Name der Sammlung (DE)")).toHaveCount(0);
  });

  await test.step("a second team is deleted: its people go where they are put, and one press brings all of it back", async () => {
    const fold = panel.locator("summary").filter({ hasText: "Weitere Sammlungen" });
    await fold.click();
    await panel.getByLabel("Name der neuen Sammlung").fill("Lager");
    await panel.getByRole("button", { name: "Sammlung anlegen" }).click();
    const second = page.getByRole("dialog", { name: "Sammlung: Lager" });
    await second.getByLabel("Name der Person").fill("Emil");
    await second.getByRole("button", { name: "Erstellen" }).click();
    const rows = second.getByRole("list", { name: "Alle Sammlungen dieser Art" }).getByRole("listitem");
    await expect(rows).toHaveText([/Team.*9 Einträge/, /Lager.*Hier gezeigt.*1 Eintrag/]);
    await editor.isSaved();

    await second.getByRole("button", { name: "Sammlung «Lager» löschen" }).click();
    const question = page.getByRole("dialog", { name: "Sammlung «Lager» löschen?" });
    await expect(question.getByRole("listitem")).toHaveText(["Mannschaft"]);
    await expect(question).toContainText("Emil");
    await expect(question.getByRole("radio", { name: "In «Team» verschieben" })).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press("Escape"); // closes the question alone
    await expect(second.getByRole("button", { name: "Sammlung «Lager» löschen" })).toBeFocused();
    await second.getByRole("button", { name: "Sammlung «Lager» löschen" }).click();
    await question.getByRole("button", { name: "Sammlung löschen" }).click();
    await expect.poll(names(visible)).toEqual([...demo, "Ada", "Ben", "Cleo", expect.stringContaining("Emil")]);
    await expect(fold).toBeFocused();
    const told = page.locator("[data-sonner-toast]").filter({ hasText: "Sammlung gelöscht: Lager" });
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect
      .poll(names(second.getByRole("region", { name: "Sichtbar" }).getByRole("listitem")))
      .toEqual([expect.stringContaining("Emil")]);

    await second.getByRole("button", { name: "Sammlung «Lager» löschen" }).click();
    await question.getByText("Die Seite in den Papierkorb legen").click();
    await question.getByRole("button", { name: "Sammlung löschen" }).click();
    await expect.poll(names(visible)).toEqual([...demo, "Ada", "Ben", "Cleo"]);
  });

  await test.step("an order by drag, by keys, and back by undo", async () => {
    await grip("Ben").scrollIntoViewIfNeeded();
    await grip(demo.at(-2) ?? "").scrollIntoViewIfNeeded(); // near its edge the list would scroll on
    const [from, to] = [await grip("Cleo").boundingBox(), await grip("Ada").boundingBox()];
    if (!from || !to) throw new Error("The grips are not there");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y + 8); // less than 3 px drag nothing
    await page.mouse.move(to.x + 10, to.y + 5, { steps: 5 });
    await page.mouse.up();
    await expect.poll(names(visible)).toEqual([...demo, "Cleo", "Ada", "Ben"]);
    await expect.poll(onCanvas).toEqual([...demo, "Cleo", "Ada", "Ben"]);
    await grip("Cleo").press("ArrowDown");
    await expect.poll(names(visible)).toEqual([...demo, "Ada", "Cleo", "Ben"]);
    await expect(grip("Cleo")).toBeFocused();
    await grip("Cleo").press("End");
    await expect.poll(names(visible)).toEqual([...demo, "Ada", "Ben", "Cleo"]);
    await editor.undo();
    await expect.poll(onCanvas).toEqual([...demo, "Ada", "Cleo", "Ben"]);
  });

  await test.step("somebody is archived, and comes back by the word about it", async () => {
    await panel.getByRole("button", { name: "«Ben» archivieren" }).click();
    await expect.poll(names(archive)).toEqual(["Ben"]);
    await expect.poll(onCanvas).toEqual([...demo, "Ada", "Cleo"]);
    const told = page.locator("[data-sonner-toast]").filter({ hasText: "Archiviert: auf der Website" });
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect.poll(onCanvas).toEqual([...demo, "Ada", "Cleo", "Ben"]);
    await panel.getByRole("button", { name: "«Ada» archivieren" }).click();
    await expect.poll(names(archive)).toEqual(["Ada"]);
  });

  await test.step("before a page that the navigation leads to is archived, it is asked", async () => {
    await panel.getByRole("button", { name: "«Cleo» archivieren" }).click();
    const asked = page.getByRole("dialog", { name: "«Cleo» archivieren?" });
    await expect(asked).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Abbrechen" }).click();
    await editSite(page, "navigation.remove", { entryId });
    await expect.poll(names(archive)).toEqual(["Ada"]);
  });

  await test.step("a new page joins as a draft, with a layout", async () => {
    await panel.getByLabel("Name der Person").fill("Dora");
    await page.keyboard.press("Escape"); // what is written is not dropped unasked
    await page
      .getByRole("dialog", { name: "Änderungen verwerfen?" })
      .getByRole("button", { name: "Abbrechen" })
      .click();
    await expect(panel.getByLabel("Name der Person")).toHaveValue("Dora");
    await panel.getByLabel("Aufbau").selectOption("Porträt mit Text");
    await panel.getByRole("button", { name: "Erstellen" }).click();
    await expect.poll(names(visible)).toEqual([...demo, "Cleo", "Ben", expect.stringContaining("Dora")]);
    await expect(editor.canvas.locator(".vt-stub")).toHaveText([/Dora/]);
    const dora = await visible.last().getByRole("link").getAttribute("href");
    made.push(/[\da-f-]{36}/.exec(dora ?? "")?.[0] ?? "");
    await editor.isSaved(); // what is archived shows at once, and may still be on its way
    await editor.sections.last().focus();
    await page.keyboard.press("Escape"); // the innermost closes first, wherever the keyboard is
    await expect(panel).toBeHidden();
    await expect(editor.toolbar).toBeVisible();
  });

  await test.step("a visitor sees the new order, and neither the archived nor the draft", async () => {
    const visitor = await browser.newPage();
    await visitor.goto(new URL("/de/mannschaft", page.url()).href);
    await expect(visitor.locator(".card__title")).toHaveText([...demo, "Cleo", "Ben"]);
    await visitor.getByRole("link", { name: "Cleo" }).click();
    await expect(visitor).toHaveURL(/\/de\/team\/cleo$/);
    await visitor.close();
  });

  await test.step("split, the team shows its list or who was chosen from it", async () => {
    const draft = new DraftApi(page, home);
    const [groupId] = Object.keys((await draft.read()).document.groups);
    await draft.edit("group.option", { groupId, key: "gridLayout", value: "split" });
    for (const locale of ["de", "fr"])
      await draft.edit("field.text", { groupId, fieldName: "title", locale, text: "Unser Team" });
    expect((await post(page, "page/publish", { id: home })).status).toBe(200);
    const visitor = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const ways = visitor.getByRole("link", { name: "Mehr über" });
    await expect(async () => {
      await visitor.goto(new URL("/de/mannschaft", page.url()).href);
      await expect.poll(inWindow(visitor), { timeout: 20_000 }).toEqual(demo.slice(0, 5));
    }).toPass();
    await visitor.evaluate(async () => void (await customElements.whenDefined("vt-split")));
    await visitor.locator(".team-split .cards").press("ArrowRight");
    await expect.poll(inWindow(visitor)).toEqual([...demo.slice(3), "Cleo", "Ben"]);
    await visitor.getByRole("button", { name: "Cleo ansehen" }).click();
    await expect(visitor.locator(".card__title:visible")).toHaveText(["Cleo"]);
    await expect(ways).toHaveText(["Mehr über Cleo"]);
    await expectAccessible(visitor);
    await visitor.keyboard.press("Escape");
    await visitor.keyboard.press("Enter"); // again, before the browser has stepped back
    await expect.poll(() => visitor.evaluate(() => (history.state as { split?: true } | null)?.split)).toBe(true);
    await expect(visitor.locator(".card__title:visible")).toHaveText(["Cleo"]);
    await visitor.keyboard.press("Escape");
    await expect(visitor.getByRole("button", { name: "Cleo ansehen" })).toBeFocused();
    await expect(ways).toHaveCount(0);
    await visitor.close();

    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await phone.goto(new URL("/de/mannschaft", page.url()).href);
    await expect.poll(inWindow(phone)).toEqual(demo.slice(0, 2));
    await phone.evaluate(async () => void (await customElements.whenDefined("vt-split")));
    await phone.getByRole("button", { name: `${demo[1]} ansehen` }).tap();
    await expect(phone.locator(".card__title:visible")).toHaveText([demo[1] ?? ""]);
    await phone.goBack();
    await expect(phone.getByRole("button", { name: `${demo[1]} ansehen` })).toBeFocused();
    await phone.getByRole("button", { name: `${demo[1]} ansehen` }).tap();
    await phone.getByRole("button", { name: "Alle zeigen" }).tap();
    await expect.poll(inWindow(phone)).toEqual(demo.slice(0, 2));
    const track = phone.locator(".team-split .cards");
    await track.scrollIntoViewIfNeeded();
    await swipe(phone, { x: -160, on: track });
    await expect.poll(inWindow(phone)).toEqual(demo.slice(1, 3));
    await expect(phone.getByRole("button", { name: "Alle zeigen" })).toBeHidden(); // a finger that moves chooses nobody
    await phone.close();
  });

  for (const id of [home, ...made]) expect((await post(page, "page/remove", { id })).status).toBe(200);
});
