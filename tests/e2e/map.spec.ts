import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { DraftApi, makePage } from "./support/draft.ts";
import { EditorPage } from "./support/editor-page.ts";
import { GolfPhone } from "./support/golf-round.ts";
import { golfOrigin, opticianOrigin } from "./support/origins.ts";
import { makeSamplePage } from "./support/sample-page.ts";
import { test } from "./support/story.ts";
import { swipe } from "./support/swipe.ts";

const pin = (page: Page, name: string) => page.locator(".map").getByRole("button", { name, exact: true });
const markers = (page: Page) => page.locator(".map").getByRole("button", { name: /^Loch \d: / });

async function openMap(page: Page, path = "/de"): Promise<void> {
  await page.goto(golfOrigin + path);
  const map = page.locator(".map").first();
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator("canvas")).toBeVisible();
}

test("the course stands on a map that talks to our own host only, and a marker leads to its hole", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== golfOrigin)
      foreign.push(request.url());
  });
  const ownMap: string[] = [];
  page.on("request", (request) => void (request.url().includes("/map/") && ownMap.push(request.url())));
  await page.goto(`${golfOrigin}/de`);
  await expect(page.getByText("Die Karte kommt")).toBeAttached();
  expect(ownMap, "the map is fetched when it comes near").toEqual([]);
  await openMap(page);
  await expect(markers(page)).toHaveCount(9);
  await expect(page.locator(".map__stage")).toBeInViewport();
  await expectAccessible(page);

  const last = pin(page, "Loch 9: Lagerplatz");
  await last.focus();
  await page.keyboard.press("Enter");
  const popup = page.getByRole("dialog", { name: "Loch 9: Lagerplatz" });
  await expect(popup).toBeFocused();
  expect((await popup.boundingBox())?.width).toBe(220);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(last).toBeFocused();

  await page.keyboard.press("Enter");
  await popup.getByRole("link", { name: "Loch ansehen" }).click();
  await expect(page).toHaveURL(`${golfOrigin}/de/map/lagerplatz`);
  await expect(page.getByText("Vom Abschlag zum Ziel")).toBeVisible();
  await expect(page.locator(".points__facts")).toContainText("164 m");
  expect(foreign).toEqual([]);
});

test("the imagery is chosen once and kept, and each style is drawn", async ({ page }) => {
  const colors = { light: "#00aaff", dark: "#aa0055" };
  for (const [theme, color] of Object.entries(colors)) {
    const style = {
      version: 8,
      metadata: { credits: [{ text: "© Testkarte", href: null }] },
      sources: {},
      layers: [{ id: "all", type: "background", paint: { "background-color": color } }],
    };
    await page.route(`**/map/${theme}/style.json`, (route) => route.fulfill({ json: style }));
  }
  await openMap(page);
  await expect(page.getByText("© Testkarte")).toBeVisible();
  await expect.poll(() => groundColor(page)).toBe(colors.light);
  await expectAccessible(page, ".map");
  await page.getByRole("button", { name: "Luftbild zeigen" }).click();
  await expect.poll(() => groundColor(page)).toBe(colors.dark);
  await expectAccessible(page, ".map");
  await page.reload();
  await page.locator(".map").first().scrollIntoViewIfNeeded();
  await expect.poll(() => groundColor(page)).toBe(colors.dark);
  await expect(page.getByRole("button", { name: "Luftbild zeigen" })).toHaveAttribute("aria-pressed", "true");

  // Until somebody chooses, a map is dark where its site is: in a look that has such colours.
  await page.evaluate(() => localStorage.clear());
  await page.emulateMedia({ colorScheme: "dark" });
  await openMap(page);
  await expect.poll(() => groundColor(page)).toBe(colors.light);
  await page.addStyleTag({ content: "@media (prefers-color-scheme: dark) { .site { color-scheme: dark } }" });
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => new Promise(requestAnimationFrame)); // both at once would be no change
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => groundColor(page)).toBe(colors.dark);
  await page.getByRole("button", { name: "Luftbild zeigen" }).click();
  await expect.poll(() => groundColor(page)).toBe(colors.light);
});

