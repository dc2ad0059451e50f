import { describe, expect, it } from "vitest";
import { shownHours } from "~/features/directory/domain/shown-hours.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import { viewTextsOf } from "~/i18n/view-texts.ts";
import { testBranch } from "../../../../tests/support/test-branch.ts";
import { changeInWords, hoursInShort, otherDayInWords, weekInShort } from "./hours-words.ts";

const shop = testBranch("Altstadt", { week: ["09:00", "18:30"] });
const special = [
  { date: "2026-11-26", open: "17:00", close: "20:00" },
  { date: "2026-11-27", open: "00:30", close: "00:30" },
  { date: "2026-12-03", open: "10:00", close: "12:00" },
  { date: "2026-12-04", open: "10:00", close: "12:00" },
];
const hoursAt = (moment: string) => {
  const hours = shownHours({ ...shop, openingHours: { ...shop.openingHours, special } }, Date.parse(moment));
  if (!hours) throw new Error("the branch names hours");
  return hours;
};
const inWords = (moment: string, locale: string) =>
  hoursInShort(hoursAt(moment), locale, translatorOfParts(viewTextsOf(locale))).map(
    ({ days, times, isToday }) => `${days} ${times.join()}${isToday ? " today" : ""}`,
  );

describe("hoursInShort", () => {
  it("names today and the seven days after it where they are not as the week, which stays as it usually is", () =>
    expect(inWords("2026-11-26T09:00:00Z", "de")).toEqual([
      "Mo–Fr 09:00–18:30",
      "Do., 26. Nov. 17:00–20:00 today",
      "Fr., 27. Nov. geschlossen",
      "Do., 3. Dez. 10:00–12:00",
    ]));

  it("has today in the week's line where it is as usual", () =>
    expect(inWords("2026-11-25T09:00:00Z", "fr")).toEqual([
      "lun–ven 09:00–18:30 today",
      "jeu. 26 nov. 17:00–20:00",
      "ven. 27 nov. fermé",
    ]));

  it("is the usual week alone for the search, which remembers it", () =>
    expect(weekInShort(hoursAt("2026-11-27T09:00:00Z"), "de")).toEqual([
      { days: "Mo–Fr", times: ["09:00–18:30"], isToday: false },
    ]));
});

it.each([
  ["bis 02:00", "02:00", 1],
  ["bis 24:00", "24:00", 0],
  ["bis Samstag, 18:00", "18:00", 1],
  ["bis Samstag, 24:00", "24:00", 1],
  ["bis Sonntag, 09:00", "09:00", 2],
])("names the day on which an open branch closes where it is not clear: %s", (words, time, inDays) => {
  const change = { time, date: `2026-11-${27 + inDays}`, inDays };
  expect(changeInWords({ isOpen: true, change }, "de", translatorOfParts(viewTextsOf("de")))).toBe(words);
});

it("says several days on which it is closed as their first and last", () => {
  const days = { date: "2026-12-24", until: "2026-12-30", times: [], holiday: null };
  const inLanguage = (locale: string) => otherDayInWords(days, locale, translatorOfParts(viewTextsOf(locale)));
  expect(inLanguage("de")).toBe("Do., 24. Dez. – Mi., 30. Dez.");
  expect(inLanguage("fr")).toBe("jeu. 24 déc. – mer. 30 déc.");
});
