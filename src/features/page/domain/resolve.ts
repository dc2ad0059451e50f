import { bySortKey } from "~/lib/sort-key.ts";
import type { Field, Group, PageDocument } from "../schema.ts";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { optionValues } from "~/features/blocks/option-values.ts";
import { blockOf } from "~/kinds/registry.ts";
import { isOpenTo, resolveField, type ResolveSettings } from "./resolve-field.ts";
import type { HeadingLevel, ResolvedField, ResolvedGroup } from "~/features/blocks/resolved.ts";
import { isShownTo, isThere } from "./shown-groups.ts";

/** The page in one language, ready for the views: options with their defaults, media and links looked up. Pure. */
export function resolvePage(document: PageDocument, settings: ResolveSettings): ResolvedGroup[] {
  const groups = Object.values(document.groups);
  const sections = resolveGroups(groups, null, settings);
  const titled = sections.findIndex(hasTitle);
  const lead = titled === -1 ? sections.findIndex((section) => "title" in section.fields) : titled;
  return sections.map((section, index) => withHeadings({ ...section, isLead: index === lead }, index === lead ? 1 : 2));
}

/** The title of a section has level 1 or 2; what stands under it comes one level below, or in its place when it has none. */
function withHeadings(group: ResolvedGroup, headingLevel: HeadingLevel): ResolvedGroup {
  const below = Math.max(2, hasTitle(group) ? headingLevel + 1 : headingLevel) as HeadingLevel;
  return {
    ...group,
    headingLevel,
    fields: Object.fromEntries(
      Object.entries(group.fields).map(([name, field]) => [
        name,
        field.type === "richText" ? { ...field, headingLevel: below } : field,
      ]),
    ),
    children: group.children.map((child) => withHeadings(child, below)),
  };
}

/** The name of a person or of who says something stands as the title where there is none. */
function hasTitle({ fields: { title, name } }: ResolvedGroup): boolean {
  return isWritten(title ?? name);
}

function isWritten(title: ResolvedField | undefined): boolean {
  return title?.type === "text" && (title.text !== "" || title.fallback !== "");
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
