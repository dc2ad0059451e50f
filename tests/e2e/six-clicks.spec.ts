import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

/** Counts every press of the mouse from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = Object.assign(window, { vtClicks: 0 });
    addEventListener("click", ({ detail }) => void (counter.vtClicks += Math.min(detail, 1)), { capture: true });
  });
  return () => page.evaluate(() => (window as Window & { vtClicks?: number }).vtClicks ?? -1);
}

test("a new section with its title and its picture is published with six clicks, in two languages with eight", async ({
  page,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  for (const { languages, most } of [
    { languages: 1, most: 6 },
    { languages: 2, most: 8 },
  ]) {
    const name = `Klicks ${languages} ${randomUUID().slice(0, 8)}`;
    const initialMeta = { name: { de: name, fr: name } };
    const made = await post<{ id: string }>(page, "page/add", { initialMeta, lang: "de", initialGroups: [] });
    await editor.open(made.answer.id);
    const clicks = await countClicks(page);
    await editor.openAddDialog("last");
    await expect(page.getByRole("searchbox", { name: "Bereich suchen" })).toBeFocused();
    await page.keyboard.type("Einstieg");
    await expect(page.locator(".vt-kind")).toHaveCount(1);
    await page.keyboard.press("Enter");
    await page.keyboard.type("Kommen Sie vorbei"); // at once, without a look
    const title = editor.canvas.getByRole("textbox", { name: "Titel", exact: true });
    await expect(title).toHaveText("Kommen Sie vorbei");
    const write = async (words: string) => {
      await expect(title).toBeFocused();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(words);
      await expect(title).toHaveText(words);
    };
    if (languages === 2) {
      await editor.switchLocale("FR");
      await write("Passez nous voir");
    }
    const image = editor.canvas.locator("img[data-vt-item]").first();
    const before = await image.getAttribute("src");
    await image.click({ position: { x: 12, y: 120 } }); // its words lie over its middle
    const offered = page.getByRole("button", { name: /^Bild verwenden: / });
    await offered.last().click();
    await expect(image).not.toHaveAttribute("src", before ?? "");
    await editor.isSaved();
    await editor.publish();
    expect(await clicks(), `${languages} language(s)`).toBeLessThanOrEqual(most);
  }
});