/** The colour a few px from the map's left edge, where no marker stands. */
async function groundColor(page: Page): Promise<string> {
  const picture = await page.locator(".map__stage").first().screenshot();
  const area = { left: 4, top: 120, width: 1, height: 1 };
  const [red = 0, green = 0, blue = 0] = await sharp(picture).extract(area).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

test("map and card turn each other", async ({ browser }) => {
  const wide = await browser.newContext({ viewport: { width: 1024, height: 640 } });
  const golfer = new GolfPhone(await wide.newPage());
  const { page } = golfer;
  await golfer.start();
  await golfer.addPlayer("Nora");
  await golfer.shareLink();
  await golfer.play();
  await expect(pin(page, "Loch 1: Hauptbahnhof")).toHaveAttribute("aria-current", "location");
  await golfer.nextHole();
  const second = pin(page, "Loch 2: Stadtgarten");
  await expect(second).toHaveAttribute("aria-current", "location");
  const target = pin(page, "Loch 2, Ziel: Stadtgarten");
  const frames = async () => [await isOnMap(page, second), await isOnMap(page, target)];
  await expect.poll(frames).toEqual([true, true]);
  await page.setViewportSize({ width: 640, height: 360 }); // turned on its side, a phone shows the hole on which it was
  await expect.poll(frames).toEqual([true, true]);
  await page.setViewportSize({ width: 1024, height: 640 });

  await page.getByRole("button", { name: "Ganze Runde zeigen" }).click();
  const fifth = pin(page, "Loch 5: Stadtkirche");
  await fifth.focus();
  await page.keyboard.press("Enter");
  await expect(golfer.hole(5)).toBeInViewport();
  await expect(golfer.hole(5)).not.toHaveAttribute("inert");

  await page.setViewportSize({ width: 667, height: 375 }); // a phone on its side
  await expect.poll(() => toolsOutside(page)).toBe(0);

  await golfer.keepsScreens();
  await wide.setOffline(true);
  await page.reload();
  await expect(page.locator(".map canvas")).toBeVisible(); // a plain ground, where the network has no picture
  await expect(markers(page)).toHaveCount(9);
  await wide.close();
});

/** How many of the map's tools do not lie within it. */
function toolsOutside(page: Page): Promise<number> {
  return page.locator(".map-controls__set").evaluateAll((sets) => {
    const within = (set: Element) => {
      const [frame, box] = [set.closest(".map")?.getBoundingClientRect(), set.getBoundingClientRect()];
      return frame && box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom;
    };
    return sets.length === 0 ? -1 : sets.filter((set) => !within(set)).length;
  });
}

/** Whether the middle of a marker stands well inside the map, 30 px from its edges at least. */
async function isOnMap(page: Page, marker: Locator): Promise<boolean> {
  const [frame, box] = [await page.locator(".map__stage").boundingBox(), await marker.boundingBox()];
  if (!frame || !box) return false;
  const [x, y] = [box.x + box.width / 2 - frame.x, box.y + box.height / 2 - frame.y];
  return Math.min(x, y, frame.width - x, frame.height - y) > 30;
}

test("the own place is shown on a tap and no sooner, and a refusal says so", async ({ page, context, browser }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 47.4999, longitude: 8.7268, accuracy: 20 });
  await openMap(page);
  const locate = page.getByRole("button", { name: "Meinen Standort zeigen" });
  const place = page.getByRole("img", { name: "Mein Standort" });
  await expect(place).toHaveCount(0);
  await locate.click();
  await expect(place).toBeVisible();
  await locate.click();
  await expect(place).toHaveCount(0);

  await context.setGeolocation({ latitude: 52.5, longitude: 13.4 });
  await locate.click();
  await expect(page.getByText("Der Standort liegt ausserhalb dieser Karte.")).toBeVisible();

  const refused = await (await browser.newContext({ permissions: [] })).newPage();
  await openMap(refused);
  await refused.getByRole("button", { name: "Meinen Standort zeigen" }).click();
  await expect(refused.getByText("Der Standort ist für diese Seite gesperrt.")).toBeVisible();
});

test("a turned phone keeps the whole round in view, clear of the controls", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 640 });
  await openMap(page);
  await expect.poll(() => markersOutside(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.locator(".map__stage canvas").evaluate(({ clientWidth }) => clientWidth)).toBe(390);
  await expect.poll(() => markersOutside(page)).toEqual([]);
});

