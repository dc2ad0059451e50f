import { afterEach, expect, it, vi } from "vitest";
import { collectionKind } from "./collection-kind.ts";

afterEach(() => vi.restoreAllMocks());

it.each(["course", "constructor"])("logs an unknown kind, %s, and treats it as any collection", (name) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(collectionKind(name)).toMatchObject({ title: "collection.generic", groupKinds: null });
  expect(log).toHaveBeenCalledWith(`Unknown kind of collection: ${name}`);
});
