import { describe, expect, it } from "vitest";
import type { ListedPage } from "../../pages/page-lists.ts";
import type { PageTreeParts } from "./page-groups.ts";
import { openAtFirst, treeRows } from "./tree-rows.ts";

const entry = (id: string) => ({ page: { id } as ListedPage, label: id });
const pages: PageTreeParts = {
  navigation: [
    { key: "1", title: null, pages: [entry("home")] },
    { key: "2", title: { text: "Bei uns" }, pages: [entry("about"), entry("jobs")] },
  ],
  topLevel: [],
  collections: [{ key: "team", title: { collection: "team" }, pages: [entry("ana")] }],
};
const drawn = (chosenId: string | null) => {
  const open = openAtFirst(pages, chosenId);
  return treeRows(pages, (key) => open.has(key)).map(({ level, key }) => `${level} ${key}`);
};

describe("treeRows", () => {
  it("shows the pages of the navigation at first, and the other parts closed", () => {
    const navigation = ["1 navigation", "2 navigation/1/home", "2 navigation/2"];
    const inside = ["3 navigation/2/about", "3 navigation/2/jobs"];
    expect(drawn(null)).toEqual([...navigation, ...inside, "1 topLevel", "1 collections"]);
  });
  it("opens the branches around the chosen page", () => {
    expect(drawn("ana").slice(-3)).toEqual(["1 collections", "2 collections/team", "3 collections/team/ana"]);
  });
  it("opens another part at first where the pages of the navigation are there already", () => {
    expect([...openAtFirst(pages, null, "topLevel")]).toEqual(["topLevel"]);
    expect([...openAtFirst(pages, null, "collections")]).toEqual(["collections", "collections/team"]);
  });
  it("says of an open part without pages that it is empty", () => {
    expect(treeRows(pages, (key) => key === "topLevel").map(({ type }) => type)).toEqual([
      "branch",
      "branch",
      "empty",
      "branch",
    ]);
  });
});
