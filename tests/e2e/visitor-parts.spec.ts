import { chromium, expect, type Page } from "@playwright/test";
import { findChromium } from "../support/browser.ts";
import { tornWords } from "./support/large-letters.ts";
import { golfOrigin, opticianOrigin } from "./support/origins.ts";
import { test } from "./support/story.ts";
import { swipe } from "./support/swipe.ts";

const phone = { width: 390, height: 844 };

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menü", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

test("the menu opens, closes with its button and Escape, and when the window gets wide", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${opticianOrigin}/de`);
  const menu = page.getByRole("dialog");
  await openMenu(page);
  await menu.getByRole("button", { name: "Menü schliessen" }).click();
  await expect(menu).toBeHidden();
  await openMenu(page);
  // It ends with the ways to reach the shops, and the page behind it stays where it is.
  await expect(menu.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", "/de/~contact");
  await expect(menu.getByRole("link", { name: "+41 52 000 00 01" })).toHaveAttribute("href", "tel:+41520000001");
  await expect(menu.locator(".open-mark")).toHaveCount(3);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 3000);
  await expect(menu.getByText("Optik Lindengut Seuzach")).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await openMenu(page);
  await expect(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(menu).toBeHidden({ timeout: 5_000 });
    await page.setViewportSize(phone);
  }).toPass();

  const search = page.getByRole("button", { name: "Suchen" });
  await search.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox")).toBeFocused();
  for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox"), "the field lies over nothing that the keyboard goes on to").toBeHidden();
  await expect(page.getByRole("button", { name: "Menü", exact: true })).toBeFocused();
});

test("the header makes room while reading down and comes back on the way up", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(`${opticianOrigin}/de`);
  const header = page.getByRole("banner");
  // One turn of the wheel may come to nothing on a page that has just been opened: a person turns it again.
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    await expect(page.locator(".site-header")).toBeHidden({ timeout: 5_000 });
  }).toPass();
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(header).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test("the key End leads to the end of a page that has just been opened", async ({ page }) => {
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    await page.goto(`${golfOrigin}/de`);
    // A key before the first picture goes to nobody.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await page.keyboard.press("End");
    const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
    await expect(async () => {
      await page.waitForTimeout(1_000); // what came near has been laid out by then, and its data is there
      expect(await left()).toBeLessThan(2);
    }).toPass();
  }
});

test("a button in the header and in the menu has the colour that stands out there", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${golfOrigin}/de`);
    if (width < 1000) await openMenu(page);
    const button = page.locator(width < 1000 ? ".menu-panel .button" : ".nav-list .button").first();
    const [own, onHeader] = await button.evaluate((element) => {
      const probe = document.createElement("i");
      probe.style.color = "var(--site-button-on-header)";
      element.append(probe);
      return [getComputedStyle(element).backgroundColor, getComputedStyle(probe).color];
    });
    expect(own).toBe(onHeader);
  }
});

test("a logo has a light edge where the header is dark, and none where it is light", async ({ page }) => {
  const edges = async (origin: string) => {
    await page.goto(`${origin}/de`);
    const filter = await page
      .locator(".site-header .site-logo__picture")
      .first()
      .evaluate((logo) => getComputedStyle(logo).filter);
    return filter.match(/oklch\([^)]*\)/g) ?? [];
  };
  const [onDark, onLight] = [await edges(golfOrigin), await edges(opticianOrigin)];
  expect(onDark).toHaveLength(4);
  for (const edge of onDark) expect(edge).not.toContain("/"); // not transparent at all
  expect(onLight).toHaveLength(4);
  for (const edge of onLight) expect(edge).toMatch(/\/ 0\)$/);
});

