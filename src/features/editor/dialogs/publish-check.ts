import { blockOf } from "~/kinds/registry.ts";
import { cardsOf, fieldOf, isKept, sectionsOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";

/** A button that visitors would see without a target, or not see because its label is missing. */
export interface PublishFinding {
  type: "missingLink" | "missingText";
  groupId: string;
  fieldName: string;
  /** The label that there is, in the first language that has one. */
  text: string;
  /** The languages without a label. */
  locales: Locale[];
}

/**
 * Looks at every visible button of what a publish would show: a label without a link, or a link without a label. A
 * button with neither is not drawn and no fault.
 */
export function publishFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  const groups = sectionsOf(document).flatMap((section) => [section, ...cardsOf(document, section.id)]);
  return groups
    .filter((group) => isKept(document, group))
    .flatMap((group) => findingsOf(group, localesOf(document, group, locales)));
}

function findingsOf(group: Group, locales: Locale[]): PublishFinding[] {
  return buttonNames(group).flatMap((fieldName): PublishFinding[] => {
    const field = fieldOf(group, fieldName);
    if (!field.visible) return [];
    const textIn = (locale: Locale) => field.texts[locale]?.text ?? "";
    const text = locales.map(textIn).find((label) => label !== "") ?? "";
    const hasLink = (field.options.link ?? null) !== null;
    const found = { groupId: group.id, fieldName, text };
    if (text !== "" && !hasLink) return [{ ...found, type: "missingLink", locales: [] }];
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
