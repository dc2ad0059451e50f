import { mailboxOf } from "~/features/forms/domain/recipient.ts";
import { isFormKind } from "~/features/forms/domain/forms.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";

/** A form on a site that has no mailbox: its answers are mailed to nobody, and lie in the inbox alone. */
export function mailboxFindings(
  document: PageDocument,
  locales: readonly Locale[],
  site: Parameters<typeof mailboxOf>[0],
): PublishFinding[] {
  const hasForm = checkedGroups(document, locales).some(({ group }) => isFormKind(group.kind));
  if (!hasForm || mailboxOf(site) !== null) return [];
  return [{ type: "missingMailbox", place: { type: "setting", setting: "contact.email" }, text: "", locales: [] }];
}
