import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { freeSlug, isReservedSlug, isSlug } from "./slug.ts";
import { toSlug } from "./to-slug.ts";

describe("toSlug", () => {
  it.each([
    ["Über uns", "ueber-uns"],
    ["Öffnungszeiten & Anfahrt", "oeffnungszeiten-anfahrt"],
    ["Grösse, Mass, Straße", "groesse-mass-strasse"],
    ["U\u0308ber", "ueber"],
    ["Élève à l’école", "eleve-a-l-ecole"],
    ["L'été à Genève", "l-ete-a-geneve"],
    ["Ça va, Noël?", "ca-va-noel"],
    ["Œuvres d'art", "oeuvres-d-art"],
    ["Aujourd’hui, jusqu'au soir", "aujourd-hui-jusqu-au-soir"],
    ["Storia dell’arte", "storia-dell-arte"],
    ["Anna's und Luca’s Café", "annas-und-lucas-cafe"],
    ["Rock 'n' Roll", "rock-n-roll"],
    ["Søren Łukasz", "soren-lukasz"],
    ["iPhone 15 Pro", "iphone-15-pro"],
    ["Raum m²", "raum-m2"],
    ["  --Jobs  2026!--  ", "jobs-2026"],
    ["~Impressum", "~impressum"],
    ["I ♥ Golf", "i-golf"],
    ["日本語", ""],
    ["…", ""],
    ["~", ""],
  ])("writes %j as %j", (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });

  it("ends no long address in the middle of a hyphen", () => {
    expect(toSlug(`${"a".repeat(79)} b`)).toBe("a".repeat(79));
    expect(toSlug("b".repeat(200))).toBe("b".repeat(80));
  });

  it("leaves an address as it is, and makes nothing else out of any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const slug = toSlug(text);
        expect(slug).toMatch(/^$|^~?[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(toSlug(slug)).toBe(slug);
        expect(isSlug(slug)).toBe(slug !== "");
      }),
    );
  });

  it("leaves whatever looks like an address as it is", () => {
    const parts = fc.stringMatching(/^~?[a-z0-9-]{1,82}$/);
    fc.assert(fc.property(parts, (text) => void (isSlug(text) && expect(toSlug(text)).toBe(text))));
    expect(isSlug(toSlug(`~${"b".repeat(200)}`))).toBe(true);
    expect(isSlug("b".repeat(81))).toBe(false);
  });
});

it("numbers an address that is taken or reserved", () => {
  expect(freeSlug("kontakt", new Set())).toBe("kontakt");
  expect(freeSlug("kontakt", new Set(["kontakt", "kontakt-2"]))).toBe("kontakt-3");
  expect(isReservedSlug("login")).toBe(true);
  expect(freeSlug("login", new Set())).toBe("login-2");
  const long = toSlug(`Kopie von ${"sehr langem ".repeat(9)}`);
  expect(freeSlug(long, new Set([long]))).toSatisfy(isSlug);
});
