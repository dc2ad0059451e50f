import { describe, expect, it } from "vitest";
import { option } from "~/features/blocks/option-kinds.ts";
import { checkedOptionValue } from "~/features/page/domain/option-value.ts";
import {
  checkBooking,
  checkEmail,
  checkHref,
  checkLink,
  checkNumber,
  checkPhone,
  checkSiteName,
  checkUrl,
  displayHref,
  shortLabel,
} from "./validate.ts";

describe("checkNumber", () => {
  it.each([
    ["3", 3],
    [" 12 ", 10],
    ["-4", 1],
    ["", 1],
    ["2,4", 2],
  ])("takes %j as %d within 1 to 10", (entry, value) => {
    expect(checkNumber(entry, { minimum: 1, maximum: 10 })).toEqual({ ok: true, value });
  });
  it.each(["drei", "1e999", "--1"])("refuses %j", (entry) => {
    expect(checkNumber(entry)).toEqual({ ok: false, error: "input.number" });
  });
});

describe("checkSiteName", () => {
  it("takes a name of up to a hundred letters whole, and says of a longer one that it is too long", () => {
    const longest = "ä".repeat(100);
    expect(checkSiteName(` ${longest} `)).toEqual({ ok: true, value: longest });
    expect(checkSiteName(`${longest}ä`)).toEqual({ ok: false, error: "input.siteName" });
    expect(checkSiteName("  ")).toEqual({ ok: false, error: "input.required" });
  });
});

describe("checkUrl", () => {
  it.each([
    ["vitrine.example", "https://vitrine.example/"],
    ["https://vitrine.example/a?b=1", "https://vitrine.example/a?b=1"],
    ["/de/kontakt", "/de/kontakt"],
    ["#unten", "#unten"],
    ["localhost:3000/x", null],
    ["", null],
    ["wort", null],
    ["javascript:alert(1)", null],
    ["//evil.example", null],
    ["mailto:a@b.ch", null],
    ["https://", null],
  ])("takes %j as %j", (entry, value) => {
    expect(checkUrl(entry)).toEqual(value === null ? { ok: false, error: "input.url" } : { ok: true, value });
  });
});

describe("checkBooking", () => {
  it.each([
    ["termin.example", "https://termin.example/"],
    ["https://termin.example/a", "https://termin.example/a"],
    ["", null],
    ["termin", null],
    ["/termin", null],
    ["#termin", null],
  ])("takes %j as %j", (entry, value) => {
    expect(checkBooking(entry)).toEqual(value === null ? { ok: false, error: "input.url" } : { ok: true, value });
  });
});

describe("checkEmail and checkPhone", () => {
  it("take what people write", () => {
    expect(checkEmail(" info@optik.example ")).toEqual({ ok: true, value: "info@optik.example" });
    expect(checkPhone("+41 52 212 34 56")).toEqual({ ok: true, value: "+41 52 212 34 56" });
  });
  it("refuse the rest with the message of their kind", () => {
    expect(checkEmail("info@optik")).toEqual({ ok: false, error: "input.email" });
    expect(checkPhone("052 zwei")).toEqual({ ok: false, error: "input.phone" });
  });
});

describe("a phone link", () => {
  it.each([
    ["052 212 34 56", true],
    [" +41 52 212 34 56 ", true],
    ["144", true],
    ["052/212 34 56", false],
    ["052-212-34-56", false],
    ["052.212.34.56", false],
    ["+41 (0)52 212 34 56", false],
    ["0041 52 212 34 56 78 90", false],
    ["12", false],
    ["+", false],
    ["", false],
    ["052 zwei", false],
  ])("%j is taken or refused alike where it is written and where it is saved", (phone, isTaken) => {
    expect(checkPhone(phone).ok).toBe(isTaken);
    expect("value" in checkedOptionValue(option.link(), { type: "phone", phone }, {})).toBe(isTaken);
  });
});

describe("checkLink", () => {
  it("keeps only the value of its type", () => {
    expect(checkLink("email", "a@b.ch")).toEqual({ ok: true, value: { type: "email", email: "a@b.ch" } });
  });
  it("refuses a link without a value", () => {
    expect(checkLink("phone", " ")).toEqual({ ok: false, error: "input.phone" });
  });
});

describe("checkHref", () => {
  it("tells mail, phone and web addresses apart", () => {
    expect(checkHref("a@b.ch")).toEqual({ ok: true, value: "mailto:a@b.ch" });
    expect(checkHref("052 212 34 56")).toEqual({ ok: true, value: "tel:0522123456" });
    expect(checkHref("optik.example")).toEqual({ ok: true, value: "https://optik.example/" });
  });
});

describe("what is shown of a link", () => {
  it("drops the prefix", () => {
    expect(displayHref("https://optik.example/")).toBe("optik.example");
    expect(displayHref("tel:052")).toBe("052");
  });
  it("is the same link when it is taken unchanged", () => {
    const links = ["https://optik.example/", "http://alt.example/x", "mailto:a@b.ch", "tel:0522123456", "/kontakt"];
    for (const link of links) expect(checkHref(displayHref(link))).toEqual({ ok: true, value: link });
  });
  it("shortens a label of more than 20 letters to 17 and an ellipsis", () => {
    expect(shortLabel("x".repeat(20))).toBe("x".repeat(20));
    expect(shortLabel("x".repeat(21))).toBe(`${"x".repeat(17)}…`);
  });
});
