import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

const colours = ["#7a1f2b", "#1f3d7a"] as const;
const picture = async (background: string) =>
  (
    await sharp({ create: { width: 120, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString("base64");

/** What this run's pictures and pages are called, in addresses and as people read it; without figures, which are searched for. */
const stem = `fundus${randomUUID().replace(/[^a-f]/g, "")}`;
const title = `F${stem.slice(1)}`;

/** Takes so many pictures into the library, several at once, as a program would; answers with their ids. */
async function fill(page: Page, count: number): Promise<string[]> {
  return page.evaluate(
    async ([bytes, most, stem]) => {
      const body = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      const numbers = Array.from({ length: most }, (_, index) => index + 1);
      const ids: string[] = [];
      const work = async () => {
        for (let number = numbers.shift(); number; number = numbers.shift()) {
          const headers = { "content-type": "application/octet-stream" };
          const url = `/api/v1/media/file?filename=${stem}-${number}.png`;
          const answer = await fetch(url, { method: "POST", headers, body });
          ids.push(((await answer.json()) as { id: string }).id);
        }
      };
      await Promise.all([work(), work(), work()]);
      return ids;
    },
    [await picture(colours[0]), count, stem] as const,
  );
}

/** A published page with this picture. */
async function pageWith(page: Page, name: string, mediaId: string): Promise<string> {
  const pageId = await makePage(page, { de: name, fr: name }, ["textOnImage"]);
  const draft = new DraftApi(page, pageId);
  const groupId = Object.keys((await draft.read()).document.groups)[0] ?? "";
  await draft.edit("field.image", { groupId, fieldName: "image", mediaId });
  expect((await post(page, "page/publish", { id: pageId })).status).toBe(200);
  return pageId;
}

const made = { media: [] as string[], pages: [] as string[] };
test.afterEach(async ({ page }) => {
  const copy = await idOf(page, "Auslage.png");
  for (const mediaId of [...made.media, ...(copy ? [copy] : [])])
    await post(page, "media/delete", { mediaId, evenIfUsed: true });
  for (const id of made.pages) await post(page, "page/remove", { id });
});

test("an editor finds pictures in the library, tags, crops and replaces them, and deletes one in use with a second yes", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  made.media = await fill(page, 45);
  const [used = ""] = made.media;
  for (const name of ["eins", "zwei"]) made.pages.push(await pageWith(page, `${title} ${name}`, used));
  const [first] = made.pages;
  await page.goto(`/de/edit/${first}?library=1`);
  const library = page.getByRole("dialog", { name: "Mediathek" });
  const entries = library.locator(".vt-media__entry");
  const search = library.getByRole("searchbox");
  const entry = (name: string): Locator => entries.filter({ has: page.getByText(name, { exact: true }) });

  await test.step("more come as one scrolls, in tiles and in rows", async () => {
    await expect(entries).toHaveCount(40);
    await entries.last().scrollIntoViewIfNeeded();
    await expect.poll(() => entries.count()).toBeGreaterThan(44);
    await expectAccessible(page);
    await library.getByTitle("Liste").click();
    await expect(entry(`${title} 45`)).toContainText("120 × 80");
    await expect(entry(`${title} 45`)).toContainText("Nicht verwendet");
  });

  await test.step("several are tagged, and found by their tag", async () => {
    await search.fill(`${stem} 4`);
    await expect(entries).toHaveCount(10); // each word on its own: 4, 14, 24, 34, 40 to 45
    await library.getByRole("checkbox", { name: `${title} 41 auswählen` }).check();
    await library.getByRole("checkbox", { name: `${title} 42 auswählen` }).check();
    // They came side by side: which of the two is the later one, and stands first, is told by the list.
    const first = await entries
      .filter({ has: page.locator(":checked") })
      .first()
      .locator(".vt-media__name")
      .innerText();
    await expect(library.getByRole("status").filter({ hasText: /^2 ausgewählt$/ })).toHaveCount(1); // told once
    const tools = library.getByRole("toolbar", { name: "Mit den ausgewählten" });
    await tools.getByRole("button").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(tools.getByRole("button", { name: "Schlagwort geben" })).toBeFocused();
    await page.keyboard.press("Enter");
    const asked = page.getByRole("dialog", { name: "2 Medien ein Schlagwort geben" });
    await asked.getByLabel("Schlagwort", { exact: true }).fill("Schaufenster");
    await expectAccessible(page);
    await asked.getByRole("button", { name: "Schlagwort geben" }).click();
    await expect(library.getByRole("checkbox", { name: `${first} auswählen` })).toBeFocused(); // the tools have gone
    await search.fill("schauf");
    await expect(entries).toHaveCount(2);
  });

  const medium = page.getByRole("dialog", { name: title });
  await test.step("one is called otherwise and cut, as a copy", async () => {
    await entry(`${title} 42`).getByRole("button").click();
    await expect(medium.getByRole("button", { name: "Schliessen" })).toBeFocused(); // it takes the keyboard once
    await medium.getByLabel("Dateiname").fill("Auslage.png");
    await medium.getByLabel("Dateiname").blur();
    const renamed = page.getByRole("dialog", { name: "Auslage" });
    await expect(renamed).toContainText("Wird nirgends verwendet");
    await expectAccessible(page);
    await renamed.getByRole("button", { name: "Zuschneiden" }).click();
    const crop = page.getByRole("dialog", { name: "Zuschneiden" });
    await crop.getByText("1:1", { exact: true }).click();
    await expect(crop.getByText("80 × 80 px")).toBeVisible();
    await expectAccessible(page);
    await crop.getByRole("button", { name: "Als Kopie speichern" }).click();
    await expect(renamed).toContainText("80 × 80 px"); // the copy, which has its tags and is opened
    await renamed.getByRole("button", { name: "Schliessen" }).click();
    await expect(entries).toHaveCount(3);
  });

  const visitor = await (await browser.newContext()).newPage();
  const shown = async (name: string) => {
    await visitor.goto(new URL(`/de/${name}`, page.url()).href);
    const address = await visitor
      .locator("main img")
      .first()
      .getAttribute("src", { timeout: 1_000 })
      .catch(() => null);
    return /\/media\/([^/]+)/.exec(address ?? "")?.[1] ?? null;
  };
  await test.step("a replaced one is another one on every page, for visitors, too", async () => {
    expect(await shown(`${stem}-eins`)).toBe(used);
    const name = await nameOf(page, used);
    await search.fill(name);
    await entry(name).getByRole("button").click();
    await expect(medium.getByRole("link", { name: `${title} zwei` })).toBeVisible();
    const chosen = page.waitForEvent("filechooser");
    await medium.getByRole("button", { name: "Datei ersetzen" }).click();
    const buffer = Buffer.from(await picture(colours[1]), "base64");
    await (await chosen).setFiles({ name: "neu.png", mimeType: "image/png", buffer });
    await expect(page.getByText("Ersetzt. Alle Verwendungen")).toBeVisible();
    for (const each of [`${stem}-eins`, `${stem}-zwei`]) {
      await expect.poll(() => shown(each)).not.toBe(used);
      expect(await shown(each)).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  await test.step("deleting it says where it is used, and needs a second yes", async () => {
    await page.getByRole("dialog", { name: "Neu", exact: true }).getByRole("button", { name: "Löschen" }).click();
    await page.getByRole("dialog", { name: "Neu löschen?" }).getByRole("button", { name: "Löschen" }).click();
    const again = page.getByRole("dialog", { name: "Neu wird verwendet" });
    await expect(again.getByRole("link", { name: `${title} eins` })).toBeVisible();
    await expectAccessible(page);
    await again.getByRole("button", { name: "Trotzdem löschen" }).click();
    await expect(page.getByText("Ein Medium gelöscht")).toBeVisible();
    await expect.poll(() => shown(`${stem}-eins`)).toBeNull();
  });
});

/** The newest picture of this name. */
async function idOf(page: Page, filename: string): Promise<string | null> {
  const answer = await page.evaluate(
    async (name) => (await (await fetch(`/api/v1/get_media_id?filename=${name}`)).json()) as { id: string | null },
    filename,
  );
  return answer.id;
}

async function nameOf(page: Page, id: string): Promise<string> {
  const item = await page.evaluate(
    async (mediaId) => (await (await fetch(`/api/v1/media/get?id=${mediaId}`)).json()) as { originalFilename: string },
    id,
  );
  return item.originalFilename.replace(`${stem}-`, `${title} `).replace(".png", "");
}
