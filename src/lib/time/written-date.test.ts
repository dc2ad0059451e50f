import { afterEach, describe, expect, it, vi } from "vitest";
import { contentLocales } from "../locales.ts";
import { writtenDate, writtenMoment } from "./written-date.ts";

const date = new Date("2026-07-31T22:30:00Z");
const full = { day: "numeric", month: "long", year: "numeric" } as const;

describe("a day", () => {
  it.each([
    ["de", "1. August 2026", "Samstag"],
    ["fr", "1er août 2026", "samedi"],
    ["it", "1° agosto 2026", "sabato"],
    ["rm", "1 d’avust 2026", "sonda"],
    ["en", "1 August 2026", "Saturday"],
    ["sq", "1 gusht 2026", "e shtunë"],
    ["sr", "1. avgust 2026.", "subota"],
    ["hr", "1. kolovoza 2026.", "subota"],
    ["es", "1 de agosto de 2026", "sábado"],
    ["pt", "1 de agosto de 2026", "sábado"],
  ])("is written in %s where it is", (locale, day, weekday) => {
    expect(writtenDate(date, locale, full, "Europe/Zurich")).toBe(day);
    expect(writtenDate(date, locale, { weekday: "long" }, "Europe/Zurich")).toBe(weekday);
  });

  it.each([
    ["de", "Sa., 1. Aug."],
    ["fr", "sam. 1er août"],
    ["rm", "so, 1 d’avust"],
    ["sq", "Sht, 1 gusht"],
  ])("is written in short in %s", (locale, day) => {
    const style = { weekday: "short", day: "numeric", month: "short" } as const;
    expect(writtenDate(date, locale, style, "Europe/Zurich")).toBe(day);
  });

  it.each(["2026-08-11", "2026-08-21", "2021-08-31"])("counts the others as they are: %s", (day) =>
    expect(writtenDate(new Date(day), "fr", full, "UTC")).toBe(`${day.slice(8)} août ${day.slice(0, 4)}`),
  );

  it.each(["rm", "sq"])("has the words of the server's own table in %s", (locale) => {
    for (let month = 0; month < 12; month++) {
      const day = new Date(Date.UTC(2026, month, 2 + month));
      const own = writtenDate(day, locale, full, "UTC");
      expect(own).toBe(new Intl.DateTimeFormat(locale, { ...full, timeZone: "UTC" }).format(day));
      const weekday = { weekday: "long", timeZone: "UTC" } as const;
      expect(writtenDate(day, locale, { weekday: "long" }, "UTC")).toBe(
        new Intl.DateTimeFormat(locale, weekday).format(day),
      );
    }
  });
});

it.each(contentLocales)("a moment is a day and the time of 24 hours: %s", (locale) => {
  expect(writtenMoment(date, locale, "Europe/Zurich")).toMatch(/^1\D.*2026\D+0?0:30$/);
});

afterEach(() => void vi.restoreAllMocks());

it("is written by one formatter of Intl's, however many there are", () => {
  const Format = Intl.DateTimeFormat;
  const made = vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (locale, style) {
    return new Format(locale, style);
  });
  for (let day = 0; day < 100; day += 1) {
    writtenDate(new Date(day * 86_400_000), "pt", { ...full, weekday: "short" }, "Asia/Tokyo");
    writtenMoment(new Date(day * 86_400_000), "pt", "Asia/Tokyo");
  }
  expect(made).toHaveBeenCalledTimes(2);
});