test("no sentence of a title cuts off the one above it where the system chooses the colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" }); // each has a ground of its own there
  await page.goto(`${opticianOrigin}/fr/~contact`);
  const grounds = await page.locator("h1 .sentence").evaluateAll((sentences) =>
    sentences.map((sentence) => {
      const range = document.createRange();
      range.selectNodeContents(sentence);
      const { top, bottom } = range.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  const [first, second] = grounds;
  expect(first?.bottom).toBeLessThan((second?.top ?? 0) + 1);
});

test("nothing stands beside the page on a phone that shows it, or its letters alone, at twice its size", async ({
  page,
}) => {
  const expectWithin = async (width: number) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const logo = page.getByRole("banner").getByRole("link", { name: "Optik Lindengut" });
    await expect(logo.or(page.getByRole("banner").getByRole("link", { name: "Urban Golf" })).first()).toBeInViewport();
  };
  const paths = {
    [opticianOrigin]: ["/de", "/de/~privacy", "/de/leistungen", "/de/team", "/de/~contact", "/de/brillenboerse"],
    [golfOrigin]: ["/de", "/de/map/hauptbahnhof"],
  };
  for (const origin of [opticianOrigin, golfOrigin]) {
    await page.setViewportSize({ width: 195, height: 420 });
    await page.goto(`${origin}/de`);
    await expectWithin(195);
    await page.setViewportSize(phone);
    for (const path of paths[origin] ?? []) {
      await page.goto(origin + path);
      await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
      await expectWithin(390);
      const beyond = await page.locator(".site-main :is(p, h1, h2, h3, li)").evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility({ visibilityProperty: true }) && !text.closest(".carousel"))
          .filter((text) => text.getBoundingClientRect().right > innerWidth + 1)
          .map((text) => text.textContent),
      );
      expect(beyond, path).toEqual([]);
      const cut = await page
        .locator(".site-main :is(.disclosure__facts, .form__choice > span, .points__name)")
        .evaluateAll((texts) =>
          texts.filter((text) => text.scrollWidth > text.clientWidth + 1).map((text) => text.textContent),
        );
      expect(cut, `${path}: no words run over what stands beside them`).toEqual([]);
      const torn = await page.locator(".site-main :is(h1, h2, h3, .price__name)").evaluateAll(tornWords);
      expect(torn, `${path}: no word leaves a letter or two on another line`).toEqual([]);
      const ends = await page
        .locator(".week:visible td")
        .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().right)));
      expect(new Set(ends).size, `${path}: all hours end on one line`).toBeLessThan(2);
    }
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), origin).toBe(width);
    }
  }
});

test("a tap reaches the next page while the one that was left fades out", async ({ page }) => {
  await page.addInitScript(() => {
    const slowly = new CSSStyleSheet();
    slowly.replaceSync("::view-transition-group(root) { animation-duration: 60s !important }");
    document.adoptedStyleSheets.push(slowly);
  });
  const fading = () =>
    page.evaluate(() =>
      document.getAnimations().flatMap(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? []),
    );
  await page.goto(`${opticianOrigin}/de`, { waitUntil: "networkidle" });
  await page.getByRole("banner").getByRole("link", { name: "Team" }).click();
  await page.waitForURL("**/de/team");
  await expect.poll(fading).toContain("::view-transition-old(root)");
  await page.getByRole("banner").getByRole("link", { name: "Leistungen" }).click();
  await page.waitForURL("**/de/leistungen");
});

test("other pages of the site may be fetched beforehand; a sign-in, an editor and a query never", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const rules = new Map<string, string | undefined>();
  let candidates: string[] = [];
  session.on("Preload.ruleSetUpdated", ({ ruleSet }) => rules.set(ruleSet.url ?? "", ruleSet.errorType));
  session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key.url);
  });
  await session.send("Preload.enable");
  await page.goto(`${opticianOrigin}/de`);
  await expect.poll(() => candidates).toContain(`${opticianOrigin}/de/team`);
  expect([...rules]).toEqual([[`${opticianOrigin}/speculation-rules.json`, undefined]]);

  const never = ["/login", "/de/edit/~home", "/de/account", "/api/v1/openapi.json", "/de/search?searchQuery=Brille"];
  await page.evaluate(
    (addresses) => {
      for (const address of addresses)
        document.body.append(Object.assign(document.createElement("a"), { href: address }));
    },
    [...never, `${golfOrigin}/de`, "/de/leistungen#last"],
  );
  await expect.poll(() => candidates).toContain(`${opticianOrigin}/de/leistungen#last`);
  expect(candidates.filter((address) => !address.startsWith(opticianOrigin))).toEqual([]);
  for (const address of never) expect(candidates).not.toContain(opticianOrigin + address);
});

