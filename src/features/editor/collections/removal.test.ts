import { expect, it } from "vitest";
import type { ListedCollection } from "~/features/site/collection-schema.ts";
import { removalOf } from "./removal.ts";

const of = (collectionId: string, type: "page" | "group"): ListedCollection => ({
  collectionId,
  collectionName: "team",
  type,
  label: {},
  items: [],
  archive: [],
});
const others = [of("a", "page"), of("b", "group")];
const ways = (type: "page" | "group", pageIds: (string | null)[]) => {
  const atStake = pageIds.map((pageId) => ({ pageId }));
  const { targets, canTrash } = removalOf({ collection: { type }, others, atStake, pageId: "here" });
  return [targets.map(({ collectionId }) => collectionId), canTrash];
};

it("offers the collections of the same type, and the trash for pages other than the one under edit", () => {
  expect(ways("page", ["one", "two"])).toEqual([["a"], true]);
  expect(ways("page", ["one", "here"])).toEqual([["a"], false]);
  expect(ways("group", [null])).toEqual([["b"], false]);
});
