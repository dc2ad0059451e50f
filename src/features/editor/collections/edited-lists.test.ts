import { expect, it } from "vitest";
import type { ListedCollection } from "~/features/site/collection-schema.ts";
import type { Collection } from "~/features/site/document-schema.ts";
import { editedLists } from "./edited-lists.ts";
import { mayLeave, memberId, shownCollection } from "./section-collection.ts";

const listedItem = (pageId: string) => ({ pageId, groupId: null }) as ListedCollection["items"][number];
const listed = (collectionId: string, items: string[] = [], archive: string[] = []): ListedCollection => ({
  collectionId,
  collectionName: "team",
  type: "page",
  label: {},
  items: items.map(listedItem),
  archive: archive.map(listedItem),
});
/** Each item by its letter, archived ones in capitals, in order. */
const edited = (letters: string): Collection => ({
  name: "team",
  type: "page",
  label: {},
  sortKey: "a0",
  items: Object.fromEntries(
    [...letters].map((letter, at) => {
      const archived = letter !== letter.toLowerCase();
      return [`id ${letter}`, { pageId: letter.toLowerCase(), groupId: null, archived, sortKey: `a${at}` }];
    }),
  ),
});

it("shows a new name at once", () => {
  const renamed = { ...edited(""), label: { de: "Werkstatt" } };
  expect(editedLists(listed("one"), renamed).label).toEqual({ de: "Werkstatt" });
});

it.each([
  ["the order of the list", undefined, ["abc", "x"]],
  ["a new order", "cabX", ["cab", "x"]],
  ["what was archived", "aBcX", ["ac", "bx"]],
  ["what is shown again", "abcx", ["abcx", ""]],
  ["what was removed", "bcX", ["bc", "x"]],
  ["nothing of what has no name yet", "abcqX", ["abc", "x"]],
])("shows %s at once", (_, letters, [items, archive]) => {
  const lists = editedLists(listed("one", ["a", "b", "c"], ["x"]), letters === undefined ? undefined : edited(letters));
  expect(lists.items.map(memberId).join("")).toBe(items);
  expect(lists.archive.map(memberId).join("")).toBe(archive);
});

it("shows the collection that a section names, or else the first one of its name", () => {
  const all = [{ ...listed("map"), collectionName: "map" as const }, listed("one"), listed("two")];
  const shown = (options: Record<string, unknown>, kind = "teamContainer") =>
    shownCollection(all, { kind, options })?.collectionId;
  expect(shown({ collection: "two" })).toBe("two");
  expect(shown({})).toBe("one");
  expect(shown({ collection: "map" })).toBe("one");
  expect(shown({}, "hero")).toBeUndefined();
});

it("lets a page leave a collection that its address names only where another one of the name holds it", () => {
  const page = { ...listedItem("a"), collection: "team" as const };
  expect(mayLeave(page, "team", [listed("two", ["b"])])).toBe(false);
  expect(mayLeave(page, "team", [listed("two", [], ["a"])])).toBe(true);
  expect(mayLeave({ ...page, collection: null }, "team", [])).toBe(true);
  expect(mayLeave({ ...page, pageId: null, groupId: "g" }, "team", [])).toBe(true);
});
