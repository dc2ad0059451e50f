import { expect, it } from "vitest";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { cardOfPage } from "./collection-card.ts";

const document = { id: "page", name: "guests", locales: { de: { name: "Gästebuch", slug: "gaestebuch" } } } as never;
const section = (kind: string, name: string) =>
  ({
    id: kind,
    kind,
    fields: { name: { type: "text", text: name, lang: null } },
    children: [],
  }) as unknown as ResolvedGroup;
const sections = [section("testimonialDetails", "Margrit Gerber"), section("teamDetails", "Anna Frei")];
const languages = { locale: "de", defaultLocale: "de", path: "/de/gaestebuch" } as const;

it.each([
  ["team", "Anna Frei"],
  ["testimonial", "Margrit Gerber"],
  ["service", "Gästebuch"],
] as const)("a page is called by what it is in a collection of type %s", (collection, name) =>
  expect(cardOfPage(document, sections, { ...languages, collection }).name.text).toBe(name),
);

it("a page without any name is called as editors call it, in the site's first language", () => {
  const nameless = { id: "page", name: "Gäste", locales: {} } as never;
  const called = (locale: "de" | "fr") =>
    cardOfPage(nameless, [], { ...languages, locale, collection: "service" }).name;
  expect([called("de"), called("fr")]).toEqual([
    { text: "Gäste", lang: null },
    { text: "Gäste", lang: "de" },
  ]);
});

it("a page of the team that says nothing of a person bears its own name, not a guest's", () =>
  expect(cardOfPage(document, sections.slice(0, 1), { ...languages, collection: "team" }).name.text).toBe("Gästebuch"));

it("what a page says of itself ends no line before a sign that French sets apart", () => {
  const page = {
    id: "page",
    name: "Bildschirm",
    locales: { fr: { name: "Prêt ?", slug: "ecran", description: "Des lunettes : contre la fatigue" } },
  } as never;
  const card = cardOfPage(page, [], { ...languages, locale: "fr", collection: "service" });
  expect([card.name.text, card.text.text]).toEqual(["Prêt\u202f?", "Des lunettes\u202f: contre la fatigue"]);
});
