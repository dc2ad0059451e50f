import { linkValueSchema, type LinkValue } from "~/features/blocks/option-kinds.ts";
import { blockOf } from "~/kinds/registry.ts";
import { cardsOf, fieldOf, isKept, sectionsOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import { linksOf } from "~/features/page/domain/rich-text.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** A button that visitors would not see, for it has no target, one that is gone, or no label; or any other dead link. */
export interface PublishFinding {
  type: "missingLink" | "missingPage" | "missingText";
  groupId: string;
  fieldName: string;
  /** The label or the linked words, in the first language that has some; empty for a picture. */
  text: string;
  /** The languages without a label. */
  locales: Locale[];
}

/**
 * Looks at every visible button of what a publish would show: a label without a link or with one to a page that is not
 * among `pageIds`, or a link without a label. A button with neither is not drawn and no fault. Links of pictures and in
 * formatted text are dead when their page is not there. Null: the site's pages are not known yet, and all of them count
 * as there.
 */
export function publishFindings(
  document: PageDocument,
  locales: readonly Locale[],
  pageIds: ReadonlySet<string> | null,
): PublishFinding[] {
  const groups = sectionsOf(document).flatMap((section) => [section, ...cardsOf(document, section.id)]);
  return groups
    .filter((group) => isKept(document, group))
    .flatMap((group) => {
      const shownIn = localesOf(document, group, locales);
      return [...findingsOf(group, shownIn, pageIds), ...deadLinksOf(group, shownIn, pageIds)];
    });
}

/** Links to pages that are not there, of pictures and in formatted text. */
function deadLinksOf(group: Group, locales: Locale[], pageIds: ReadonlySet<string> | null): PublishFinding[] {
  if (!pageIds) return [];
  return Object.entries(blockOf(group.kind)?.fields ?? {}).flatMap(([fieldName, { type }]): PublishFinding[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const found: Omit<PublishFinding, "text"> = { type: "missingPage", groupId: group.id, fieldName, locales: [] };
    if (type === "image") {
      const id = field.mediaId ? pageOf(linkIn(field.options)) : undefined;
      return id && !pageIds.has(id) ? [{ ...found, text: "" }] : [];
    }
    if (type !== "richText") return [];
    const texts = locales.flatMap((locale) => richTextSchema.safeParse(field.texts[locale]?.json).data ?? []);
    const dead = linksOf(texts).filter(({ url }) => url.startsWith("page:") && !pageIds.has(url.slice("page:".length)));
    return dead.slice(0, 1).map(({ text }) => ({ ...found, text }));
  });
}

function linkIn(options: Record<string, unknown>): LinkValue | null {
  return linkValueSchema.nullable().safeParse(options["link"] ?? null).data ?? null;
}

function pageOf(link: LinkValue | null): string | undefined {
  return link?.type === "page" ? link.page?.id : undefined;
}

function findingsOf(group: Group, locales: Locale[], pageIds: ReadonlySet<string> | null): PublishFinding[] {
  return buttonNames(group).flatMap((fieldName): PublishFinding[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const textIn = (locale: Locale) => field.texts[locale]?.text ?? "";
    const text = locales.map(textIn).find((label) => label !== "") ?? "";
    const link = linkIn(field.options);
    const hasLink = link !== null || leadsToBooking(group);
    const found = { groupId: group.id, fieldName, text };
    if (text !== "" && !hasLink) return [{ ...found, type: "missingLink", locales: [] }];
    const target = pageOf(link);
    if (text !== "" && target && pageIds && !pageIds.has(target))
      return [{ ...found, type: "missingPage", locales: [] }];
    const empty = locales.filter((locale) => textIn(locale) === "");
    return hasLink && empty.length > 0 ? [{ ...found, type: "missingText", locales: empty }] : [];
  });
}

/** The button of a section with a booking leads there. */
function leadsToBooking({ kind, options }: Group): boolean {
  return blockOf(kind)?.options["booking"]?.type === "bookingLink" && (options["booking"] ?? null) !== null;
}

function buttonNames(group: Group): string[] {
  const fields = blockOf(group.kind)?.fields ?? {};
  return Object.keys(fields).filter((name) => fields[name]?.type === "button");
}

/** The languages in which the group is shown: neither it, its board nor the page is kept out of them. */
function localesOf(document: PageDocument, group: Group, locales: readonly Locale[]): Locale[] {
  const board = group.parentId === null ? undefined : document.groups[group.parentId];
  const disallowed = [...document.disallowedLocales, ...group.disallowedLocales, ...(board?.disallowedLocales ?? [])];
  return locales.filter((locale) => !disallowed.includes(locale));
}
