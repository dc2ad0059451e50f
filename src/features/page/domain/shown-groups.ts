import { blockOf } from "~/kinds/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import { bySortKey } from "~/lib/sort-key.ts";
import type { Group, PageDocument } from "../schema.ts";
import { isClosedIn } from "./groups.ts";

/** Whether visitors see the group in this language, as far as that is up to the group itself. */
export function isShownTo(group: Group, locale: Locale): boolean {
  return group.status !== "markedForDeletion" && isThere(group) && !isClosedIn(group, locale);
}

/** Whether the group is part of the page, for editors at least. */
export function isThere({ status }: Group): boolean {
  return status !== "deleted" && status !== "archived";
}

/**
 * The groups that visitors see in a language, in the order in which they read them: a card only on a board that they
 * see, and nothing of a kind that this version does not have.
 */
export function shownGroups(document: PageDocument, locale: Locale): Group[] {
  const groups = Object.values(document.groups).filter((group) => isShownTo(group, locale));
  const below = (parentId: string | null): Group[] =>
    groups
      .filter((group) => group.parentId === parentId && blockOf(group.kind))
      .sort(bySortKey)
      .flatMap((group) => [group, ...(blockOf(group.kind)?.childKind ? below(group.id) : [])]);
  return below(null);
}
