import { describe, expect, it } from "vitest";
import type { ListedPage } from "../../pages/page-lists.ts";
import { pageGroups } from "./page-groups.ts";

const page = (id: string, collection: ListedPage["collection"] = null): ListedPage => ({
  id,
  name: `Seite ${id}`,
  status: "published",
  role: null,
  collection,
  isProtected: false,
  disallowedLocales: [],
  options: {},
  locales: { de: { slug: id, name: `Name ${id}`, description: "" } },
});

describe("pageGroups", () => {
  const navigation = [
    {
      children: [
        { id: "1", pageId: "b", label: { de: "Bei uns" }, children: [{ id: "2", pageId: "a", label: {} }] },
        { id: "3", pageId: "weg", label: {} },
        { id: "4", pageId: "t", label: {} },
      ],
    },
  ];
  const parts = pageGroups([page("a"), page("b"), page("t", "team")], navigation, "de");

  it("groups the navigation by its entries, names pages by theirs, and leaves out what is gone", () => {
    const shown = parts.navigation.map(({ title, pages }) => ({ title, labels: pages.map(({ label }) => label) }));
    expect(shown).toEqual([
      { title: { text: "Bei uns" }, labels: ["Bei uns", "Name a"] },
      { title: null, labels: ["Name t"] },
    ]);
  });
  it("separates free pages from collections", () => {
    expect(parts.topLevel[0]?.pages.map(({ page: { id } }) => id)).toEqual(["a", "b"]);
    expect(parts.collections.map(({ key }) => key)).toEqual(["team"]);
  });
  it("tells several collections of one name apart, with what lies in none of them at the end", () => {
    const of = (text: string, ...ids: string[]) =>
      ({ collectionId: text, collectionName: "team", text, pageIds: new Set(ids) }) as const;
    const team = ["u", "v", "w"].map((id) => page(id, "team"));
    const { collections } = pageGroups(team, [], "de", [of("Aarau", "v"), of("Baden", "u"), of("Chur")]);
    expect(collections.map(({ title, pages }) => [title, pages.map(({ label }) => label)])).toEqual([
      [{ text: "Aarau" }, ["Name v"]],
      [{ text: "Baden" }, ["Name u"]],
      [{ collection: "team" }, ["Name w"]],
    ]);
  });
});
