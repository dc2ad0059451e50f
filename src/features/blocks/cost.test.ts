import { expect, it } from "vitest";
import { costClass } from "./cost.ts";

it.each(["80", "1'290.–", "1’290.-", "49,90", " 120 "])("shows a plain amount with its currency: %s", (text) =>
  expect(costClass({ text })).toBe("cost cost--amount"),
);

it.each(["", "gratis", "ab 80", "CHF 80", "80 / Monat", "."])("leaves everything else as it is written: %s", (text) =>
  expect(costClass({ text })).toBe("cost"),
);
