import { afterEach, expect, it, vi } from "vitest";
import { blockOf } from "~/kinds/registry.ts";
import { collectionKind } from "./collection-kind.ts";

afterEach(() => vi.restoreAllMocks());

it.each(["team", "service", "testimonial", "map"])("makes the pages of %s of sections that exist", (name) => {
  const { layouts } = collectionKind(name);
  const kinds = layouts.flatMap(({ initialGroups }) => initialGroups);
  expect(kinds.length).toBeGreaterThan(0);
  expect(kinds.filter((kind) => (blockOf(kind)?.category ?? null) === null)).toEqual([]);
});

it.each(["course", "constructor"])("logs an unknown kind, %s, and treats it as any collection", (name) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(collectionKind(name)).toMatchObject({ title: "collection.generic", groupKinds: null });
  expect(log).toHaveBeenCalledWith(`Unknown kind of collection: ${name}`);
});
