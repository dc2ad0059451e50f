import { dequal } from "dequal/lite";
import { valueIn, withValueIn } from "~/features/document/domain/patches.ts";
import type { Patch } from "~/features/document/schema.ts";
import { undescribed } from "~/features/media/domain/described.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { siteShape } from "~/features/site/domain/site-shape.ts";

/**
 * Those of the known media that changes of the site are about, as they are afterwards; `isNews` is false for changes that
 * were shown here before they were saved, of which only what stands here again as it was before them is changed.
 */
export function mediaAfter(media: Record<string, MediaRef>, patches: readonly Patch[], isNews = true): MediaRef[] {
  const ids = new Set(patches.flatMap(({ path: [root, id] }) => (root === "media" && id ? [id] : [])));
  return [...ids].flatMap((id) => {
    const before = media[id];
    if (!before) return [];
    const { alt, altSources = {}, altMachine = [], focalPoint } = before;
    const said = { media: { [id]: { alt, altSources, altMachine, focalPoint, tags: undescribed.tags } } };
    const after = patches
      .filter(({ path }) => path[0] === "media" && path[1] === id)
      .reduce((document, { path, before, after }) => {
        const isDue = isNews || dequal(valueIn(siteShape, document, path), before);
        return isDue ? withValueIn(siteShape, document, path, after) : document;
      }, said);
    const now = after.media[id] ?? undescribed;
    return [
      { ...before, alt: now.alt, altSources: now.altSources, altMachine: now.altMachine, focalPoint: now.focalPoint },
    ];
  });
}
