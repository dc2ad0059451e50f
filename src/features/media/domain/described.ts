import { dequal } from "dequal/lite";
import type { DescribeMediumInput, MediumDescription } from "../schema.ts";

/** What a medium counts as of which nothing was said. */
export const undescribed: MediumDescription = { alt: {}, focalPoint: null, tags: [] };

/**
 * What is said of a medium afterwards: other languages stay as they are, and so does what is left out. The very same
 * object when there is nothing to change.
 */
export function described(
  before: MediumDescription,
  { alt, focalPoint, tags }: Omit<DescribeMediumInput, "id">,
): MediumDescription {
  const words = Object.entries({ ...before.alt, ...alt }).filter(([, text]) => text !== null);
  const after = {
    alt: Object.fromEntries(words) as MediumDescription["alt"],
    focalPoint: focalPoint === undefined ? before.focalPoint : focalPoint,
    tags: tags === undefined ? before.tags : [...new Set(tags)],
  };
  return dequal(before, after) ? before : after;
}