/** The names of the markers whose middle is not on the map, or lies under its controls. */
function markersOutside(page: Page): Promise<(string | null)[]> {
  return markers(page).evaluateAll((pins) =>
    pins
      .filter((pin) => {
        const frame = pin.closest(".map")?.getBoundingClientRect();
        const { left, top, width, height } = pin.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const covers = (box: DOMRect) => x > box.left && x < box.right && y > box.top && y < box.bottom;
        const controls = [...document.querySelectorAll(".map-controls__set")].map((set) => set.getBoundingClientRect());
        return !frame || !covers(frame) || controls.some(covers);
      })
      .map((pin) => pin.getAttribute("aria-label")),
  );
}

test("without a picture the map stands on a plain ground, and its places are a list besides", async ({ page }) => {
  await page.route("**/map/*/style.json", (route) => route.abort());
  await openMap(page);
  await expect(markers(page)).toHaveCount(9);
  const toggle = page.getByRole("button", { name: "Orte als Liste" });
  const list = page.locator(".map-list");
  await expect(list).toBeHidden();
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(list.getByRole("listitem")).toHaveCount(9);
  await expectAccessible(page, ".map-controls"); // an open list lies over markers
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await expect(toggle).toBeFocused();

  await page.keyboard.press("Enter");
  await list.getByRole("button", { name: "Loch 3: Kunstmuseum" }).press("Enter");
  await expect(list).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Loch 3: Kunstmuseum" })).toBeFocused();
});

/** Takes WebGL from the pages that are opened afterwards. */
async function withoutWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getContext = Reflect.get(HTMLCanvasElement.prototype, "getContext");
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, type: string, ...rest: unknown[]): unknown {
        return type.startsWith("webgl") ? null : (Reflect.apply(getContext, this, [type, ...rest]) as unknown);
      },
    });
  });
}

test("a map as high as the window holds nobody fast on a page that goes on below it", async ({ page, browser }) => {
  await new EditorPage(page).signIn("golf@vitrine.example", { origin: golfOrigin });
  const slug = `weiter-${randomUUID().slice(0, 8)}`;
  const id = await makePage(page, slug, ["mapContainer", "mapContainer"]);
  const draft = new DraftApi(page, id);
  for (const groupId of Object.keys((await draft.read()).document.groups))
    await draft.edit("group.option", { groupId, key: "size", value: "large" });
  expect((await post(page, "page/publish", { id })).status).toBe(200);
  const phone = await browser.newPage({ viewport: { width: 390, height: 600 }, hasTouch: true, isMobile: true });
  await openMap(phone, `/de/${slug}`);
  const map = phone.locator(".map").first();
  await expect(phone.locator(".map-control").first()).toBeVisible();
  await expect(async () => {
    await swipe(phone, { y: -200, on: map, from: 0.3 });
    expect(await phone.evaluate(() => scrollY)).toBeGreaterThan(100);
  }).toPass();
  await phone.close();
  await page.goto(`${golfOrigin}/robots.txt`);
  expect((await post(page, "page/remove", { id })).status).toBe(200);
});

test("a directory's map shows the whole country on a phone, and its pop-up lies clear of the controls", async ({
  page,
  browser,
}) => {
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const { id, path } = await makeSamplePage(page, `karte-${randomUUID().slice(0, 8)}`, [{ kind: "businessSearch" }]);
  const visitor = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  // The map stays with the rows of the page: another story may be adding businesses to this directory.
  await visitor.route("**/api/v1/directory/places*", (route) => route.abort());
  await visitor.goto(opticianOrigin + path);
  // From Geneva to Chur.
  const places = ["6.14,46.2", "9.53,46.85"];
  await visitor.locator("vt-found").evaluate((found, [west = "", east = ""]) => {
    const rows = [...found.querySelectorAll<HTMLElement>("[data-place]")];
    for (const [at, row] of rows.entries()) row.dataset["place"] = [west, east][at] ?? "";
  }, places);
  await visitor.getByText("Auf der Karte").tap();
  const map = visitor.locator(".directory__map .map");
  const pins = map.locator(".map-pin__button");
  await expect(pins).not.toHaveCount(0);
  await map.scrollIntoViewIfNeeded();
  const within = async (part: Locator) => {
    const [own, frame] = [await part.boundingBox(), await map.boundingBox()];
    return own !== null && frame !== null && own.x >= frame.x && own.x + own.width <= frame.x + frame.width;
  };
  await expect.poll(() => within(pins.first())).toBe(true);
  await expect.poll(() => within(pins.last())).toBe(true);
  await pins.first().tap();
  await visitor.locator(".map-popup__close").tap();
  await expect(visitor.locator(".map-popup__body")).toBeHidden();
  await visitor.close();
  await page.goto("/robots.txt");
  expect((await post(page, "page/remove", { id })).status).toBe(200);
});