test("moves between pages are one picture that changes into the other", async ({ page }) => {
  await page.goto(`${opticianOrigin}/de`);
  const moves = page.evaluate(() => {
    const events: string[] = [];
    addEventListener("pageswap", (event) => {
      events.push((event as Event & { viewTransition: unknown }).viewTransition ? "transition" : "cut");
      sessionStorage.setItem("moves", events.join());
    });
  });
  await moves;
  await page.getByRole("banner").getByRole("link", { name: "Team" }).first().click();
  await expect(page).toHaveURL(/\/de\/team$/);
  expect(await page.evaluate(() => sessionStorage.getItem("moves"))).toBe("transition");

  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(String(error)));
  await page.goto(`${golfOrigin}/de`);
  await page.locator('a[href$="~urban-golf-start"]').filter({ visible: true }).first().click();
  await expect(page.getByRole("button", { name: "Spiel starten" })).toBeEnabled(); // a screen that takes no part in it
  expect(problems).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test("texts, pictures, cards, ways of contact, places and languages are all there", async ({ page }) => {
    await page.goto(`${opticianOrigin}/de`);
    const cards = page.locator(".carousel .cards__item");
    expect(await cards.count()).toBeGreaterThan(2);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport();
    await expect(page.locator(".carousel__arrows").first()).toBeHidden(); // would do nothing
    const ways = await page.locator(".site-main .card a").allTextContents();
    expect(ways.toSorted(), "the names of the cards' links tell them apart").toEqual([...new Set(ways)].toSorted());
    await page.goto(`${opticianOrigin}/de/~contact`);
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(
      page
        .locator("main")
        .getByRole("rowheader", { name: /^Montag/ })
        .first(),
    ).toBeVisible();
    await openMenu(page);
    await page.getByRole("dialog").getByRole("link", { name: "français" }).click();
    await expect(page).toHaveURL(/\/fr\//);
    await page.goto(`${golfOrigin}/de/map/hauptbahnhof`);
    await expect(page.locator(".map").getByRole("listitem").first()).toBeVisible();
  });

  test("the menu leads to another page, and the search finds", async ({ page }) => {
    await page.goto(`${opticianOrigin}/de`);
    await openMenu(page);
    await page.getByRole("dialog").getByRole("link", { name: "Team" }).first().click();
    await expect(page).toHaveURL(/\/de\/team$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Suchen" }).click();
    await page.getByRole("searchbox").fill("Brille");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status")).toContainText("Brille");
    await expect(page.getByRole("heading", { level: 1 }), "of the words before what was found").toBeVisible();
    await expect(page.getByRole("main").getByText("Suche", { exact: true })).toBeHidden();
  });
});

test("what is typed on the search page is looked for after a pause, and no older answer takes its place", async ({
  page,
}) => {
  const asked: (string | null)[] = [];
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/de/search?*", async (route) => {
    const query = new URL(route.request().url()).searchParams.get("searchQuery");
    asked.push(query);
    if (query === "Kontaktlinsen") await held;
    await route.continue().catch(() => undefined); // the page no longer waits for it
  });
  const field = page.getByRole("main").getByRole("searchbox");
  const status = page.getByRole("main").getByRole("status");
  const hits = page.getByRole("main").locator("ol a");
  let comeScripts = () => {};
  const scripts = new Promise<void>((resolve) => (comeScripts = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(`${opticianOrigin}/de/search`, { waitUntil: "commit" });
  await field.pressSequentially("Linse");
  comeScripts();
  await expect(status, "what was typed before the scripts came").toContainText("«Linse»");
  asked.splice(0);

  await page.goto(`${opticianOrigin}/de/search`);
  await expect(page.getByRole("main").getByText("Suche", { exact: true }), "before a question").toBeVisible();
  await page.evaluate(async () => void (await customElements.whenDefined("vt-search")));
  await field.pressSequentially("Br");
  await field.evaluate((input: HTMLInputElement) => {
    for (const letter of "ille") {
      input.value += letter;
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
  });
  await expect(status).toContainText("«Brille»");
  await expect(hits.first()).toBeVisible();
  await expect(page).toHaveURL(/\?searchQuery=Brille$/);
  const french = page.getByRole("banner").locator('.locale-links a[hreflang^="fr"]').first();
  await expect(french).toHaveAttribute("href", /\/fr\/search\?searchQuery=Brille$/);
  expect(asked).toEqual(["Brille"]); // neither on the way nor for two letters

  await field.fill("Kontaktlinsen");
  await expect.poll(() => asked).toContain("Kontaktlinsen");
  await field.fill("Brillen");
  await field.press("Enter");
  await expect(status).toContainText("«Brillen»");
  const before = asked.length; // twice for the last one, where the pause went by before Enter
  await field.fill("Kontaktlinsen");
  await expect.poll(() => asked.slice(before)).toEqual(["Kontaktlinsen"]);
  const isLeft = page.waitForEvent("requestfailed");
  await field.fill("Brillen"); // what is shown already
  await isLeft;
  letGo();
  await expect(status).toContainText("«Brillen»");
  await expect(field).toBeFocused();

  await field.fill("Lindengut");
  await expect(status).toContainText(/^Die ersten 20 von \d+/);
  await expect(hits).toHaveCount(20);
  await page.getByRole("main").getByRole("link", { name: "Mehr laden" }).click();
  await expect(status).toContainText(/^\d+ Treffer/);
  await expect(hits.nth(20), "who reads on by keyboard is where it goes on").toBeFocused();
  await expect(page).toHaveURL(/\?searchQuery=Lindengut&page=2$/);

  await page.getByRole("main").getByRole("button", { name: "Eingabe löschen" }).click();
  await expect(status).toBeEmpty();
  await expect(hits).toHaveCount(0);
  await expect(page).toHaveURL(/\/de\/search$/);
});

test("a film of YouTube is asked for once somebody presses it, and the keyboard goes with it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && !hostname.endsWith("localhost")) asked.push(request.url());
  });
  await page.route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Film</p>" }));
  const broken: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) broken.push(message.text());
  });
  await page.goto(`${opticianOrigin}/de/service/bildschirm`);
  const film = page.locator("vt-video-click");
  await film.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get("vt-video-click"));
  expect(asked).toEqual([]);
  await expect(film.getByRole("link")).toHaveAccessibleName(/^Video abspielen: .+ Beim Abspielen werden Daten/); // all that is seen
  await film.getByRole("link").press("Enter");
  const player = film.locator("iframe");
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1/);
  await expect(player.contentFrame().getByText("Film")).toBeVisible();
  expect(asked.every((address) => address.startsWith("https://www.youtube-nocookie.com/"))).toBe(true);
  expect(broken).toEqual([]);
});

