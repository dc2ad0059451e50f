import { linkValueSchema } from "~/features/blocks/option-kinds.ts";
import { blockOf } from "~/kinds/registry.ts";
import { cardsOf, fieldOf, isKept, sectionsOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** A button that visitors would not see: it has no target, one that is gone, or no label. */
export interface PublishFinding {
  type: "missingLink" | "missingPage" | "missingText";
  groupId: string;
  fieldName: string;
  /** The label that there is, in the first language that has one. */
  text: string;
  /** The languages without a label. */
  locales: Locale[];
}

/**
 * Looks at every visible button of what a publish would show: a label without a link or with one to a page that is not
 * among `pageIds`, or a link without a label. A button with neither is not drawn and no fault. Null: the site's pages
 * are not known yet, and all of them count as there.
 */
export function publishFindings(
  document: PageDocument,
  locales: readonly Locale[],
  pageIds: ReadonlySet<string> | null,
): PublishFinding[] {
  const groups = sectionsOf(document).flatMap((section) => [section, ...cardsOf(document, section.id)]);
  return groups
    .filter((group) => isKept(document, group))
    .flatMap((group) => findingsOf(group, localesOf(document, group, locales), pageIds));
}

function findingsOf(group: Group, locales: Locale[], pageIds: ReadonlySet<string> | null): PublishFinding[] {
  return buttonNames(group).flatMap((fieldName): PublishFinding[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const textIn = (locale: Locale) => field.texts[locale]?.text ?? "";
    const text = locales.map(textIn).find((label) => label !== "") ?? "";
    const link = linkValueSchema.nullable().safeParse(field.options.link ?? null).data ?? null;
    const hasLink = link !== null;
    const found = { groupId: group.id, fieldName, text };
    if (text !== "" && !hasLink) return [{ ...found, type: "missingLink", locales: [] }];
    const target = link?.type === "page" ? link.page?.id : undefined;
    if (text !== "" && target && pageIds && !pageIds.has(target))
      return [{ ...found, type: "missingPage", locales: [] }];
    const empty = locales.filter((locale) => textIn(locale) === "");
    return hasLink && empty.length > 0 ? [{ ...found, type: "missingText", locales: empty }] : [];
  });
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
