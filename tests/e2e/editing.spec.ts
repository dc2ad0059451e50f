import { expect, type Locator } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { test } from "./support/story.ts";

test("an editor types on the page, adds a section, undoes, publishes; a visitor sees it", async ({ page, browser }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~home");
  const before = await editor.heading.innerText();
  const count = await editor.sections.count();
  const hasReloaded = await editor.watchReloads();

  await editor.typeOver(editor.heading, "Gut sehen, jeden Tag.");
  await editor.isSaved();
  await editor.addSection("Abstand");
  await expect(editor.sections).toHaveCount(count + 1);
  await editor.undo();
  await expect(editor.sections).toHaveCount(count);
  await editor.redo();
  await expect(editor.sections).toHaveCount(count + 1);
  await editor.undo();
  await editor.addSection("Abstand", "first");
  await expect(editor.sections).toHaveCount(count + 1);
  await expect(editor.sections.first()).toContainText("Abstand");
  await editor.undo();
  await expect(editor.sections).toHaveCount(count);
  await editor.isSaved();

  await test.step("a card more for a board", async () => {
    const cards = editor.canvas.locator(".vt-section:has(.vt-add-card)").first().locator(".vt-canvas-card");
    const before = await cards.count();
    await editor.canvas.getByRole("button", { name: "Karte hinzufügen" }).first().click();
    await expect(cards).toHaveCount(before + 1);
    await expect(cards.last().locator(".vt-status").first()).toHaveText("Neu, noch nicht veröffentlicht");
    await editor.undo();
    await expect(cards).toHaveCount(before);
  });

  await test.step("a published section is marked for deletion, and restored", async () => {
    const section = editor.sections.nth(1);
    const marker = section.locator(".vt-status").first();
    await editor.useTool(section, "Zum Löschen markieren");
    await expect(marker).toHaveText("Zum Löschen markiert");
    await editor.useTool(section, "Wiederherstellen");
    await expect(marker).toBeHidden();
    await editor.undo(); // both, so that what was typed is the last step again
    await expect(marker).toHaveText("Zum Löschen markiert");
    await editor.undo();
    await expect(marker).toBeHidden();
    await expect(editor.sections).toHaveCount(count);
    await page.keyboard.press("Escape");
  });

  await test.step("a missing translation stands in the way of Publish, leads to its text, and may be the same words", async () => {
    const publish = editor.toolbar.getByRole("button", { name: "Veröffentlichen", exact: true });
    const german = await editor.heading.innerText();
    await editor.switchLocale("FR");
    await expect(page).toHaveURL(/\/fr\/edit/);
    await expect(editor.heading).not.toHaveText(german, { useInnerText: true });
    await editor.empty(editor.heading);
    const translations = editor.toolbar.getByRole("button", { name: "Fehlende Übersetzungen: 1" });
    await expect(translations).toBeVisible();
    await expect(publish).toBeHidden();
    await editor.switchLocale("DE");
    await expect(editor.heading).toHaveText(german, { useInnerText: true });
    await expectAccessible(page, ".vt-bar");
    await translations.click();
    const missing = page.getByRole("region", { name: "FR bearbeiten" }).getByRole("button", { name: german });
    await expectAccessible(page, ".vt-popover");
    await missing.click();
    await expect(editor.locale).toHaveText("FR");
    await expect(editor.heading.getByRole("textbox")).toBeFocused();
    await page.getByRole("button", { name: "Wie Deutsch" }).click();
    await expect(editor.heading).toHaveText(german, { useInnerText: true });
    await editor.isSaved();
    await editor.undo();
    await expect(translations).toBeVisible();
    await editor.undo();
    await expect(publish).toBeVisible();
    await editor.switchLocale("DE");
    await editor.isSaved();
  });

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/de");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(before, { useInnerText: true });
  const section = editor.sections.nth(1);
  const title = await section.getByRole("heading").first().innerText();
  const shown = visitor.getByRole("heading", { name: title, exact: true });
  await expect(shown).toBeVisible();

  await test.step("a section is hidden, which it says itself, and the toast has the way back", async () => {
    const marker = section.locator(".vt-status[data-status='closed']");
    await editor.useTool(section, "Bereich ausblenden");
    await expect(marker).toHaveText("Ausgeblendet");
    const told = page.locator("[data-sonner-toast]").filter({ hasText: /Ausgeblendet: .*mit der nächsten/ });
    await told.getByRole("button", { name: "Rückgängig" }).click();
    await expect(marker).toBeHidden();
    await editor.redo(); // the toast's step is one like any other
    await expect(marker).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await editor.publish();
  await visitor.goto("/de");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Gut sehen, jeden Tag.");
  await expect(shown).toHaveCount(0);

  await editor.undoUntil(editor.heading, before); // also after a publish
  await editor.isSaved();
  await expect(section.locator(".vt-status[data-status='closed']")).toBeHidden(); // it was hidden after that
  await editor.publish();
  expect(await hasReloaded(), "the edit page was loaded anew").toBe(false);
});

test("an entry that is not valid says so; reverting brings the published page back", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~contact");
  await page.emulateMedia({ reducedMotion: "no-preference" }); // for the shake
  const before = await editor.heading.innerText();

  const call = editor.canvas
    .locator(".button[data-vt-item]")
    .filter({ hasText: "Anrufen" })
    .first()
    .getByRole("textbox");
  const phone = page.getByRole("dialog", { name: "Menü für Button" }).getByRole("textbox", { name: "Telefon" });

  await test.step("a phone number with words in it is not saved, its input shakes and says why", async () => {
    await call.click();
    await expect(phone).toBeVisible();
    await expectAccessible(page, ".vt-item-panel");
    const saved = await phone.inputValue();
    await phone.fill("052 zwei");
    // It is over before a slow page has drawn another picture: its begin is what can be relied on.
    await phone.evaluate(({ parentElement: part }) => {
      if (!part) return;
      part.animate = (...shake) => {
        const animation = Element.prototype.animate.apply(part, shake);
        part.dataset["shaken"] = String(animation.effect?.getComputedTiming().duration);
        return animation;
      };
    });
    await phone.press("Enter");
    await expect(phone.locator("..")).toHaveAttribute("data-shaken", "250");
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await expect(phone).toHaveAccessibleDescription("Bitte gib eine gültige Telefonnummer ein");
    await editor.isSaved();
    await phone.press("Escape"); // back to the saved number
    await expect(phone).toHaveValue(saved);
    await expect(phone).toHaveAttribute("aria-invalid", "false");
    await page.keyboard.press("Escape");
  });

  await test.step("what stands in an input is saved when a press beside the page closes its menu, and told where it cannot be", async () => {
    const footer = page.locator(".site-footer");
    await footer.evaluate((part) => part.scrollIntoView({ block: "end" })); // no step between typing and pressing
    const enter = async (number: string) => {
      await call.click();
      await phone.fill(number);
      await footer.click({ position: { x: 4, y: 4 }, force: true });
      await expect(phone).toBeHidden();
    };
    await enter("052 zwei");
    await expect(page.getByText("«052 zwei» wurde nicht gespeichert: Bitte gib eine gültige Telefon")).toBeVisible();
    await enter("052 212 99 99");
    await call.click();
    await expect(phone).toHaveValue("052 212 99 99");
    await editor.isSaved();
    await page.keyboard.press("Escape");
  });

  await editor.typeOver(editor.heading, "Nur ein Versuch");
  await editor.isSaved();
  await editor.revert();
  await expect(editor.heading).toHaveText(before, { useInnerText: true });
});

test("text typed without a network is kept, and saved when it is back", async ({ page, context }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~imprint");
  const before = await editor.heading.innerText();
  await context.setOffline(true);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await editor.typeOver(editor.heading, "Ohne Netz geschrieben");
  await expect(page.getByRole("status").filter({ hasText: "Offline, nicht gesichert" })).toBeVisible();
  await context.setOffline(false);
  await editor.isSaved();
  await page.reload();
  await expect(editor.heading).toHaveText("Ohne Netz geschrieben");
  await editor.typeOver(editor.heading, before);
  await editor.isSaved();
});

test("text typed without a network outlives a reload, and is saved when the network is back", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~privacy");
  const before = await editor.heading.innerText();
  await page.route("**/api/trpc/**", (route) => route.abort("internetdisconnected")); // pages still load
  page.on("dialog", (dialog) => void dialog.accept()); // "leave the page?"
  await editor.typeOver(editor.heading, "Vor dem Absturz geschrieben");
  await expect(page.getByRole("status").filter({ hasText: "Offline" })).toBeVisible();
  await page.reload();
  await editor.isReady();
  await expect(editor.heading).toHaveText("Vor dem Absturz geschrieben");
  await page.unroute("**/api/trpc/**");
  await editor.isSaved();

  const other = await page.context().newPage();
  await other.goto("/de/edit/~privacy?toolbar=1");
  await expect(new EditorPage(other).heading).toHaveText("Vor dem Absturz geschrieben");
  await other.close();
  await editor.typeOver(editor.heading, before);
  await editor.isSaved();
});

