import type { Patch } from "~/features/page/schema.ts";
import type { Json } from "~/lib/json.ts";

type Tree = { [key: string]: Json };

/** Puts the keys of `patch` over `before`, section by section; arrays and plain values are replaced as a whole. */
export function mergeTree(before: Tree, patch: Tree): Tree {
  const merged = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    const present = before[key];
    merged[key] = isTree(value) && isTree(present) ? mergeTree(present, value) : value;
  }
  return merged;
}

/** What differs between two trees, one patch per smallest part. */
function treePatches(before: Tree, after: Tree, path: string[] = []): Patch[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return keys.flatMap((key): Patch[] => {
    const [from = null, to = null] = [before[key], after[key]];
    if (isTree(from) && isTree(to)) return treePatches(from, to, [...path, key]);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path: [...path, key], before: from, after: to }];
  });
}

function isTree(value: Json | undefined): value is Tree {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
