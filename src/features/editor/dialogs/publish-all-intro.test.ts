import { expect, it } from "vitest";
import { editorTexts } from "~/i18n/editor-texts.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { publishAllIntro } from "./publish-all-intro.ts";

const t = translatorOf(editorTexts("de").editor);

it.each([
  [0, 0, "Alles ist veröffentlicht."],
  [2, 2, /^Diese Seiten werden/],
  [2, 1, /^Eine Seite wird .*wie sie jetzt ist\. Eine wartet noch/],
  [5, 3, /^3 Seiten werden .* 2 warten noch/],
  [1, 0, /^So kann noch keine Seite hinaus/],
])("says of %i pages, of which %i go out, what becomes of them", (pages, wanted, says) =>
  expect(publishAllIntro(t, pages, wanted)).toMatch(says),
);

it("counts the pages in the way to publish them", () => {
  expect(t("publishAll.openCount", { count: 1 })).toBe("Die andere Seite veröffentlichen");
  expect(t("publishAll.openCount", { count: 4 })).toBe("Alle 4 Seiten veröffentlichen");
});
