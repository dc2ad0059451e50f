import { describe, expect, it } from "vitest";
import { siteDeeds } from "~/features/site/domain/site-history.ts";
import type { ListedSiteEntry } from "~/features/site/history/schema.ts";
import { editorTexts } from "~/i18n/editor-texts.ts";
import { translatorFor } from "~/i18n/catalogue.ts";
import type { Json } from "~/lib/json.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { settingChangeWords, siteEntryWords } from "./site-entry-words.ts";

const entry = (more: Partial<ListedSiteEntry>): ListedSiteEntry => ({
  revision: 1,
  since: "2026-11-23T08:00:00Z",
  at: "2026-11-23T08:00:00Z",
  actorName: "Vera",
  deed: "settings",
  count: 1,
  names: [],
  settings: [],
  opIds: [],
  isTakenBack: false,
  ...more,
});
const setting = (locale: EditorLocale, path: string, before: Json, after: Json) =>
  settingChangeWords({ path: path.split("."), before, after }, translatorFor("editor", locale), editorTexts(locale));

describe("an entry of the site's history", () => {
  it.each(["de", "fr"] as const)("has words for everything that is done, in %s", (locale) => {
    const t = translatorFor("editor", locale);
    const words = siteDeeds.map((deed) => siteEntryWords(entry({ deed }), t));
    expect(words.filter((each) => each === "" || each.includes("siteDid"))).toEqual([]);
    expect(new Set(words).size).toBe(siteDeeds.length);
  });

  it("names what it was about", () => {
    const t = translatorFor("editor", "de");
    expect(siteEntryWords(entry({ deed: "navigation", names: ["Team", "Kontakt"] }), t)).toBe(
      "Navigation geändert: Team, Kontakt",
    );
    expect(siteEntryWords(entry({ deed: "undone", count: 2 }), t)).toBe("2 Schritte rückgängig gemacht");
  });

  it.each<[string, Json, Json, string]>([
    ["header.upperCase", false, true, "Kopfzeile › Grossbuchstaben: aus → ein"],
    ["header.loginPage.url", "", "https://a.example", "Kopfzeile › URL: leer → https://a.example"],
    ["footer.city", "Bern", null, "Fusszeile › Ort: Bern → leer"],
    ["header.logoMediaId", null, "0198", "Kopfzeile › Logo"],
    ["translations.optionalLocales", [], ["fr"], expect.stringMatching(/^Übersetzungen › [^:→]+$/) as string],
    ["siteName", "Alt", "Neu", "Name der Website: Alt → Neu"],
    ["timeZone", "Europe/Zurich", "Asia/Tokyo", "Zeitzone: Europe/Zurich → Asia/Tokyo"],
    ["languages", ["de"], ["de", "it"], "Sprachen: DE → DE, IT"],
    ["never.heardOf", "x".repeat(60), 3, `heardOf: ${"x".repeat(39)}… → 3`],
  ])("says of %s what it was and what it is, where words can tell", (path, before, after, said) => {
    expect(setting("de", path, before, after)).toEqual(said);
  });

  it("says a choice in words, in the editor's language", () => {
    expect(setting("fr", "appearance.header", "transparent", "opaque")).not.toMatch(/transparent|opaque$/);
  });
});
