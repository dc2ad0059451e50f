import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { listenTo } from "./support/said.ts";
import { test } from "./support/story.ts";

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: "reduce",
} as const;

const portrait = async (name: string) => ({
  name: `${name}.webp`,
  mimeType: "image/webp",
  buffer: await readFile(`prisma/seed/pictures/optician/${name}.webp`),
});

/** A small picture, of a colour of its own. */
const dot = async (at: number) => ({
  name: `punkt-${at}.png`,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 8, height: 8, channels: 3, background: { r: at * 10, g: 120, b: 90 } } })
    .png()
    .toBuffer(),
});

/** For how many milliseconds the page says these words, from when it first does. */
function standsFor(page: Page, words: string): Promise<number> {
  return page.evaluate(
    (sought) =>
      new Promise<number>((resolve) => {
        let since: number | null = null;
        const look = new MutationObserver(() => {
          const isSaid = document.body.textContent.includes(sought);
          if (isSaid) since ??= performance.now();
          if (isSaid || since === null) return;
          look.disconnect();
          resolve(performance.now() - since);
        });
        look.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
    words,
  );
}

/** So many pictures of the site's library. */
async function newest(page: Page, count: number): Promise<string[]> {
  const items = await page.evaluate(async () => {
    const answer = await fetch("/api/v1/media?mediaType=image");
    return ((await answer.json()) as { items: { id: string }[] }).items;
  });
  return items.slice(0, count).map(({ id }) => id);
}

test("an editor uploads pictures at once, orders them by keys and by drag, removes and undoes; visitors load more", async ({
  page,
  browser,
}) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const gallery = await makePage(page, { de: "Galerie", fr: "Galerie" }, ["mediaGallery"]);
  await editor.open(gallery);
  const list = editor.canvas.locator('[data-vt-item$=":images"]');
  const pictures = list.locator("img");
  const menu = page.getByRole("dialog", { name: "Menü für" });
  const rows = menu.locator(".vt-media-rows__row");
  /** The media of the list, in the order in which the canvas shows them. */
  const order = () =>
    pictures.evaluateAll((all) => all.map((each) => /\/media\/([^/]+)/.exec((each as HTMLImageElement).src)?.[1]));

  const middles = await list
    .locator("svg, span")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()).map(({ x, width }) => x + width / 2));
  expect(Math.abs(middles[0]! - middles[1]!), "the sign of an empty list stands above its words").toBeLessThan(1);
  await list.click(); // an empty list opens the library
  await page.getByRole("dialog", { name: "Bild auswählen" }).getByRole("button", { name: "Fertig" }).click();
  await expect(menu).toBeVisible();

  await test.step("several at once; one that is none is named, and the others go on", async () => {
    const [first, ...others] = await Promise.all(["luca", "amina", "jonas"].map(portrait));
    const broken = { name: "Ferien.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
    const chosen = page.waitForEvent("filechooser");
    await menu.getByRole("button", { name: "Bilder hochladen" }).click();
    const said = await listenTo(page);
    const stood = standsFor(page, "Fertig: 3 hochgeladen");
    await (await chosen).setFiles([...(first ? [first] : []), broken, ...others]);
    await expect(page.getByText("Ferien.png: Die Datei ist beschädigt, oder sie ist kein Bild")).toBeVisible();
    await said("Fertig: 3 hochgeladen");
    await expectAccessible(page);
    await expect(menu.getByText("Fertig: 3 hochgeladen")).toBeHidden();
    expect(await stood, "three seconds, less what the words take to be drawn").toBeGreaterThan(2_000);
    await expect(pictures).toHaveCount(3);
    await editor.isSaved();
  });
  const [luca, amina, jonas] = await order();

  await test.step("an order by keys, and by drag", async () => {
    await menu.getByRole("button", { name: "Bild 3 nach vorne" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(order).toEqual([luca, jonas, amina]);
    await menu.getByRole("button", { name: "Bild 1 nach hinten" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(order).toEqual([jonas, luca, amina]);
    await rows
      .nth(2)
      .locator(".vt-media-rows__grip")
      .dragTo(rows.nth(0).locator(".vt-media-rows__grip"), {
        targetPosition: { x: 4, y: 4 },
      });
    await expect.poll(order).toEqual([amina, jonas, luca]);
  });

  await test.step("one is removed, and comes back", async () => {
    await menu.getByRole("button", { name: "Bild 2 entfernen" }).click();
    await expect.poll(order).toEqual([amina, luca]);
    await editor.undo();
    await expect.poll(order).toEqual([amina, jonas, luca]);
    await editor.undo();
    await expect.poll(order).toEqual([jonas, luca, amina]);
    await editor.isSaved();
  });

  await test.step("on the picture itself: by the button over it, or by Delete, and undone from the message", async () => {
    const picture = (name: RegExp) => list.getByRole("button", { name });
    await list.locator("li").nth(0).hover();
    await list.getByRole("button", { name: "Bild 1 entfernen" }).click();
    await expect.poll(order).toEqual([luca, amina]);
    await page.locator('[data-sonner-toast][data-front="true"]').getByRole("button", { name: "Rückgängig" }).click();
    await expect.poll(order).toEqual([jonas, luca, amina]);
    await picture(/^Bild 3:/).press("Delete");
    await expect.poll(order).toEqual([jonas, luca]);
    await expect(picture(/^Bild 2:/)).toBeFocused();
    await expect(page.getByText("Bild entfernt").first()).toBeVisible();
    await editor.undo();
    await expect.poll(order).toEqual([jonas, luca, amina]);
    await expectAccessible(page);
    await editor.isSaved();
  });

  await test.step("with a finger: a tap chooses a picture, and its button takes it out", async () => {
    const context = await browser.newContext({ ...phone, storageState: await page.context().storageState() });
    const held = new EditorPage(await context.newPage());
    await held.page.goto(new URL(`/de/edit/${gallery}?toolbar=1`, page.url()).href);
    await held.isReady();
    const items = held.canvas.locator('[data-vt-item$=":images"] li');
    const removes = items.locator(".vt-listed__remove").filter({ visible: true });
    await expect(removes).toHaveCount(0);
    await items.nth(1).tap();
    await expect(removes, "nothing is gone yet").toHaveCount(1);
    await expect(items).toHaveCount(3);
    await items.nth(1).getByRole("button", { name: "Bild 2 entfernen" }).tap();
    await expect.poll(order).toEqual([jonas, amina]);
    await held.undo();
    await expect.poll(order).toEqual([jonas, luca, amina]);
    await context.close();
  });

  await test.step("the check before publishing leads to the very picture without words", async () => {
    await editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
    const silent = page.getByRole("listitem").filter({ hasText: "«Bilder» hat keine Bildbeschreibung (DE, FR)" });
    await silent.nth(1).getByRole("button", { name: "Zeigen" }).click();
    const said = menu.getByRole("group", { name: "Bild 2: Fokuspunkt und Beschreibung" });
    await expect(said.getByLabel("Bildbeschreibung (DE)")).toBeFocused();
    await expect(pictures.nth(1)).toBeInViewport();
  });

  await test.step("visitors see 24, and go on at the first of the next ones", async () => {
    const chosen = page.waitForEvent("filechooser");
    await menu.getByRole("button", { name: "Bilder hochladen" }).click();
    const said = await listenTo(page);
    await (await chosen).setFiles(await Promise.all([1, 2, 3, 4].map(dot)));
    await said("Fertig: 4 hochgeladen");
    await editor.isSaved();
    const draft = new DraftApi(page, gallery);
    const [groupId] = Object.keys((await draft.read()).document.groups);
    for (const locale of ["de", "fr"]) {
      await draft.edit("field.text", { groupId, fieldName: "title", locale, text: "Album" });
    }
    await draft.edit("field.mediaList", { groupId, fieldName: "images", mediaIds: await newest(page, 26) });
    expect((await post(page, "page/publish", { id: gallery })).status).toBe(200);

    const visitor = await browser.newPage();
    const shown = visitor.locator(".gallery__images > li").filter({ visible: true });
    const more = visitor.getByRole("button", { name: "Mehr laden" });
    for (const press of ["mouse", "keyboard"] as const) {
      await visitor.goto(new URL("/de/galerie", page.url()).href);
      await expect(shown).toHaveCount(24);
      await visitor.emulateMedia({ media: "print" });
      await expect(shown, "paper holds all of them").toHaveCount(26);
      await visitor.emulateMedia({ media: null });
      await visitor.waitForFunction(() => customElements.get("vt-more"));
      await (press === "mouse" ? more.click() : more.press("Enter"));
      await expect(shown).toHaveCount(26);
      await expect(more).toHaveCount(0);
      await expect(shown.nth(24)).toBeFocused();
    }
    await expectAccessible(visitor);
    await visitor.close();
    expect((await post(page, "page/remove", { id: gallery })).status).toBe(200);
  });
});