test("card and low drawer over the map have no violation on the smallest phone", async ({ browser }) => {
  const small = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
  const golfer = new GolfPhone(await (await browser.newContext(small)).newPage());
  const { page } = golfer;
  await golfer.start();
  for (const name of ["Amina", "Maximiliane-Charlotte von Hohenlinden"]) await golfer.addPlayer(name);
  await golfer.shareLink();
  await golfer.play();
  await golfer.stroke("Amina", 2);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stadtplan" }).click();
  await expect(golfer.handle).toHaveAttribute("aria-expanded", "false");
  await expect(markers(page)).toHaveCount(9);
  await expectAccessible(page);
});

test("where no map can be drawn, the holes are a list that does the same", async ({ page }) => {
  await withoutWebGl(page);
  await page.goto(`${golfOrigin}/de`);
  await page.locator(".map").first().scrollIntoViewIfNeeded();
  const list = page.locator(".map-list");
  await expect(list.getByRole("listitem")).toHaveCount(9);
  await expect(list.getByRole("listitem").first()).toHaveText("Loch 1: Hauptbahnhof");
  await expectAccessible(page);
  await list.getByRole("link", { name: "Loch 3: Kunstmuseum" }).click();
  await expect(page).toHaveURL(`${golfOrigin}/de/map/kunstmuseum`);
});

test("where no map can be drawn, a place of the list turns the card", async ({ browser }) => {
  const wide = await browser.newContext({ viewport: { width: 1024, height: 640 } });
  const golfer = new GolfPhone(await wide.newPage());
  await withoutWebGl(golfer.page);
  await golfer.start();
  await golfer.addPlayer("Nora");
  await golfer.shareLink();
  await golfer.play();
  const list = golfer.page.locator(".map-list");
  await expect(list.getByRole("listitem")).toHaveCount(9);
  await expect(golfer.hole(1)).not.toHaveAttribute("inert");
  await list.getByRole("button", { name: "Loch 5: Stadtkirche" }).click();
  await expect(golfer.hole(5)).toBeInViewport();
  await expect(golfer.hole(5)).not.toHaveAttribute("inert");
  await golfer.stroke("Nora", 2);
  await expect(golfer.score("Nora").first()).toHaveText("Nora: 2 Schläge");
  await wide.close();
});

