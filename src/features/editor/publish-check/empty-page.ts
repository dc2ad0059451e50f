import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";

/** A page without a section that its visitors would see, in the languages where it has none. The search page shows what is found. */
export function emptyPageFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  if (document.role === "search") return [];
  const empty = locales.filter(
    (locale) => !document.disallowedLocales.includes(locale) && checkedGroups(document, [locale]).length === 0,
  );
  return empty.length === 0 ? [] : [{ type: "emptyPage", place: { type: "canvas" }, text: "", locales: empty }];
}
