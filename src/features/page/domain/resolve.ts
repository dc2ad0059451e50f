import { bySortKey } from "~/lib/sort-key.ts";
import type { Field, Group, PageDocument } from "../schema.ts";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { optionValues } from "~/features/blocks/option-values.ts";
import { blockOf } from "~/kinds/registry.ts";
import { isOpenTo, resolveField, type ResolveSettings } from "./resolve-field.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { withHeadings } from "./headings.ts";
import { isShownTo, isThere } from "./shown-groups.ts";

/** The page in one language, ready for the views: options with their defaults, media and links looked up. Pure. */
export function resolvePage(document: PageDocument, settings: ResolveSettings): ResolvedGroup[] {
  const groups = Object.values(document.groups);
  return withHeadings(resolveGroups(groups, null, settings));
}

function resolveGroups(groups: Group[], parentId: string | null, settings: ResolveSettings): ResolvedGroup[] {
  return groups
    .filter((group) => group.parentId === parentId && isShown(group, settings))
    .sort(bySortKey)
    .flatMap((group) => {
      const block = (settings.blockOf ?? blockOf)(group.kind);
      if (!block) return settings.mode === "edit" ? [unknownGroup(group)] : [];
      return isOpenTo(settings, block) ? [resolveGroup(group, block, groups, settings)] : [];
    });
}

/** A group of a kind that this version does not have: editors see that it is there. */
function unknownGroup({ id, kind, status }: Group): ResolvedGroup {
  return { id, kind, status, options: {}, fields: {}, isLead: false, headingLevel: 2, children: [] };
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
    options: optionValues(block.options, openOptions(block, group, settings)),
    fields: Object.fromEntries(fields),
    isLead: false,
    headingLevel: 2,
    children: block.childKind ? resolveGroups(groups, group.id, settings) : [],
  };
}

/** The stored options without those that are not for this site's visitors. */
function openOptions({ options }: BlockDefinition, group: Group, settings: ResolveSettings): Group["options"] {
  const isOpen = (key: string) => isOpenTo(settings, (Object.hasOwn(options, key) && options[key]) || {});
  return Object.fromEntries(Object.entries(group.options).filter(([key]) => isOpen(key)));
}

function isShown(group: Group, { locale, mode = "live" }: ResolveSettings): boolean {
  return mode === "edit" ? isThere(group) : isShownTo(group, locale);
}