test("a carousel steps with its arrows and arrow keys, and wraps at its ends", async ({ page }) => {
  await page.goto(`${opticianOrigin}/de`);
  const carousel = page.locator(".carousel").first();
  const track = carousel.locator(".cards");
  const left = () => track.evaluate((element) => Math.round(element.scrollLeft));
  await carousel.scrollIntoViewIfNeeded();
  await expect(track).toHaveAttribute("tabindex", "0");
  const count = carousel.locator(".carousel__count");
  await expect(count, "nobody is told as it comes").toHaveAttribute("aria-live", "off");
  await carousel.getByRole("button", { name: "Weiter" }).click();
  await expect.poll(left).toBeGreaterThan(100);
  await expect(count).toHaveAttribute("aria-live", "polite");
  await track.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(left).toBe(0);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(left).toBeGreaterThan(100);
  await expect
    .poll(() => track.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft))
    .toBeLessThan(2);
  await page.keyboard.press("ArrowRight"); // after the last comes the first
  await expect.poll(left).toBe(0);
  await expect(carousel.getByRole("status")).toHaveText(/^1 \/ \d+$/);
});

test("a finger beyond 50 px changes a carousel's slide, and goes around at its ends", async ({ browser }) => {
  const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`${opticianOrigin}/de`);
  const track = page.locator(".carousel").first().locator(".cards");
  const left = () => track.evaluate((element) => Math.round(element.scrollLeft));
  const toEnd = () => track.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft);
  await track.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(track).toHaveAttribute("tabindex", "0");
  await swipe(page, { x: 45, on: track });
  await swipe(page, { x: 60, y: 80, on: track }); // down, not aside
  expect(await left()).toBe(0);
  await track.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await swipe(page, { x: 60, on: track });
  await expect.poll(toEnd).toBeLessThan(2);
  await swipe(page, { x: -60, on: track });
  await expect.poll(left).toBe(0);
  // One that lifts long before the middle of a slide goes on to the next and back all the same.
  const fromNext = () =>
    track.evaluate(({ children: [first, second], scrollLeft }) => {
      const leftOf = (slide: Element | undefined) => (slide as HTMLElement | undefined)?.offsetLeft ?? 0;
      return Math.abs(scrollLeft - leftOf(second) + leftOf(first));
    });
  await swipe(page, { x: -70, on: track });
  await expect.poll(fromNext).toBeLessThan(2);
  await swipe(page, { x: 70, on: track });
  await expect.poll(left).toBe(0);
  await page.close();
});

