import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";

/** Sections for members of the health opticians, on a site that is none of theirs: its visitors get nothing of them. */
export function membersFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  return checkedGroups(document, locales)
    .filter(({ group }) => blockOf(group.kind)?.membersOnly)
    .map(({ group }) => ({
      type: "membersOnly",
      place: { type: "item", groupId: group.id, fieldName: null },
      text: group.kind,
      locales: [],
    }));
}
