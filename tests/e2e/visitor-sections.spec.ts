import { expect, type Locator, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { watchDangers } from "./support/harmless.ts";
import { makeSamplePage } from "./support/sample-page.ts";
import { test } from "./support/story.ts";
import { swipe } from "./support/swipe.ts";
import { unseenByKeyboard } from "./support/walk-by-keyboard.ts";
import { startWidgetServer } from "./support/widget-server.ts";

test("slides of the whole screen move by finger, wheel, arrow and keys, tell how far somebody came, and let everybody out", async ({
  page,
  browser,
}) => {
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const sections = ["richTextBlock", "imageBoard", "contentSliderBoard", "imageBoard", "richTextBlock"];
  const made = await makeSamplePage(
    page,
    "Folien",
    sections.map((kind) => ({ kind })),
  );
  const address = new URL(made.path, page.url()).href;

  const open = async (options: Parameters<typeof browser.newPage>[0]) => {
    const visitor = await browser.newPage(options);
    await visitor.goto(address);
    await visitor.waitForFunction(() => customElements.get("vt-slider"));
    await visitor.evaluate(() => {
      const told = ((window as never as { told: unknown[] }).told = [] as unknown[]);
      document.addEventListener("slider_progress_update", (event) => told.push((event as CustomEvent).detail));
    });
    const frame = visitor.locator("vt-slider");
    const toTop = () =>
      frame.evaluate((slider) => scrollTo({ top: slider.getBoundingClientRect().top + scrollY - 30 }));
    return {
      visitor,
      frame,
      toTop,
      /** Scrolls to it until it captures the page: what still loads above it may move it once. */
      capture: () =>
        expect(async () => {
          await toTop();
          await expect(frame).toHaveAttribute("data-state", "locked", { timeout: 10_000 });
        }).toPass(),
      shows: (at: number) => expect(frame.locator(".slider__slides > li").nth(at)).toBeInViewport({ ratio: 0.9 }),
      isFree: () => expect(frame).toHaveAttribute("data-state", "free"),
      told: () =>
        visitor.evaluate(() => (window as never as { told: { currentIndex: number; pageId: string }[] }).told),
    };
  };

  await test.step("a finger moves them beyond 20 px, and the page before the first and after the last", async () => {
    const slider = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const { visitor, frame } = slider;
    const y = () => visitor.evaluate(() => Math.round(scrollY));
    await slider.capture();
    await expect
      .poll(() => frame.evaluate((element) => Math.abs(Math.round(element.getBoundingClientRect().top))))
      .toBe(0);
    await expect(frame.locator(".slider__hint")).toBeVisible();
    await expectAccessible(visitor);
    const start = await y();
    await swipe(visitor, { y: -18 });
    await swipe(visitor, { y: -60 });
    await slider.shows(1);
    expect(await y()).toBe(start);
    await expect(frame.locator(".slider__hint")).toBeHidden();
    await expect(frame.getByRole("link", { name: "Folie 2" })).toHaveAttribute("aria-current", "true");
    await expect(frame.getByRole("status")).toHaveText("Folie 2 von 3");
    await swipe(visitor, { y: -60 });
    await slider.shows(2);
    await swipe(visitor, { y: -300 });
    await slider.isFree();
    await expect.poll(y).toBeGreaterThan(start + 100);
    await slider.capture();
    for (const at of [1, 0]) {
      await swipe(visitor, { y: 60 });
      await slider.shows(at);
    }
    await swipe(visitor, { y: 300 });
    await slider.isFree();
    await expect.poll(y).toBeLessThan(start - 100);
    const told = await slider.told();
    expect(told.map(({ currentIndex }) => currentIndex)).toEqual([0, 1, 2, 1, 0]);
    expect(told[1]).toEqual({
      sliderId: (await frame.locator("xpath=..").getAttribute("id"))?.replace("section-", ""),
      pageId: made.id,
      totalProgress: (0.8 * 2) / 3,
      totalSlideCount: 3,
      currentIndex: 1,
    });
    // A phone that is turned while the page is held, moved a little, and turned back.
    await slider.capture();
    await visitor.setViewportSize({ width: 844, height: 200 });
    await expect(frame, "a slide is higher than the window").not.toHaveAttribute("data-state");
    await visitor.evaluate(() => scrollBy(0, -150));
    await slider.toTop();
    await visitor.setViewportSize({ width: 390, height: 844 });
    await slider.capture();
    await swipe(visitor, { y: -60 });
    await slider.shows(1);
    await visitor.close();
  });

  await test.step("wheel, mouse, arrow and keys", async () => {
    const slider = await open({ viewport: { width: 1440, height: 900 } });
    const { visitor, frame } = slider;
    await visitor.mouse.move(720, 450);
    await slider.capture();
    await visitor.waitForTimeout(600); // what brought somebody here moves no slide
    await visitor.mouse.wheel(0, 120);
    await slider.shows(1);
    await visitor.mouse.down();
    await visitor.mouse.move(720, 432);
    await visitor.mouse.move(720, 420);
    await visitor.mouse.up();
    await slider.shows(2);
    await visitor.keyboard.press("ArrowUp");
    await slider.shows(1);
    await frame.getByRole("button", { name: "Nächste Folie" }).click();
    await slider.shows(2);
    await visitor.keyboard.press("Escape");
    await slider.isFree();
    await visitor.mouse.wheel(0, -200);
    await expect.poll(() => frame.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(100);
    await slider.capture();
    await frame.getByRole("button", { name: "Weiter nach den Folien" }).click();
    await expect(frame).not.toBeInViewport({ ratio: 0.5 });
    await slider.capture();
    await visitor.keyboard.press("Tab");
    await slider.isFree();
    await visitor.close();
  });

  await test.step("who wants less motion scrolls a list", async () => {
    const slider = await open({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    const { visitor, frame } = slider;
    await slider.toTop();
    await expect(frame).not.toHaveAttribute("data-state");
    await frame.locator(".slider__window").focus();
    await visitor.keyboard.press("PageDown");
    await slider.shows(1);
    await frame.getByRole("button", { name: "Nächste Folie" }).click();
    await slider.shows(2);
    await visitor.close();
  });

  await test.step("in the editor all stand open, without a hint while the toolbar is there", async () => {
    await page.goto(`/de/edit/${made.id}?toolbar=1`);
    const slider = page.locator("vt-slider");
    await expect(slider.locator(".slide").nth(2)).toBeVisible();
    await expect(slider.locator(".slider__hint")).toBeHidden();
    await page.goto(`/de/edit/${made.id}`);
    await expect(slider.locator(".slider__on")).toBeVisible();
  });
  await page.goto("/robots.txt");
  expect((await post(page, "page/remove", { id: made.id })).status).toBe(200);
});

test("a picture of a gallery opens large, leads to the others by keys, arrows and swipes, and closes in three ways", async ({
  page,
  browser,
}) => {
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const made = await makeSamplePage(page, "Bilder", [{ kind: "richTextBlock" }, { kind: "mediaGallery" }]);
  const address = new URL(made.path, page.url()).href;

  await test.step("by keyboard and mouse", async () => {
    const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await visitor.goto(address);
    await visitor.waitForFunction(() => customElements.get("vt-lightbox"));
    const links = visitor.locator(".gallery__images a");
    const dialog = visitor.getByRole("dialog", { name: "Bilder" });
    const count = await links.count();
    expect(count).toBeGreaterThan(2);
    await links.nth(1).focus();
    await visitor.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(`Bild 2 von ${count}`);
    const largest = (await links.nth(1).getAttribute("href")) ?? "no address";
    await expect(dialog.locator("img")).toHaveAttribute("src", new URL(largest, address).href);
    await expectAccessible(visitor);
    await visitor.keyboard.press("ArrowLeft");
    await visitor.keyboard.press("ArrowLeft"); // before the first comes the last
    await expect(dialog.getByRole("status")).toHaveText(`Bild ${count} von ${count}`);
    await dialog.getByRole("button", { name: "Nächstes Bild" }).click();
    await dialog.getByRole("button", { name: "Nächstes Bild" }).click();
    await visitor.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(links.nth(1)).toBeFocused();
    await links.nth(0).click();
    await dialog.getByRole("button", { name: "Schliessen" }).click();
    await expect(dialog).toBeHidden();
    await links.nth(0).click();
    await expect(dialog).toBeVisible();
    await visitor.mouse.click(8, 700); // beside the picture
    await expect(dialog).toBeHidden();
    await visitor.close();
  });

  await test.step("by finger: beyond 50 px, not before", async () => {
    const visitor = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await visitor.goto(address);
    await visitor.waitForFunction(() => customElements.get("vt-lightbox"));
    const dialog = visitor.getByRole("dialog", { name: "Bilder" });
    await visitor.locator(".gallery__images a").first().tap();
    await expect(dialog.getByRole("status")).toHaveText(/^Bild 1 /);
    await swipe(visitor, { x: -45 });
    await swipe(visitor, { x: -60 });
    await expect(dialog.getByRole("status")).toHaveText(/^Bild 2 /);
    await expect(dialog).toBeVisible();
    await expectAccessible(visitor);
    await visitor.goBack();
    await expect(dialog).toBeHidden();
    await expect(visitor).toHaveURL(address);
    await visitor.locator(".gallery__images a").first().tap();
    await dialog.getByRole("button", { name: "Schliessen" }).tap();
    await expect(dialog).toBeHidden();
    await expect.poll(() => visitor.evaluate(() => JSON.stringify(history.state))).not.toContain("lightbox");
    await visitor.close();
  });

  await test.step("without JavaScript the picture itself", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(address);
    const link = plain.locator(".gallery__images a").first();
    const largest = (await link.getAttribute("href")) ?? "no address";
    expect(largest).toMatch(/^\/media\/[^/]+\/[\w.-]+\.(webp|png|jpg|svg|gif|avif)$/);
    await link.click();
    await expect(plain).toHaveURL(new URL(largest, address).href);
    await plain.close();
  });

  await test.step("in the editor with the toolbar off, and not while it is on", async () => {
    await page.goto(`/de/edit/${made.id}`);
    const dialog = page.getByRole("dialog", { name: "Bilder" });
    await page.waitForFunction(() => customElements.get("vt-lightbox"));
    await page.locator(".gallery__images a").first().click();
    await expect(dialog).toBeVisible();
    await page.goto(`/de/edit/${made.id}?toolbar=1`);
    await page.locator('[data-vt-item$=":images"] img').first().click();
    await expect(page.locator(".lightbox")).toBeHidden();
  });
  await page.goto("/robots.txt");
  expect((await post(page, "page/remove", { id: made.id })).status).toBe(200);
});

/** The booking button, in either corner, covers neither the bubble (at the left) nor the end of the footer. */
async function expectRoomForBooking(visitor: Page): Promise<void> {
  // The site has no such button, and its pages bring no rules of what they do not show.
  const rules = ["site/styles/booking.css", "blocks/kinds/announcementBubble/announcement-bubble.css"];
  const styles = await Promise.all(rules.map((path) => readFile(`src/features/${path}`, "utf8")));
  await visitor.evaluate((texts) => {
    document.adoptedStyleSheets = texts.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    const button = Object.assign(document.createElement("a"), {
      className: "booking-button",
      innerText: "Termin buchen",
    });
    document.querySelector(".site-footer")?.after(button);
  }, styles);
  const button = visitor.locator(".booking-button");
  await expect(button).toHaveCSS("position", "fixed");
  for (const width of [390, 1440]) {
    await visitor.setViewportSize({ width, height: 844 });
    for (const position of ["left", "right"]) {
      await button.evaluate((element, at) => void (element.dataset.position = at), position);
      await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await visitor.locator(".site-footer__legal li").last().scrollIntoViewIfNeeded();
      await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const covered = await button.evaluate((element) => {
        const own = element.getBoundingClientRect();
        const others = [...document.querySelectorAll(".announcement-bubble .bubble, .site-footer :is(li, address)")];
        return others
          .map((other) => ({ what: other.textContent, box: other.getBoundingClientRect() }))
          .filter(({ box }) => box.left < own.right && box.right > own.left)
          .filter(({ box }) => box.top < own.bottom && box.bottom > own.top)
          .map(({ what }) => what);
      });
      expect(covered, `${width} px, ${position}`).toEqual([]);
    }
  }
  // The question for consent comes first: both would lie on each other.
  const bubble = visitor.locator(".announcement-bubble .bubble");
  await visitor.evaluate(() => {
    document.querySelector(".site")?.append(Object.assign(document.createElement("section"), { className: "consent" }));
  });
  await expect(bubble).toBeHidden();
  await visitor.locator(".consent").evaluate((question) => question.remove());
  await expect(bubble).toBeVisible();
  // Beside the card of a round it stands in the page.
  const section = visitor.locator(".announcement-bubble");
  await expect(section).toHaveCSS("position", "fixed");
  await section.evaluate((own) => {
    own.parentElement?.prepend(Object.assign(document.createElement("section"), { className: "score-tracker" }));
  });
  await expect(section).toHaveCSS("position", "relative");
  await visitor.locator(".score-tracker").evaluate((card) => card.remove());
  await button.evaluate((element) => {
    element.remove();
    document.adoptedStyleSheets = [];
  });
  await visitor.setViewportSize({ width: 390, height: 844 });
}

test("portraits stand beside their words on a phone, masonry keeps 16 px, a bubble closes for good, and a booking opens over the page", async ({
  page,
  browser,
}) => {
  const provider = await startWidgetServer();
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const made = await makeSamplePage(page, "Menschen", [
    { kind: "imageBoard", options: { gridLayout: "avatar" } },
    { kind: "imageBoard", options: { gridLayout: "masonry" } },
    { kind: "announcementBubble" },
    { kind: "bookingContainer", options: { booking: { type: "iframe", url: `${provider.origin}/optik?branch=2` } } },
  ]);
  const address = new URL(made.path, page.url()).href;
  const bubbleIn = (visitor: Page) => visitor.locator(".announcement-bubble .bubble");

  await test.step("on a phone", async () => {
    const visitor = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await visitor.goto(address);
    await visitor.waitForFunction(() => customElements.get("vt-announcement"));
    await expect(bubbleIn(visitor)).toBeVisible();
    await expectAccessible(visitor);
    for (const key of ["Tab", "Shift+Tab"] as const)
      expect(await unseenByKeyboard(visitor, key), "neither bubble nor header lies over the keyboard").toEqual([]);
    await expectRoomForBooking(visitor);
    const [beyond, high] = await bubbleIn(visitor).evaluate((bubble) => {
      const title = bubble.querySelector(".bubble__title");
      const said = title?.textContent;
      if (title) title.textContent = "Gleitsichtbrillenberatungswochen ".repeat(9);
      document.documentElement.style.fontSize = "200%";
      const size = [bubble.scrollWidth - bubble.clientWidth, bubble.clientHeight / innerHeight];
      document.documentElement.style.fontSize = "";
      if (title) title.textContent = said ?? "";
      return size;
    });
    expect(beyond, "a long word in large letters ends within the bubble").toBe(0);
    expect(high, "which leaves half of the window").toBeLessThan(0.51);
    await bubbleIn(visitor).getByRole("button", { name: "Hinweis schliessen" }).click();
    await visitor.reload();
    await visitor.waitForFunction(() => customElements.get("vt-announcement"));
    await expect(bubbleIn(visitor)).toBeHidden();
    const avatars = visitor.locator('[data-layout="avatar"]');
    const portrait = await avatars.locator(".card__media").first().boundingBox();
    const words = await avatars.locator(".card__text").first().boundingBox();
    expect(portrait?.width).toBe(88);
    expect(words?.x ?? 0).toBeGreaterThan((portrait?.x ?? 0) + 88);
    expect(Math.abs((words?.y ?? 0) - (portrait?.y ?? 0))).toBeLessThan(88);
    await expect(visitor.locator('[data-layout="masonry"] .board__cards')).toHaveCSS("column-gap", "16px");
    await expect(visitor.locator('[data-layout="masonry"] .cards__item').first()).toHaveCSS("padding-bottom", "16px");
    await visitor.close();
  });

  await test.step("a bubble keeps out of sight while it would lie over what the page opens with", async () => {
    const visitor = await browser.newPage({ viewport: { width: 360, height: 640 } });
    await visitor.goto(`http://golf.localhost:${new URL(page.url()).port}/de/gruppen`);
    await visitor.waitForFunction(() => customElements.get("vt-announcement"));
    const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
    const top = await bubbleIn(visitor).evaluate((element) => element.getBoundingClientRect().top);
    expect(await bottom(visitor.locator(".hero .actions"))).toBeGreaterThan(top);
    await visitor.waitForTimeout(300);
    await expect(bubbleIn(visitor)).toBeHidden();
    await visitor.evaluate(() => scrollBy({ top: 300, behavior: "instant" }));
    await expect(bubbleIn(visitor)).toBeVisible();
    await visitor.close();
  });

  await test.step("the provider's booking opens in a dialog, and closes in three ways", async () => {
    const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const { happened } = await watchDangers(visitor);
    await visitor.goto(address);
    await visitor.waitForFunction(() => customElements.get("vt-booking"));
    const link = visitor.locator("a[data-widget]");
    const dialog = visitor.getByRole("dialog", { name: `Terminbuchung bei ${new URL(provider.origin).host}` });
    const times = visitor.frameLocator("iframe").getByRole("heading", { name: "Freie Termine" });
    await link.focus();
    expect(provider.asked).toEqual([]);
    expect(happened).toEqual([]);
    await visitor.keyboard.press("Enter");
    await expect(times).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Schliessen" })).toBeFocused();
    const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
    expect(await width(dialog.locator("iframe")), "it fills the dialog").toBe(await width(dialog));
    await expect(dialog.locator("iframe")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    const { pathname, searchParams } = new URL(provider.asked[0] ?? "", provider.origin);
    expect(pathname).toBe("/optik");
    const { theme_color, ...said } = Object.fromEntries(searchParams);
    expect(said).toEqual({ branch: "2", locale: "de", layout: "modal", select_location: "true" });
    expect(theme_color).toMatch(/^#[\da-f]{6}$/i);
    await expectAccessible(visitor);
    const booking = visitor.frameLocator("iframe");
    const [day] = await Promise.all([
      visitor.waitForEvent("download"),
      booking.getByRole("link", { name: "In den Kalender" }).click(),
    ]);
    expect(day.suggestedFilename()).toBe("termin.ics");
    await booking.getByRole("button", { name: "Bezahlen" }).click();
    await expect(booking.getByRole("status"), "it hears of the window in which it was paid").toHaveText("Bezahlt");
    await dialog.getByRole("button", { name: "Schliessen" }).focus();
    await visitor.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(visitor.locator("iframe")).toHaveCount(0);
    await link.click();
    await dialog.getByRole("button", { name: "Schliessen" }).click();
    await expect(dialog).toBeHidden();
    await link.click();
    await expect(times).toBeVisible();
    await visitor.mouse.click(8, 450); // beside the dialog
    await expect(dialog).toBeHidden();
    expect(happened.filter((each) => !each.startsWith(`request: ${provider.origin}/`))).toEqual([]);
    await visitor.close();
  });

  await test.step("without JavaScript the booking itself, in a tab of its own", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(address);
    const [beside] = await Promise.all([plain.waitForEvent("popup"), plain.locator("a[data-widget]").click()]);
    await expect(beside).toHaveURL(`${provider.origin}/optik?branch=2`);
    await plain.context().close();
    await provider.close();
  });

  await test.step("in the editor the bubble stands in the page", async () => {
    await page.goto(`/de/edit/${made.id}?toolbar=1`);
    await expect(page.locator("[data-vt-editing]")).toBeAttached();
    await expect(page.locator(".announcement-bubble")).toHaveCSS("position", "relative");
    await expect(bubbleIn(page)).toBeVisible();
  });
  await page.goto("/robots.txt");
  expect((await post(page, "page/remove", { id: made.id })).status).toBe(200);
});
