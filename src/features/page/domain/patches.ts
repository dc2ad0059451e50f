import type { Json } from "~/lib/json.ts";
import type { Field, PageDocument, Patch } from "../schema.ts";
import { blankField, isBlank } from "./fields.ts";
import { isEntry, isFieldPlace, isLeaf, type Path } from "./places.ts";
import { isPlainObject, sameJson, type JsonObject } from "./same-json.ts";

/**
 * What changed between two documents, each change at the smallest part that is replaced as a whole, sorted by path. An
 * absent field counts as blank, so that two first texts in two languages are two changes and not one clash.
 */
export function difference(before: PageDocument, after: PageDocument): Patch[] {
  const patches: Patch[] = [];
  collect([], asJson(before), asJson(after), patches);
  return patches;
}

/** The document with the changes applied in turn. Throws when a change leads into a part that is not there. */
export function applyPatches(document: PageDocument, patches: readonly Patch[]): PageDocument {
  return patches.reduce((result, patch) => withValue(result, patch.path, patch.after), document);
}

/** The changes that lead back, last first. */
export function invert(patches: readonly Patch[]): Patch[] {
  return patches.map(({ path, before, after }) => ({ path, before: after, after: before })).reverse();
}

/** What stands at a place now; null when it is absent, undefined when what should hold it is absent. */
export function valueAt(document: PageDocument, path: Path): Json | undefined {
  let value: Json | undefined = asJson(document);
  for (let depth = 0; depth < path.length; depth++) {
    if (!isPlainObject(value)) return undefined;
    value = childOf(value, path.slice(0, depth + 1));
  }
  return value ?? null;
}

/** The document with one part replaced; the untouched parts stay the same objects. */
export function withValue(document: PageDocument, path: Path, value: Json): PageDocument {
  return replaced(asJson(document), path, 0, value) as unknown as PageDocument;
}

function collect(path: string[], before: Json | undefined, after: Json | undefined, patches: Patch[]): void {
  if (before === after) return;
  if (isPlainObject(before) && isPlainObject(after) && !isLeaf(path)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    for (const key of keys) {
      const place = [...path, key];
      collect(place, childOf(before, place), childOf(after, place), patches);
    }
  } else if (!sameJson(before ?? null, after ?? null)) {
    patches.push({ path, before: before ?? null, after: after ?? null });
  }
}

function childOf(node: JsonObject, place: Path): Json | undefined {
  const key = place.at(-1) ?? "";
  if (Object.hasOwn(node, key)) return node[key];
  return isFieldPlace(place) ? asJson(blankField(place[1] ?? "", key)) : undefined;
}

function replaced(node: JsonObject, path: Path, depth: number, value: Json): JsonObject {
  const place = path.slice(0, depth + 1);
  const key = path[depth] ?? "";
  const next = depth === path.length - 1 ? value : descend(node, path, depth, value);
  const isGone = isEntry(place) && (next === null || (isFieldPlace(place) && isBlankJson(place[1] ?? "", next)));
  if (!isGone) return { ...node, [key]: next };
  const { [key]: _, ...others } = node;
  return others;
}

function descend(node: JsonObject, path: Path, depth: number, value: Json): JsonObject {
  const child = childOf(node, path.slice(0, depth + 1));
  if (!isPlainObject(child)) throw new Error(`The document has no ${path.slice(0, depth + 1).join(".")}`);
  return replaced(child, path, depth + 1, value);
}

function isBlankJson(groupId: string, value: Json): boolean {
  return isPlainObject(value) && isBlank(groupId, value as unknown as Field);
}

/** Documents and their parts are plain JSON; TypeScript cannot see that of interfaces with optional keys. */
function asJson(value: PageDocument | Field): JsonObject {
  return value;
}
