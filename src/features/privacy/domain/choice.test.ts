import { describe, expect, it } from "vitest";
import { choiceHoldsMs, consentVersion, heldChoice, isWithdrawn } from "./choice.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const choice = {
  version: consentVersion,
  at: now - 1_000,
  visitorId: "one",
  choices: { analytics: true, pixel: false },
};
const held = (stored: unknown) => heldChoice(JSON.stringify(stored), ["analytics", "pixel"], now);

describe("a choice that was kept on the device", () => {
  it("holds for every service that it names, also where the site has fewer by now", () => {
    expect(held(choice)).toEqual(choice);
    expect(heldChoice(JSON.stringify(choice), ["pixel"], now)).toEqual(choice);
  });

  it.each([
    ["another wording", { ...choice, version: "2020-01" }],
    ["a service that came later", { ...choice, choices: { analytics: true } }],
    ["more than a year ago", { ...choice, at: now - choiceHoldsMs - 1 }],
    ["the future", { ...choice, at: now + 1_000 }],
    ["a yes that is none", { ...choice, choices: { analytics: "yes", pixel: false } }],
    ["nobody", { ...choice, visitorId: null }],
    ["nothing", null],
    ["a number", 7],
  ])("does not hold when it is of %s", (_, stored) => expect(held(stored)).toBeNull());

  it("does not hold when it cannot be read", () => {
    expect(heldChoice(null, [], now)).toBeNull();
    expect(heldChoice("{", [], now)).toBeNull();
  });
});

it("takes back what was allowed, and nothing by a further yes", () => {
  expect(isWithdrawn({ analytics: true }, { analytics: false })).toBe(true);
  expect(isWithdrawn({ analytics: true }, {})).toBe(true);
  expect(isWithdrawn({ analytics: true }, { analytics: true, pixel: false })).toBe(false);
  expect(isWithdrawn({ analytics: false }, { analytics: true })).toBe(false);
  expect(isWithdrawn({}, { analytics: true })).toBe(false);
});
