import { expect } from "@playwright/test";
import { translator } from "../../src/i18n/catalogue.ts";
import { ownLanguageName } from "../../src/lib/language-name.ts";
import { languageTag } from "../../src/lib/language-tag.ts";
import { contentLocales } from "../../src/lib/locales.ts";
import type { RootDb } from "../../src/server/db.ts";
import { expectAccessible } from "./support/axe.ts";
import { test } from "./support/story.ts";
import { makeTenLanguageSite, type TenLanguageSite } from "./support/ten-languages.ts";
import { openProductDb } from "./support/product-db.ts";

const port = Number(process.env.E2E_PORT ?? 3199);

let db: RootDb;
let site: TenLanguageSite;
test.beforeAll(async () => {
  db = openProductDb(port);
  site = await makeTenLanguageSite(db, port);
});
test.afterAll(async () => {
  await site.remove();
  await db.$disconnect();
});

test("a site speaks ten languages, and keeps a page and a section from those that shall not see them", async ({
  page,
}) => {
  const { origin } = site;
  const languages = () => page.locator(".locale-links:visible").getByRole("link");
  await expect.poll(async () => (await page.goto(`${origin}/robots.txt`))?.status()).toBe(200); // until the host is known

  for (const locale of contentLocales) {
    const t = translator(locale);
    await test.step(`around a page in ${locale} everything is in that language`, async () => {
      const answer = await page.goto(`${origin}/${locale}/${locale}-about`);
      expect(answer?.status()).toBe(locale === "sr" ? 404 : 200);
      await expect(page.locator("html")).toHaveAttribute("lang", languageTag(locale));
      await expect(page.getByRole("link", { name: t("site.skipToContent") })).toBeAttached();
      await expect(page.getByRole("button", { name: t("site.languages") })).toBeVisible();
      const entries = page.getByRole("banner").getByRole("link", { name: `Über uns ${locale}` });
      await expect(entries).toHaveCount(locale === "sr" ? 0 : 1);
      if (locale !== "sr") {
        const mark = locale === "de" ? /^$/ : /^de$/;
        const title = page.getByRole("heading", { name: "Alle" });
        expect((await title.getAttribute("lang")) ?? "").toMatch(mark);
        await expect(page.getByRole("heading", { name: "Nicht kroatisch" })).toHaveCount(locale === "hr" ? 0 : 1);
      }
      await expectAccessible(page);
    });
  }

  await test.step("nothing leads to where the page does not stand", async () => {
    await page.goto(`${origin}/de/de-about`);
    const tags = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
    const shown = contentLocales.filter((locale) => locale !== "sr").map((locale) => languageTag(locale));
    expect(tags.toSorted()).toEqual([...shown, "x-default"].toSorted());
    const sitemap = await page.evaluate(async () => (await fetch("/sitemap.xml")).text());
    expect(sitemap.match(/<loc>[^<]*-about</g)).toHaveLength(9);
    expect(sitemap).not.toContain("sr-about");
    expect(await page.content()).not.toContain("sr-about");
  });

  await test.step("the languages in the header are reached by keyboard", async () => {
    const button = page.getByRole("button", { name: "Sprachen" });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(languages()).toHaveText(contentLocales.map(ownLanguageName));
    await expectAccessible(page);
    await page.keyboard.press("Tab");
    await expect(languages().first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(languages()).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await languages().filter({ hasText: "Srpski" }).click();
    await expect(page).toHaveURL(`${origin}/sr`);
  });

  await test.step("the menu of a phone names them all", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Meni" }).click();
    await expect(languages()).toHaveText(contentLocales.map(ownLanguageName));
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await languages().filter({ hasText: "Português" }).click();
    await expect(page).toHaveURL(`${origin}/pt`);
  });
});
