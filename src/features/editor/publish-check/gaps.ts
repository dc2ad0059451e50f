import { gapsOf } from "~/features/page/domain/gaps.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PublishFinding } from "./finding.ts";

/** What is still to be said: each marked gap once, with the languages in which it stands. */
export function gapFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  return gapsOf(document, locales).map(({ groupId, fieldName, text, locales: shownIn }) => ({
    type: "gap",
    place: { type: "item", groupId, fieldName },
    text,
    locales: shownIn,
  }));
}
