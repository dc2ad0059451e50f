import { expect, it } from "vitest";
import { collectionNameSchema } from "~/features/page/schema.ts";
import { layoutNameSchema, layoutsFor } from "./schema.ts";

it("offers every layout somewhere, and those of pages to no collection but the text", () => {
  const ofItems = collectionNameSchema.options.flatMap(layoutsFor);
  expect(new Set([...layoutsFor(null), ...ofItems])).toEqual(new Set(layoutNameSchema.options));
  expect(layoutsFor(null).filter((layout) => ofItems.includes(layout))).toEqual(["text"]);
  for (const name of collectionNameSchema.options) expect(layoutsFor(name).length, name).toBeGreaterThan(0);
  expect(layoutsFor("constructor")).toEqual([]);
});
