import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { expectReadsInLargeLetters } from "./support/large-letters.ts";
import { makeSamplePage } from "./support/sample-page.ts";
import { test } from "./support/story.ts";

test("questions open by their address, pictures are compared by keyboard, and everything reads without scripts", async ({
  page,
  browser,
}) => {
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const optionsOf: Record<string, Record<string, boolean>> = { numbers: { countUp: true }, faq: { oneAtATime: true } };
  const kinds = ["faq", "priceList", "quote", "numbers", "logos", "beforeAfter"];
  const sections = kinds.map((kind) => ({ kind, options: optionsOf[kind] ?? {} }));
  const made = await makeSamplePage(page, "Kleinbetrieb", sections);
  const address = new URL(made.path, page.url()).href;
  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const asked = (name: string) => visitor.locator("details", { hasText: name });
  const answer = visitor.getByText("Einstärkengläser sind meist");

  await test.step("an opened question is in the address, which opens it again", async () => {
    await visitor.goto(address);
    await visitor.waitForFunction(() => customElements.get("vt-rows"));
    await expect(answer).toBeHidden();
    await asked("Wie lange dauert").locator("summary").focus();
    await visitor.keyboard.press("Enter");
    await expect(answer).toBeVisible();
    await expect(visitor).toHaveURL(/#question-[\da-f-]+$/);
    await visitor.reload();
    await expect(answer).toBeVisible();
    await expect(asked("Wie lange dauert")).toBeInViewport();
    await visitor.locator("details:not([open]) summary").first().click();
    await expect(answer, "one at a time").toBeHidden();
    await expect(visitor.locator("details[open]")).toHaveCount(1);
    await asked("Wie lange dauert").locator("summary").click();
  });

  await test.step("arrow keys move the edge between two pictures, and say how far", async () => {
    const range = visitor.getByRole("slider", { name: "Vorher und Nachher vergleichen" });
    const edge = () =>
      visitor
        .locator(".compared__side--after")
        .evaluate((side) => /(\d+)%\)$/.exec(getComputedStyle(side).clipPath)?.[1]);
    await visitor.waitForFunction(() => customElements.get("vt-before-after"));
    await range.focus();
    for (let press = 0; press < 10; press += 1) await visitor.keyboard.press("ArrowLeft");
    await expect(range).toHaveAttribute("aria-valuetext", "40 % Vorher");
    expect(await edge()).toBe("40");
  });

  await test.step("a mouse takes that edge along; a finger does once it moves aside, and scrolls the page otherwise", async () => {
    const pictures = visitor.locator("vt-before-after");
    const range = pictures.getByRole("slider");
    const before = pictures.locator(".compared__label").first();
    const touch = (...moves: [type: string, x: number, y: number][]) =>
      pictures.evaluate((element, moves) => {
        const { left, top, width } = element.getBoundingClientRect();
        for (const [type, x, y] of moves) {
          const at = {
            clientX: left + x * width,
            clientY: top + 9 + y,
            pointerId: 7,
            pointerType: "touch",
            isPrimary: true,
          };
          element.dispatchEvent(new PointerEvent(type, at));
        }
      }, moves);
    await pictures.evaluate((element) => (element.setPointerCapture = () => undefined)); // there is no such finger
    await touch(["pointerdown", 0.8, 0], ["pointermove", 0.8, 40], ["pointercancel", 0.8, 60]);
    await expect(range).toHaveValue("40");
    await touch(["pointerdown", 0.8, 0], ["pointermove", 0.7, 5], ["pointerup", 0.7, 5]);
    await expect(range).toHaveValue("70");
    await pictures.evaluate((element: Partial<HTMLElement>) => delete element.setPointerCapture);
    const box = await pictures.boundingBox();
    if (!box) throw new Error("the pictures are not shown");
    await visitor.mouse.move(box.x + box.width / 2, box.y + 20);
    await visitor.mouse.down();
    await visitor.mouse.move(box.x + 30, box.y + 20);
    await visitor.mouse.up();
    await expect(before, "the edge goes through it").toHaveCSS("opacity", "0");
    await visitor.keyboard.press("End");
    await expect(before).toHaveCSS("opacity", "1");
  });

  await test.step("a figure is the same for readers while it counts, and afterwards for everybody", async () => {
    const figure = visitor.locator("vt-count", { hasText: "1200" });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure).toHaveText("[1200]");
    await expect(figure).not.toHaveAttribute("data-shown");
  });

  await test.step("all of it is accessible, wide and narrow", async () => {
    await expectAccessible(visitor);
    await visitor.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(visitor);
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectReadsInLargeLetters(visitor.locator(".compared__label"));
  });

  await test.step("on paper both pictures are whole", async () => {
    await visitor.emulateMedia({ media: "print" });
    await expectSideBySide(visitor);
    await visitor.emulateMedia({ media: null });
  });

  await test.step("without scripts both pictures stand side by side", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    await plain.goto(address);
    await expectSideBySide(plain);
    await expect(plain.locator(".compared__range")).toBeHidden();
    await plain.close();
  });
  await visitor.close();
  await page.goto("/robots.txt");
  expect((await post(page, "page/remove", { id: made.id })).status).toBe(200);
});

async function expectSideBySide(page: Page): Promise<void> {
  const boxes = await Promise.all(
    [".compared__side >> nth=0", ".compared__side--after"].map((each) => page.locator(each).boundingBox()),
  );
  const [before, after] = boxes;
  expect(before && after && before.x + before.width <= after.x && before.y === after.y).toBe(true);
  await expect(page.locator(".compared__side--after")).toHaveCSS("clip-path", "none");
}
