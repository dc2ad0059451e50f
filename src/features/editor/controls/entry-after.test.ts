import { expect, it } from "vitest";
import { entryAfter } from "./entry-after.ts";

it.each([
  ["the next", ["b"], "c"],
  ["the next that stays", ["b", "c"], "d"],
  ["the one before the end", ["c", "d"], "b"],
  ["nowhere", ["a", "b", "c", "d"], null],
])("goes on at %s", (_where, gone, expected) => expect(entryAfter(["a", "b", "c", "d"], gone)).toBe(expected));
