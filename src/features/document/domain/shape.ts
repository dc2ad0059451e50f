import type { JsonObject } from "~/lib/json-object.ts";

/** From a document's root to one of its parts. */
export type Path = readonly string[];

/** How one kind of document is laid out, told from a path alone. */
export interface DocumentShape {
  /** A part that may be absent: a null there means "not there", and setting null removes it. */
  isEntry(this: void, path: Path): boolean;
  /** A part that changes as a whole although it may be an object. */
  isLeaf(this: void, path: Path): boolean;
  /** What an absent part counts as where that is not nothing, so that changes inside it are told apart. */
  blankAt(this: void, path: Path): JsonObject | undefined;
}

/** Tells whether one path is the other's beginning, so that changing one changes the other. */
export function overlaps(one: Path, other: Path): boolean {
  const length = Math.min(one.length, other.length);
  for (let index = 0; index < length; index++) if (one[index] !== other[index]) return false;
  return true;
}
