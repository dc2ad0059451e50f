import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { codeFrom, codeLength, readCode, spellCode } from "./coupon-code.ts";

describe("a coupon's code", () => {
  it("has ten characters that are not mistaken for each other", () => {
    for (let round = 0; round < 500; round += 1) {
      expect(codeFrom(randomBytes(codeLength))).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    }
  });

  it("uses every character equally often: each stands for five bits", () => {
    const every = Array.from({ length: 256 }, (_, byte) => codeFrom(new Uint8Array(codeLength).fill(byte))[0]);
    const counts = new Map<string | undefined, number>();
    for (const character of every) counts.set(character, (counts.get(character) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
  });

  it("is spelt in two groups and read back", () => expect(readCode(spellCode("K7M2R9QXD4"))).toBe("K7M2R9QXD4"));

  it.each([
    ["k7m2r9qxd4", "K7M2R9QXD4"],
    [" K7M2R 9QXD4 ", "K7M2R9QXD4"],
    ["K7M2R–9QXD4", "K7M2R9QXD4"],
    ["oO7m2rIlxd", "007M2R11XD"],
    ["https://golf.example/de/coupon?code=K7M2R9QXD4", "K7M2R9QXD4"],
    ["https://golf.example/de/coupon?a=1&code=k7m2r-9qxd4#x", "K7M2R9QXD4"],
  ])("is read out of %j", (typed, code) => expect(readCode(typed)).toBe(code));

  it.each(["", "K7M2R9QXD", "K7M2R9QXD44", "K7M2R9QXDU", "K7M2R9QXD!", "https://golf.example/de/coupon"])(
    "is not found in %j",
    (typed) => expect(readCode(typed)).toBeNull(),
  );
});
