import type { ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";
import { blockOf } from "~/kinds/registry.ts";

/** What visitors see of a page: without the sections and cards that would be an empty band. */
export function filledGroups(groups: readonly ResolvedGroup[]): ResolvedGroup[] {
  return groups
    .map((group) => ({ ...group, children: filledGroups(group.children) }))
    .filter(
      ({ kind, fields, children }) =>
        blockOf(kind)?.drawsItself === true || children.length > 0 || Object.values(fields).some(isFilled),
    );
}

function isFilled(field: ResolvedField): boolean {
  switch (field.type) {
    case "text":
      return field.text !== "";
    case "richText":
      return field.value !== null;
    case "button":
      return field.text !== "" && field.link !== null;
    case "image":
    case "video":
      return field.media !== null;
    case "mediaList":
      return field.items.length > 0;
  }
}