test("the sections of a page are put in order on their map, by dragging and by keys", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  const pageId = await makePage(page, "Reihenfolge", ["hero", "richTextBlock", "cta"]);
  await editor.open(pageId);
  const order = () =>
    editor.sections.evaluateAll((sections) => sections.map((each) => each.getAttribute("aria-label")));
  const [hero, text, cta] = await order();
  await editor.toolbar.getByRole("button", { name: "Bereiche ordnen" }).click();
  const map = page.getByRole("dialog", { name: "Bereiche ordnen" });
  const grip = (name: string | null | undefined) => map.getByRole("button", { name: `«${name}» verschieben` });
  await expect(map.getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);

  const [from, to] = [await grip(cta).boundingBox(), await grip(hero).boundingBox()];
  if (!from || !to) throw new Error("The grips are not there");
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, to.y - 40, { steps: 5 });
  await page.keyboard.press("Escape"); // leaves the section where it was, and the map open
  await page.mouse.up();
  expect(await order()).toEqual([hero, text, cta]);
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, to.y - 40, { steps: 5 });
  await page.mouse.up();
  await expect.poll(order).toEqual([cta, hero, text]);
  await grip(cta).focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(order).toEqual([hero, cta, text]);
  await expect(grip(cta)).toBeFocused();
  await editor.undo();
  await expect.poll(order).toEqual([cta, hero, text]);

  // Held at the edge without moving, the list scrolls on to its end.
  const list = map.locator(".vt-panel__body");
  const below = () => list.evaluate((part) => Math.round(part.scrollHeight - part.clientHeight - part.scrollTop));
  await list.evaluate((part) => void (part.style.maxHeight = "150px"));
  expect(await below()).toBeGreaterThan(50);
  const [held, around] = [await grip(cta).boundingBox(), await list.boundingBox()];
  if (!held || !around) throw new Error("The grip is not there");
  await page.mouse.move(held.x + 8, held.y + 8);
  await page.mouse.down();
  await page.mouse.move(held.x + 8, around.y + around.height + 20, { steps: 5 });
  await expect.poll(below).toBeLessThan(2);
  await page.mouse.up();
  await expect.poll(order).toEqual([hero, text, cta]);
  await list.evaluate((part) => void (part.style.maxHeight = ""));
  await editor.undo();
  await expect.poll(order).toEqual([cta, hero, text]);

  await page.setViewportSize({ width: 390, height: 844 });
  await map.getByRole("button", { name: `«${text}» zeigen` }).click();
  const shown = editor.sections.last();
  await expect(shown).toBeInViewport();
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);
  expect(await top(shown)).toBeLessThan(await top(map));
  await grip(text).press("Escape");
  await expect(map).toBeHidden();
  await expect(editor.toolbar).toBeVisible(); // where its cross leads, too
  await expect(editor.canvas).toBeVisible();
  expect((await post(page, "page/remove", { id: pageId })).status).toBe(200);
});

