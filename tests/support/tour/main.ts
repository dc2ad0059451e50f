import { chromium, expect, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { EditorPage } from "../../e2e/support/editor-page.ts";
import { GolfPhone } from "../../e2e/support/golf-round.ts";
import { bakeryOrigin, golfOrigin, opticianOrigin } from "../../e2e/support/origins.ts";
import { findChromium } from "../browser.ts";

/** Takes the README's pictures of a running product: `E2E_PORT=3000 npx tsx tests/support/tour/main.ts`. */
const desk = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  reducedMotion: "reduce", // no confetti over the coupon
} as const;

const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-background-networking", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
await websites(browser);
await editing(browser);
await golf(browser);
await browser.close();

async function websites(on: Browser): Promise<void> {
  const page = await on.newPage(desk);
  await visit(page, `${opticianOrigin}/de`);
  await keep(page, "optician");
  await visit(page, `${golfOrigin}/de`);
  await keep(page, "golf");
  await visit(page, `${bakeryOrigin}/de`);
  await keep(page, "bakery");
  await page.close();
}

async function editing(on: Browser): Promise<void> {
  const page = await (await on.newContext({ ...desk, baseURL: opticianOrigin })).newPage();
  const editor = new EditorPage(page);
  await editor.signIn("optiker@vitrine.example");
  await editor.open("~home");
  await editor.heading.click();
  await settle(page);
  await keep(page, "editor");
  await page.keyboard.press("Escape");
  await editor.canvas.getByRole("button", { name: "Bereich hinzufügen" }).last().click();
  await settle(page);
  await keep(page, "add-section");
}

async function golf(on: Browser): Promise<void> {
  const one = new GolfPhone(await (await on.newContext(phone)).newPage());
  const shots: Buffer[] = [];
  const shoot = async () => {
    await expect(one.page.locator('[data-line="sending"]')).toHaveCount(0, { timeout: 30_000 });
    await settle(one.page);
    shots.push(await one.page.screenshot());
  };
  await one.start();
  for (const name of ["Amina", "Luca", "Regula"]) await one.addPlayer(name);
  await one.shareLink();
  await shoot();
  await one.page.getByRole("button", { name: "Zum Spiel" }).click();
  await expect(one.hole(1)).toBeVisible();
  await settle(one.page);
  await shoot();
  const cards = {
    Amina: [3, 2, 4, 3, 2, 4, 3, 2, 3],
    Luca: [2, 4, 3, 4, 3, 3, 5, 3, 4],
    Regula: [4, 3, 2, 4, 3, 4, 4, 3, 2],
  };
  for (let hole = 1; hole <= 9; hole += 1) {
    for (const [name, strokes] of Object.entries(cards)) await one.stroke(name, strokes[hole - 1] ?? 3);
    if (hole === 3) await shoot();
    await one.nextHole();
  }
  await shoot();
  await one.ranking.getByRole("link", { name: "Gutschein öffnen" }).click();
  await one.page.waitForURL(/urban-golf-coupon/);
  await shoot();
  await sideBySide(shots, "round");
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

/** Waits until pictures have loaded and the opening motion has ended. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.images).every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || (image.loading === "lazy" && (bottom < 0 || top > innerHeight));
    }),
  );
  await page.waitForTimeout(1_000);
}

async function keep(page: Page, name: string): Promise<void> {
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(fileOf(name));
}

async function sideBySide(shots: Buffer[], name: string): Promise<void> {
  const [width, height, gap] = [390, 844, 40];
  const tiles = await Promise.all(shots.map((shot) => sharp(shot).resize(width, height).toBuffer()));
  await sharp({
    create: { width: tiles.length * (width + gap) + gap, height: height + 2 * gap, channels: 3, background: "#e9e6de" },
  })
    .composite(tiles.map((input, index) => ({ input, left: gap + index * (width + gap), top: gap })))
    .webp({ quality: 82 })
    .toFile(fileOf(name));
}

function fileOf(name: string): string {
  return new URL(`./${name}.webp`, import.meta.url).pathname;
}
