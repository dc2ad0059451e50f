import { isPlainObject, type JsonObject } from "~/lib/json-object.ts";

/** Puts the keys of `patch` over `before`, section by section; arrays and plain values are replaced as a whole. */
export function mergeTree(before: JsonObject, patch: JsonObject): JsonObject {
  const merged = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    const present = before[key];
    merged[key] = isPlainObject(value) && isPlainObject(present) ? mergeTree(present, value) : value;
  }
  return merged;
}
