import { expect, it } from "vitest";
import { drawnInEditor } from "../../../../../tests/support/in-editor.tsx";
import type { MediumPlaceOfUse } from "~/features/media/library-schema.ts";
import { MediumUses } from "./medium-uses.tsx";

it("calls a page as the language of the page under edit does, before and after it is known", () => {
  const place = { kind: "published", id: "a", name: "Kinderaugen" } as const;
  const locales = { fr: { name: "Les yeux des enfants", slug: "yeux", description: "" } };
  const drawn = (known: object) =>
    drawnInEditor(<MediumUses places={[place]} />, { state: { locale: "fr" }, known: { ...known } });
  expect(drawn({ "page.list": [{ id: "a", name: "Kinderaugen", locales }] })).toContain(">Les yeux des enfants<");
  expect(drawn({})).toContain(">Kinderaugen<");
});

it("leads to where it is changed what shows a medium, as far as that has a panel", () => {
  const id = "0190a7d6-0000-7000-8000-000000000001";
  const kinds = ["published", "logo", "business", "job", "marketplaceItem", "savedSection"] as const;
  const places: MediumPlaceOfUse[] = kinds.map((kind) => ({ kind, id: kind === "logo" ? null : id, name: kind }));
  const drawn = drawnInEditor(<MediumUses places={places} />, { state: { locale: "fr" }, known: {} });
  expect([...drawn.matchAll(/href="([^"]*)"/g)].map(([, href]) => href?.replaceAll("&amp;", "&"))).toEqual([
    `/fr/edit/${id}?toolbar=1`,
    "?settings=1",
    `?directory=1&entry=${id}`,
    `?listings=1&entry=${id}&list=jobs`,
    `?listings=1&entry=${id}&list=items`,
  ]);
  expect(drawn).toContain("Gesicherter Bereich: savedSection");
});
