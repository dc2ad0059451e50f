import { expect, it } from "vitest";
import { defaultSettings as settings } from "~/features/site/schema.ts";
import { shownSections } from "./shown-sections.ts";

const names = (site: { locales: string[]; collectionNames: string[] }, isAdmin = false) =>
  shownSections({ ...site, isAdmin }, settings).map(({ name }) => name);

it("shows the game's settings where there is a course, and those of translating where there is more than a language", () => {
  const shop = names({ locales: ["de"], collectionNames: ["service", "team"] });
  expect(shop).not.toContain("golf");
  expect(shop).not.toContain("translations");
  const city = names({ locales: ["de", "fr"], collectionNames: ["map"] });
  expect(city).toEqual(expect.arrayContaining(["golf", "translations"]));
  const site = { locales: ["de"], collectionNames: [] };
  expect([names(site).includes("media"), names(site, true).includes("media")]).toEqual([false, true]);
});

it("leaves settings out that do not count at the moment, and none while the settings are unknown", () => {
  const site = { locales: ["de"], collectionNames: [], isAdmin: false };
  const street = (of: typeof settings | null) =>
    shownSections(site, of)
      .flatMap(({ fields }) => fields)
      .some(({ section, path }) => section === "footer" && path[0] === "street");
  const own = { ...settings, footer: { ...settings.footer, useBusinessDataFromLookUp: false } };
  const lookedUp = { ...settings, footer: { ...settings.footer, useBusinessDataFromLookUp: true } };
  expect([street(own), street(lookedUp), street(null)]).toEqual([true, false, true]);
});
