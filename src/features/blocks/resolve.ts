import type { Field, Group, PageDocument } from "~/features/page/schema.ts";
import type { BlockDefinition } from "./define-block.ts";
import { optionValues } from "./option-values.ts";
import { blockOf } from "./registry.ts";
import { resolveField, type ResolveSettings } from "./resolve-field.ts";
import type { ResolvedGroup } from "./resolved.ts";

/** The page in one language, ready for the views: options with their defaults, media and links looked up. Pure. */
export function resolvePage(document: PageDocument, settings: ResolveSettings): ResolvedGroup[] {
  const groups = Object.values(document.groups);
  const sections = resolveGroups(groups, null, settings);
  const lead = sections.findIndex((section) => "title" in section.fields);
  return sections.map((section, index) => ({ ...section, isLead: index === lead }));
}

function resolveGroups(groups: Group[], parentId: string | null, settings: ResolveSettings): ResolvedGroup[] {
  return groups
    .filter((group) => group.parentId === parentId && isShown(group, settings))
    .sort(bySortKey)
    .flatMap((group) => {
      const block = blockOf(group.kind);
      return block ? [resolveGroup(group, block, groups, settings)] : [];
    });
}

function resolveGroup(group: Group, block: BlockDefinition, groups: Group[], settings: ResolveSettings): ResolvedGroup {
  const fields = Object.entries(block.fields).map(([name, definition]) => {
    const field: Field | undefined = Object.hasOwn(group.fields, name) ? group.fields[name] : undefined;
    return [name, resolveField({ groupId: group.id, name, definition, field }, settings)] as const;
  });
  return {
    id: group.id,
    kind: group.kind,
    status: group.status,
    options: optionValues(block.options, group.options),
    fields: Object.fromEntries(fields),
    isLead: false,
    children: block.childKind ? resolveGroups(groups, group.id, settings) : [],
  };
}

function isShown(group: Group, { locale, mode = "live" }: ResolveSettings): boolean {
  if (group.status === "deleted" || group.status === "archived") return false;
  if (mode === "edit") return true;
  return group.status !== "markedForDeletion" && !group.disallowedLocales.includes(locale);
}

/** Plain code-unit order, as fractional indexing needs it. */
function bySortKey(one: Group, other: Group): number {
  if (one.sortKey !== other.sortKey) return one.sortKey < other.sortKey ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}