test("the toolbar, its panels and the dialog for sections pass axe", async ({ page }) => {
  const editor = new EditorPage(page);
  await page.goto("/login");
  await expectAccessible(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~home");
  await expectAccessible(page);
  await editor.heading.click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await editor.openAddDialog("last");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Abbrechen" }).click();
  await editor.toolbar.getByRole("button", { name: "Seiten", exact: true }).click();
  await expectAccessible(page);
  await editor.toolbar.getByRole("button", { name: "Einstellungen" }).click();
  await expectAccessible(page);
});

test("texts, sections and pictures that are chosen pass axe", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~home");
  const text = editor.canvas.locator(".vt-richtext").first();
  await text.click();
  await expect(page.getByRole("button", { name: "Fett" })).toBeVisible();
  await expectAccessible(page);
  const tools = page.getByRole("toolbar", { name: "Textwerkzeuge" });
  const popup = page.getByRole("menu").or(page.locator(".vt-rich-panel"));
  for (const name of ["Textgrösse", "Farbe", "Link"]) {
    await tools.getByRole("button", { name }).click();
    await expect(popup).toBeVisible();
    await expectAccessible(page, '[role="menu"], .vt-rich-panel');
    if (name === "Farbe") {
      const [panel, box] = [await popup.boundingBox(), await text.boundingBox()];
      expect(panel && box && panel.y + panel.height, "the text in its new colour is in sight").toBeLessThan(
        box?.y ?? 0,
      );
    }
    await page.keyboard.press("Escape");
    await expect(popup).toBeHidden();
  }
  await page.keyboard.press("Escape");
  await editor.sections.first().hover();
  await editor.canvas.locator(".vt-section .vt-tag").first().click();
  await expectAccessible(page);
  await editor.canvas.locator("img[data-vt-item]").first().focus();
  await expectAccessible(page);
});

