import { describe, expect, it } from "vitest";
import { widgetAddress, widgetOrigin } from "./widget-address.ts";

describe("where a provider's page may be shown from", () => {
  it.each([
    ["https://termin.example/a?b=c", "https://termin.example"],
    ["https://termin.example:8443/", "https://termin.example:8443"],
    ["http://localhost:4000/widget", "http://localhost:4000"],
    ["http://termin.example/", null],
    ["/de/termin", null],
    ["tel:0520000001", null],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
  ])("%s: %s", (href, origin) => expect(widgetOrigin(href)).toBe(origin));
});

describe("the address of a booking in a dialog", () => {
  const page = { locale: "fr", themeColor: "#0a4f3c" };

  it("says the language, the layout, that a branch can be chosen, and the colour", () => {
    const { searchParams } = new URL(widgetAddress("https://termin.example/optik", page));
    expect(Object.fromEntries(searchParams)).toEqual({
      locale: "fr",
      layout: "modal",
      select_location: "true",
      theme_color: "#0a4f3c",
    });
  });

  it("keeps what the address says itself, and says no colour where there is none", () => {
    const href = "https://termin.example/?select_location=false&layout=page&branch=2#slots";
    expect(widgetAddress(href, { locale: "de", themeColor: "" })).toBe(
      "https://termin.example/?select_location=false&layout=page&branch=2&locale=de#slots",
    );
  });
});
