import { dequal } from "dequal/lite";
import type { Json } from "~/lib/json.ts";
import { isPlainObject, type JsonObject } from "~/lib/json-object.ts";
import type { Patch } from "../schema.ts";
import type { DocumentShape, Path } from "./shape.ts";

/**
 * What changed between two documents of one shape, each change at the smallest part that is replaced as a whole,
 * sorted by path. An absent part that counts as blank is compared as such: two first texts in two languages are two
 * changes and not one clash.
 */
export function differenceIn(shape: DocumentShape, before: object, after: object): Patch[] {
  const patches: Patch[] = [];
  collect(shape, [], asJson(before), asJson(after), patches);
  return patches;
}

/** The changes that lead back, last first. */
export function invert(patches: readonly Patch[]): Patch[] {
  return patches.map(({ path, before, after }) => ({ path, before: after, after: before })).reverse();
}

/** What stands at a place now; null when it is absent, undefined when what should hold it is absent. */
export function valueIn(shape: DocumentShape, document: object, path: Path): Json | undefined {
  let value: Json | undefined = asJson(document);
  for (let depth = 0; depth < path.length; depth++) {
    if (!isPlainObject(value)) return undefined;
    value = childOf(shape, value, path.slice(0, depth + 1));
  }
  return value ?? null;
}

/**
 * The document with one part replaced; the untouched parts stay the same objects. Throws when the path leads into a
 * part that is not there.
 */
export function withValueIn<Document extends object>(
  shape: DocumentShape,
  document: Document,
  path: Path,
  value: Json,
): Document {
  return replaced(shape, { node: asJson(document), path, depth: 0 }, value) as unknown as Document;
}

function collect(
  shape: DocumentShape,
  path: string[],
  before: Json | undefined,
  after: Json | undefined,
  patches: Patch[],
): void {
  if (before === after) return;
  if (isPlainObject(before) && isPlainObject(after) && !shape.isLeaf(path)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    const changed = [...keys].filter((key) => before[key] !== after[key]); // of a long page's sections one, usually
    for (const key of changed.sort()) {
      const place = [...path, key];
      collect(shape, place, childOf(shape, before, place), childOf(shape, after, place), patches);
    }
  } else if (!dequal(before ?? null, after ?? null)) {
    patches.push({ path, before: before ?? null, after: after ?? null });
  }
}

function childOf(shape: DocumentShape, node: JsonObject, place: Path): Json | undefined {
  const key = place.at(-1) ?? "";
  return Object.hasOwn(node, key) ? node[key] : shape.blankAt(place);
}

interface At {
  node: JsonObject;
  path: Path;
  depth: number;
}

function replaced(shape: DocumentShape, { node, path, depth }: At, value: Json): JsonObject {
  const place = path.slice(0, depth + 1);
  const key = path[depth] ?? "";
  const next = depth === path.length - 1 ? value : descend(shape, { node, path, depth }, value);
  const isGone = shape.isEntry(place) && (next === null || dequal(next, shape.blankAt(place)));
  if (!isGone) return { ...node, [key]: next };
  const { [key]: _, ...others } = node;
  return others;
}

function descend(shape: DocumentShape, { node, path, depth }: At, value: Json): JsonObject {
  const place = path.slice(0, depth + 1);
  const child = childOf(shape, node, place);
  if (!isPlainObject(child)) throw new Error(`The document has no ${place.join(".")}`);
  return replaced(shape, { node: child, path, depth: depth + 1 }, value);
}

/** Documents and their parts are plain JSON; TypeScript cannot see that of interfaces with optional keys. */
function asJson(value: object): JsonObject {
  return value as JsonObject;
}
