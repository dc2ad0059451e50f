import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { checkedGroups } from "./checked-groups.ts";
import type { PublishFinding } from "./finding.ts";

/** Words in square brackets, as the pages of a new site have them where only the business knows what to say. */
const gap = /\[[^[\]\n]{2,80}\]/g;

/** What is still to be said: each marked gap once, with the languages in which it stands. */
export function gapFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  return checkedGroups(document, locales).flatMap(({ group, shownIn }) =>
    Object.values(group.fields).flatMap(({ name, visible, texts }): PublishFinding[] => {
      if (!visible) return [];
      const found = shownIn.flatMap((locale) =>
        (texts[locale]?.text?.match(gap) ?? []).map((text) => ({ text, locale })),
      );
      const different = [...new Set(found.map(({ text }) => text))];
      return different.map((text) => ({
        type: "gap",
        place: { type: "item", groupId: group.id, fieldName: name },
        text,
        locales: [...new Set(found.filter((each) => each.text === text).map(({ locale }) => locale))],
      }));
    }),
  );
}
