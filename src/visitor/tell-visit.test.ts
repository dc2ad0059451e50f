// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { tellVisit } from "./tell-visit.ts";

afterEach(() => vi.restoreAllMocks());

it("says which page is shown, and from where somebody came, of a page that was fetched beforehand alone", () => {
  const told = vi.fn();
  Object.assign(navigator, { sendBeacon: told });
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://suche.example/?q=brille&l=de");
  for (const deliveryType of ["", "navigational-prefetch"]) {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ deliveryType } as never]);
    tellVisit();
  }
  expect(told.mock.calls).toEqual([["/visit?page=%2F&from=https%3A%2F%2Fsuche.example%2F%3Fq%3Dbrille%26l%3Dde"]]);
});
