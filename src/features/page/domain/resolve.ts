import { DomainError } from "~/lib/errors.ts";
import { ownValue } from "~/lib/own-value.ts";
import { bySortKey } from "~/lib/sort-key.ts";
import type { Field, Group, PageDocument } from "../schema.ts";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { addressLink } from "~/features/blocks/link.ts";
import { bookingLinkSchema } from "~/features/blocks/option-kinds.ts";
import { optionValues } from "~/features/blocks/option-values.ts";
import { blockOf } from "~/kinds/registry.ts";
import { isOpenTo, resolveField, type ResolveSettings } from "./resolve-field.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import { withHeadings, type HeadingMemory } from "./headings.ts";
import { isClosedIn } from "./groups.ts";
import { isShownTo, isThere } from "./shown-groups.ts";

/**
 * The page in one language, ready for the views: options with their defaults, media and links looked up. Pure. Throws
 * `invalid` where no language is named.
 */
export function resolvePage(document: PageDocument, settings: ResolveSettings): ResolvedGroup[] {
  return resolveWith(newMemory(), document, settings);
}

/**
 * Resolves a page again and again as it changes: a group that has not changed since, in the same settings and with a heading
 * of the same level, is the same object again.
 */
export function createPageResolver(): typeof resolvePage {
  let last: { settings: ResolveSettings; memory: Memory } | null = null;
  return (document, settings) => {
    const memory = last && isSame(last.settings, settings) ? last.memory : newMemory();
    last = { settings, memory };
    return resolveWith(memory, document, settings);
  };
}

/** What was made of each group the last time, and of that with its heading. */
interface Memory {
  groups: WeakMap<Group, ResolvedGroup>;
  headings: HeadingMemory;
}

function newMemory(): Memory {
  return { groups: new WeakMap(), headings: new WeakMap() };
}

function isSame(one: ResolveSettings, other: ResolveSettings): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof ResolveSettings>;
  return [...names].every((name) => one[name] === other[name]);
}

function resolveWith(memory: Memory, document: PageDocument, settings: ResolveSettings): ResolvedGroup[] {
  if (!settings.locale) throw new DomainError("invalid", "Lang is required for localized content");
  return withHeadings(resolveGroups(Object.values(document.groups), null, { ...settings, memory }), memory.headings);
}

interface Remembering extends ResolveSettings {
  memory: Memory;
}

function resolveGroups(groups: Group[], parentId: string | null, settings: Remembering): ResolvedGroup[] {
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

function resolveGroup(group: Group, block: BlockDefinition, groups: Group[], settings: Remembering): ResolvedGroup {
  const children = block.childKind ? resolveGroups(groups, group.id, settings) : [];
  const known = settings.memory.groups.get(group);
  if (known && isEach(known.children, children)) return known;
  const resolved = resolveAnew(group, block, children, settings);
  settings.memory.groups.set(group, resolved);
  return resolved;
}

function isEach(some: readonly ResolvedGroup[], others: readonly ResolvedGroup[]): boolean {
  return some.length === others.length && some.every((each, index) => each === others[index]);
}

function resolveAnew(
  group: Group,
  block: BlockDefinition,
  children: ResolvedGroup[],
  settings: ResolveSettings,
): ResolvedGroup {
  const fields = Object.entries(block.fields).map(([name, definition]) => {
    const field: Field | undefined = ownValue(group.fields, name);
    return [name, resolveField({ groupId: group.id, name, definition, field }, settings)] as const;
  });
  const options = optionValues(block.options, openOptions(block, group, settings));
  return {
    id: group.id,
    kind: group.kind,
    status: group.status,
    ...(isClosedIn(group, settings.locale) && { isClosed: true as const }),
    options,
    fields: withBooking(Object.fromEntries(fields), block, options, settings),
    isLead: false,
    headingLevel: 2,
    children,
  };
}

/** The buttons of a section with a booking lead there, whatever link they have themselves. */
function withBooking(
  fields: ResolvedGroup["fields"],
  block: BlockDefinition,
  options: ResolvedGroup["options"],
  { mode }: ResolveSettings,
): ResolvedGroup["fields"] {
  if (block.options["booking"]?.type !== "bookingLink") return fields;
  const booking = bookingLinkSchema.safeParse(options["booking"]).data;
  const address = booking ? addressLink(booking.url) : null;
  if (!address) return fields;
  const link = booking?.type === "iframe" ? { ...address, isWidget: true as const } : address;
  const led = Object.entries(fields).map(([name, field]) => {
    const leads = field.type === "button" && (field.visible || mode === "edit");
    return [name, leads ? { ...field, link } : field] as const;
  });
  return Object.fromEntries(led);
}

/** The stored options without those that are not for this site's visitors. */
function openOptions({ options }: BlockDefinition, group: Group, settings: ResolveSettings): Group["options"] {
  const isOpen = (key: string) => isOpenTo(settings, ownValue(options, key) ?? {});
  return Object.fromEntries(Object.entries(group.options).filter(([key]) => isOpen(key)));
}

function isShown(group: Group, { locale, mode = "live" }: ResolveSettings): boolean {
  return mode === "edit" ? isThere(group) : isShownTo(group, locale);
}