test("an editor sets the points of a hole and the route, and is told what cannot be read", async ({ page }) => {
  const editor = new EditorPage(page);
  await editor.signIn("golf@vitrine.example", { origin: golfOrigin });
  await page.goto(`${golfOrigin}/de/edit/map/stadthaus?toolbar=1`);
  await editor.isReady();
  await selectSection(page, "Punkte auf der Karte");
  const first = page.getByRole("group", { name: "Punkt 1" });
  await first.getByLabel("Breite").fill("52.5");
  await first.getByLabel("Breite").press("Tab");
  await first.getByLabel("Länge").press("Shift+Tab");
  await page.getByRole("group", { name: "Punkt 2" }).getByLabel("Breite").focus();
  await expect(first.getByText("Dieser Ort liegt ausserhalb der Karte")).toBeVisible();
  await first.getByLabel("Breite").fill("47.50");
  await first.getByLabel("Breite").press("Escape"); // back to what stood there, and closes nothing
  await expect(first.getByLabel("Breite")).toHaveValue("52.5");
  await first.getByLabel("Breite").fill("47.5015");
  await first.getByLabel("Breite").press("Enter");
  await expect(page.locator(".points__facts")).toContainText("114 m");
  await editor.isSaved();
  await expectAccessible(page);

  await first.getByRole("button", { name: "Punkt 1: auf der Karte wählen" }).click();
  const picker = page.getByRole("dialog", { name: "Punkt 1: auf der Karte wählen" });
  const place = picker.getByText(/^Breite 47/);
  await expect(place).toHaveText(/^Breite 47\.5015/);
  await expectAccessible(page);
  await picker.locator("canvas").press("ArrowUp");
  await expect(place).not.toHaveText(/^Breite 47\.5015/);
  // One finger and the wheel are the map's in here, however long the page behind it is.
  await expect(picker.locator(".maplibregl-cooperative-gesture-screen")).toHaveCount(0);
  const picked = /Breite (47\.\d+)/.exec((await place.textContent()) ?? "")?.[1] ?? "";
  await picker.getByRole("button", { name: "Hier setzen" }).click();
  await expect(picker).toBeHidden();
  await expect(first.getByLabel("Breite")).toHaveValue(new RegExp(`^${picked.slice(0, -1)}`));
  await expect(page.locator(".points__facts")).not.toContainText("114 m");
  await editor.isSaved();
  await editor.undo(); // the story may be told again
  await expect(page.locator(".points__facts")).toContainText("114 m");
  await editor.isSaved();

  await page.goto(`${golfOrigin}/de/edit/~urban-golf-play?toolbar=1`);
  await editor.isReady();
  await selectSection(page, "Karte");
  const route = page.getByLabel("Route");
  await route.fill("von hier nach dort");
  await route.press("Control+Enter");
  await expect(page.getByText(/^Das ist kein lesbarer Weg.*Invalid format: /)).toBeVisible();
  await route.fill("[[8.72, 47.5]]");
  await route.press("Control+Enter");
  await expect(page.getByText("Invalid coordinates format")).toBeVisible();
  await route.fill("8.72, 47.5\n8.73, 47.501");
  await route.press("Control+Enter");
  await expect(page.getByText("2 Punkte, 0.8 km")).toBeVisible();
  await editor.isSaved();
  await expectAccessible(page);

  // Drawn on the map and beside it, kept, and taken back.
  await page.getByRole("button", { name: "Auf der Karte zeichnen" }).click();
  const drawing = page.getByRole("dialog", { name: "Route" });
  await expect(drawing.getByRole("button", { name: "Abbrechen" })).toBeFocused(); // not what removes all of it
  await expect(drawing.locator(".route-place")).toHaveCount(2);
  await expect(drawing.locator(".map-pin--start")).not.toHaveCount(0); // the course, for orientation
  const canvas = drawing.locator("canvas");
  const before = await canvas.boundingBox();
  await canvas.click({ position: { x: 60, y: 60 } });
  await expect(drawing.getByText(/^3 Punkte, /)).toBeVisible();
  expect(await canvas.boundingBox()).toEqual(before); // the list takes up what is new, and the map stays under the mouse
  await page.keyboard.press("Delete");
  await expect(drawing.locator(".route-place")).toHaveCount(2);
  await canvas.click({ position: { x: 60, y: 60 } });
  await expect(drawing.getByText(/^3 Punkte, /)).toBeVisible();
  await drawing.getByRole("button", { name: "Rückgängig" }).click();
  await expect(drawing.locator(".route-place")).toHaveCount(2);
  await drawing.getByRole("button", { name: "Wiederholen" }).click();
  await page.keyboard.press("Escape"); // what is drawn is not dropped unasked
  await page.getByRole("dialog", { name: "Änderungen verwerfen?" }).getByRole("button", { name: "Abbrechen" }).click();
  await expect(drawing.getByText(/^3 Punkte, /)).toBeVisible();
  await drawing.getByLabel("Neuer Punkt: Breite, Länge").fill("47.502, 8.731");
  await drawing.getByLabel("Neuer Punkt: Breite, Länge").press("Enter");
  await expectAccessible(page);
  await drawing.getByRole("button", { name: "Weg übernehmen" }).click();
  await expect(page.getByText(/^4 Punkte, /)).toBeVisible();
  await editor.isSaved();
  await page.reload();
  await editor.isReady();
  await selectSection(page, "Karte");
  await expect(route).toHaveValue(/8\.731, 47\.502\]?\s*\]?$/);
  await expect(page.getByText(/^4 Punkte, /)).toBeVisible();
  await editor.undo();
  await expect(page.getByText("2 Punkte, 0.8 km")).toBeVisible();
  await editor.isSaved();

  // The holes of the map follow their order in the collection at once, and back.
  await page.getByRole("button", { name: "Sammlung bearbeiten" }).click();
  await page.getByRole("button", { name: "«Stadtgarten» verschieben" }).press("ArrowUp");
  await expect(pin(page, "Loch 1: Stadtgarten")).toBeAttached();
  await editor.undo();
  await expect(pin(page, "Loch 2: Stadtgarten")).toBeAttached();
  await editor.isSaved();
});

/** Opens the menu of the section with this kind's name, as the keyboard does. */
async function selectSection(page: Page, label: string): Promise<void> {
  await page.getByRole("group", { name: label, exact: true }).press("Enter");
  await expect(page.getByRole("dialog", { name: new RegExp(label) })).toBeVisible();
}