test("a finger that goes back on the first card goes around, and not to the page before", async () => {
  // As on a phone, where a swipe beyond an end turns the browser's pages.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--overscroll-history-navigation=1"],
  });
  const page = await browser.newPage({ viewport: phone, hasTouch: true, isMobile: true });
  await page.goto(`${opticianOrigin}/de/~imprint`);
  await page.goto(`${opticianOrigin}/de/team`);
  const reviews = page.locator('[data-kind="reviewSlider"] .cards');
  await reviews.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(reviews).toHaveAttribute("tabindex", "0");
  await swipe(page, { x: 260, on: reviews, from: 0.2 });
  const toEnd = () => reviews.evaluate((element) => element.scrollWidth - element.clientWidth - element.scrollLeft);
  await expect.poll(toEnd).toBeLessThan(2);
  await expect(page).toHaveURL(/team/);
  await browser.close();
});

test("a mouse that is dragged moves a carousel beyond 50 px, and follows no link", async ({ page }) => {
  await page.goto(`${opticianOrigin}/de`);
  const carousel = page.locator(".carousel").first();
  const track = carousel.locator(".cards");
  const left = () => track.evaluate((element) => Math.round(element.scrollLeft));
  await track.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await expect(track).toHaveAttribute("tabindex", "0");
  const card = await track.locator("img").first().boundingBox();
  const drag = async (by: number) => {
    const [x, y] = [(card?.x ?? 0) + 150, (card?.y ?? 0) + 60];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(-60);
  await expect.poll(left).toBeGreaterThan(100);
  await expect(carousel.getByRole("status")).toHaveText(/^2 \/ \d+$/);
  await drag(60);
  await expect.poll(left).toBe(0);
  await drag(-40);
  await drag(-60);
  await expect(carousel.getByRole("status")).toHaveText(/^2 \/ \d+$/);
  await expect(page).toHaveURL(`${opticianOrigin}/de`);
});
