import { isFilled } from "~/features/blocks/is-filled.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { blockOf } from "~/kinds/registry.ts";
import { withHeadings } from "./headings.ts";

/**
 * What visitors see of a page's sections with this data: without the sections and cards that would be an empty band, and
 * headed by the first title that is left. Pure.
 */
export function filledSections(sections: readonly ResolvedGroup[], data: ViewContext["data"]): ResolvedGroup[] {
  return withHeadings(filledGroups(sections, data));
}

function filledGroups(groups: readonly ResolvedGroup[], data: ViewContext["data"]): ResolvedGroup[] {
  return groups
    .map((group) => ({ ...group, children: showsCards(group) ? filledGroups(group.children, data) : [] }))
    .filter((group) => hasWhatItNeeds(group, data) && drawsSomething(group, data));
}

function showsCards(group: ResolvedGroup): boolean {
  return blockOf(group.kind)?.showsCards?.(group) ?? true;
}

function hasWhatItNeeds(group: ResolvedGroup, data: ViewContext["data"]): boolean {
  return blockOf(group.kind)?.needs?.(group, data) ?? true;
}

function drawsSomething(group: ResolvedGroup, data: ViewContext["data"]): boolean {
  return drawsItself(group, data) || group.children.length > 0 || Object.values(group.fields).some(isFilled);
}

function drawsItself({ kind, options, fields }: ResolvedGroup, data: ViewContext["data"]): boolean {
  const draws = blockOf(kind)?.drawsItself ?? false;
  return typeof draws === "function" ? draws({ options, fields, data }) : draws;
}
