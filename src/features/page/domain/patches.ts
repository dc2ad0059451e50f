import { differenceIn, invert, valueIn, withValueIn } from "~/features/document/domain/patches.ts";
import type { Path } from "~/features/document/domain/shape.ts";
import type { Json } from "~/lib/json.ts";
import type { PageDocument, Patch } from "../schema.ts";
import { pageShape } from "./places.ts";

export { invert };

/**
 * What changed between two pages, each change at the smallest part that is replaced as a whole, sorted by path. An
 * absent field counts as blank, so that two first texts in two languages are two changes and not one clash.
 */
export function difference(before: PageDocument, after: PageDocument): Patch[] {
  return differenceIn(pageShape, before, after);
}

/** The page with the changes applied in turn. Throws when a change leads into a part that is not there. */
export function applyPatches(document: PageDocument, patches: readonly Patch[]): PageDocument {
  return patches.reduce((result, patch) => withValue(result, patch.path, patch.after), document);
}

/** What stands at a place now; null when it is absent, undefined when what should hold it is absent. */
export function valueAt(document: PageDocument, path: Path): Json | undefined {
  return valueIn(pageShape, document, path);
}

/** The page with one part replaced; the untouched parts stay the same objects. */
export function withValue(document: PageDocument, path: Path, value: Json): PageDocument {
  return withValueIn(pageShape, document, path, value);
}
