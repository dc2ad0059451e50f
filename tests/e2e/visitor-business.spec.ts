import { expect } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { post } from "./support/call-api.ts";
import { EditorPage } from "./support/editor-page.ts";
import { makeSamplePage } from "./support/sample-page.ts";
import { test } from "./support/story.ts";

test("questions open by their address, pictures are compared by keyboard, and everything reads without scripts", async ({
  page,
  browser,
}) => {
  await new EditorPage(page).signIn("optiker@vitrine.example");
  const kinds = ["faq", "priceList", "quote", "numbers", "logos", "beforeAfter"];
  const sections = kinds.map((kind) => ({ kind, ...(kind === "numbers" && { options: { countUp: true } }) }));
  const made = await makeSamplePage(page, "Kleinbetrieb", sections);
  const address = new URL(made.path, page.url()).href;
  const visitor = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const asked = (name: string) => visitor.locator("details", { hasText: name });
  const answer = visitor.getByText("Einstärkengläser sind meist");

  await test.step("an opened question is in the address, which opens it again", async () => {
    await visitor.goto(address);
    await visitor.waitForFunction(() => customElements.get("vt-faq"));
    await expect(answer).toBeHidden();
    await asked("Wie lange dauert").locator("summary").focus();
    await visitor.keyboard.press("Enter");
    await expect(answer).toBeVisible();
    await expect(visitor).toHaveURL(/#question-[\da-f-]+$/);
    await visitor.reload();
    await expect(answer).toBeVisible();
    await expect(asked("Wie lange dauert")).toBeInViewport();
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
  });

  await test.step("without scripts both pictures stand side by side", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    await plain.goto(address);
    const boxes = await Promise.all(
      [".compared__side >> nth=0", ".compared__side--after"].map((each) => plain.locator(each).boundingBox()),
    );
    const [before, after] = boxes;
    expect(before && after && before.x + before.width <= after.x && before.y === after.y).toBe(true);
    await expect(plain.locator(".compared__range")).toBeHidden();
    await plain.close();
  });
  await visitor.close();
  await page.goto("/robots.txt");
  expect((await post(page, "page/remove", { id: made.id })).status).toBe(200);
});
