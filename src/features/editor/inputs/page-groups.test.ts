import { describe, expect, it } from "vitest";
import type { ListedPage } from "../pages/page-lists.ts";
import { pageGroups } from "./page-groups.ts";

const page = (id: string, collection: ListedPage["collection"] = null): ListedPage => ({
  id,
  name: `Seite ${id}`,
  status: "published",
  role: null,
  collection,
  isProtected: false,
  locales: { de: { slug: id, name: `Name ${id}` } },
});

describe("pageGroups", () => {
  const navigation = [
    {
      id: "n",
      children: [
        { pageId: "b", label: { de: "Bei uns" }, children: [{ pageId: "a", label: {} }] },
        { pageId: "weg", label: {} },
      ],
    },
  ];
  const parts = pageGroups([page("a"), page("b"), page("t", "team")], navigation, "de");

  it("names pages of the navigation by their entry, or by themselves, and leaves out what is gone", () => {
    expect(parts.navigation[0]?.pages.map(({ label }) => label)).toEqual(["Bei uns", "Name a"]);
  });
  it("separates free pages from collections", () => {
    expect(parts.topLevel[0]?.pages.map(({ page: { id } }) => id)).toEqual(["a", "b"]);
    expect(parts.collections.map(({ key }) => key)).toEqual(["team"]);
  });
});
