import { expect, it } from "vitest";
import { entryDay } from "./entry-day.ts";

it("keeps the number of a day and its month on one line", () => {
  expect(entryDay("2099-12-31", "de")).toBe("31.\u00a0Dezember 2099");
  expect(entryDay("2099-12-31", "fr")).toBe("31\u00a0décembre 2099");
});