test("words in a text lead to a page that is chosen from the tree", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~imprint");
  const text = editor.canvas.locator(".vt-richtext").first();
  const before = await text.innerText();
  await text.click();
  await page.getByRole("button", { name: "Fett" }).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.type("Wxyz"); // before the editor can have heard of where the caret went
  await expect(text).toContainText("Wxyz");
  const busy = await page.evaluateHandle(() => {
    const silence = new AbortController();
    const options = { capture: true, signal: silence.signal };
    document.addEventListener("selectionchange", (event) => event.stopImmediatePropagation(), options);
    return silence;
  });
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  await editor.isSaved(); // what is drawn before the editor has heard of it leaves marked what is marked
  expect(await page.evaluate(() => String(getSelection()))).toContain("Wxyz");
  await busy.evaluate((silence) => silence.abort());
  await editor.undoUntil(text, before);
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+k"); // without chosen words it would be the palette
  await page.getByRole("tree", { name: "Seite auswählen" }).getByRole("treeitem", { name: "Brillenbörse" }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type(" Danke"); // behind the link, whose words stay
  await page.keyboard.press("ControlOrMeta+Shift+ArrowLeft");
  const drawing = await page.evaluateHandle(() => {
    const { setTimeout: soon } = window;
    const late: (() => void)[] = [];
    window.setTimeout = ((work: () => void, ms?: number, ...rest: unknown[]) =>
      ms === undefined ? late.push(work) : soon(work, ms, ...rest)) as typeof setTimeout;
    return { end: () => ((window.setTimeout = soon), late.forEach((work) => work())) };
  });
  await page.keyboard.press("ControlOrMeta+b"); // is still being drawn when the form opens
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByPlaceholder("https://").waitFor();
  await editor.isSaved(); // which draws the text again
  await drawing.evaluate(({ end }) => end());
  await expect(page.getByPlaceholder("https://")).toBeFocused();
  await page.keyboard.type("example.ch");
  await page.keyboard.press("Enter");
  await page.keyboard.type(" sehr"); // at once
  await expect(text).toHaveText(/Danke\W+sehr$/);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("dialog", { name: "Befehle und Seiten suchen" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.keyboard.type("!"); // the caret is where it was
  await page.keyboard.press("Escape");
  await editor.isSaved();
  await expect(text.locator("a").first()).toHaveAttribute("href", /^\/de\/(edit\/)?brillenboerse/);
  await expect(text).toHaveText(/Danke\W+sehr!$/);
  await expect(text.locator("a").last()).toHaveText("Danke");
  const links = text.locator('a[href$="/brillenboerse"]');
  for (let steps = 0; steps < 10 && (await links.count()) > 0; steps += 1) {
    await editor.undo();
    await editor.isSaved();
  }
  await expect(links).toHaveCount(0);
  await expect(text).toHaveText(before, { useInnerText: true });
});
