import { expect, it } from "vitest";
import { timeAgo } from "./time-ago.ts";

const now = new Date("2026-11-23T12:00:00Z");
const ago = (days: number, locale = "de") => timeAgo(new Date(now.getTime() - days * 86_400_000), now, locale);

it("says in the page's language how long ago something was", () => {
  expect([-1, 0.2, 1, 6, 8, 22, 40, 364, 365, 800].map((days) => ago(days))).toEqual([
    "heute",
    "heute",
    "gestern",
    "vor 6 Tagen",
    "letzte Woche",
    "vor 3 Wochen",
    "letzten Monat",
    "vor 12 Monaten",
    "letztes Jahr",
    "vor 2 Jahren",
  ]);
  expect([ago(22, "fr"), ago(22, "rm"), ago(100, "sr")]).toEqual([
    "il y a 3 semaines",
    "avant 3 emnas",
    "pre 3 meseca",
  ]);
});
