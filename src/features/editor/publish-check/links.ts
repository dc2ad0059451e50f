import { linkValueSchema, type LinkValue } from "~/features/blocks/option-kinds.ts";
import { blockOf } from "~/kinds/registry.ts";
import { fieldOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";
import { checkedGroups } from "./checked-groups.ts";
import { wordLinks } from "./word-links.ts";

/**
 * Looks at every visible button of what a publish would show: a label without a link or with one to a page that is not
 * among `pageIds`, or a link without a label. A button with neither is not drawn and no fault. Links of pictures and in
 * formatted text are dead when their page is not there. Null: the site's pages are not known yet, and all of them count
 * as there.
 */
export function linkFindings(
  document: PageDocument,
  locales: readonly Locale[],
  pageIds: ReadonlySet<string> | null,
): PublishFinding[] {
  return checkedGroups(document, locales).flatMap(({ group, shownIn }) => [
    ...buttonFindings(group, shownIn, pageIds),
    ...deadLinksOf(group, shownIn, pageIds),
  ]);
}

/** Links to pages that are not there, of pictures and in formatted text. */
function deadLinksOf(group: Group, locales: Locale[], pageIds: ReadonlySet<string> | null): PublishFinding[] {
  if (!pageIds) return [];
  return Object.entries(blockOf(group.kind)?.fields ?? {}).flatMap(([fieldName, { type }]): PublishFinding[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const place = { type: "item" as const, groupId: group.id, fieldName };
    if (type === "image") {
      const id = field.mediaId ? pageOf(linkIn(field.options)) : undefined;
      if (!id || pageIds.has(id)) return [];
      return [{ type: "missingPage", place: { ...place, part: { type: "link" } }, text: "", locales: [] }];
    }
    if (type !== "richText") return [];
    const dead = wordLinks(field, locales).find(
      ({ url }) => url.startsWith("page:") && !pageIds.has(url.slice("page:".length)),
    );
    if (!dead) return [];
    const words = { ...place, part: { type: "words" as const, url: dead.url } };
    return [{ type: "missingPage", place: words, text: dead.text, locales: dead.locales }];
  });
}

function linkIn(options: Record<string, unknown>): LinkValue | null {
  return linkValueSchema.nullable().safeParse(options["link"] ?? null).data ?? null;
}

function pageOf(link: LinkValue | null): string | undefined {
  return link?.type === "page" ? link.page?.id : undefined;
}

function buttonFindings(group: Group, locales: Locale[], pageIds: ReadonlySet<string> | null): PublishFinding[] {
  return buttonNames(group).flatMap((fieldName): PublishFinding[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const textIn = (locale: Locale) => field.texts[locale]?.text ?? "";
    const text = locales.map(textIn).find((label) => label !== "") ?? "";
    const link = linkIn(field.options);
    const hasLink = link !== null || leadsToBooking(group);
    const place = { type: "item" as const, groupId: group.id, fieldName };
    const found = { place: { ...place, part: { type: "link" as const } }, text, locales: [] };
    if (text !== "" && !hasLink) return [{ ...found, type: "missingLink" }];
    const target = pageOf(link);
    if (text !== "" && target && pageIds && !pageIds.has(target)) return [{ ...found, type: "missingPage" }];
    const empty = locales.filter((locale) => textIn(locale) === "");
    return hasLink && empty.length > 0 ? [{ type: "missingText", place, text, locales: empty }] : [];
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
