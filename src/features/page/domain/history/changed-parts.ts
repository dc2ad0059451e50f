import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { PageDocument } from "../../schema.ts";
import { groupAt } from "../groups.ts";
import { comparison, type ComparedGroup, type ComparedText } from "./comparison.ts";

/** A text that differs, in the language in which it does. */
export type ChangedText = ComparedText & { locale: Locale };

/** A section or card that differs between two times of a page, in whichever language. */
export interface ChangedPart extends Omit<ComparedGroup, "texts"> {
  texts: ChangedText[];
}

/** What differs between two times of a page over all languages: of the page itself, and of each section by its id. */
export interface ChangedParts {
  page: ChangedText[];
  /** A section stands before its cards; a section of which only cards differ has those alone. */
  sections: ReadonlyMap<string, ChangedPart[]>;
}

/** Compares two times of one page in these languages. Pure. */
export function changedParts(before: PageDocument, after: PageDocument, locales: readonly Locale[]): ChangedParts {
  const compared = localeSchema.options
    .filter((locale) => locales.includes(locale))
    .map((locale) => ({ locale, ...comparison(before, after, locale) }));
  const parts = new Map<string, ChangedPart>();
  for (const { locale, groups } of compared) {
    for (const { texts, ...group } of groups) {
      const known = parts.get(group.groupId);
      const said = texts.map((text) => ({ ...text, locale }));
      parts.set(group.groupId, {
        ...group,
        type: known?.type === "changed" ? "changed" : group.type, // in another language it may only begin to be shown
        look: known?.look ?? group.look,
        texts: [...(known?.texts ?? []), ...said],
      });
    }
  }
  const sections = new Map<string, ChangedPart[]>();
  for (const part of parts.values()) {
    const id = (groupAt(after, part.groupId) ?? groupAt(before, part.groupId))?.parentId ?? part.groupId;
    const among = sections.get(id) ?? [];
    sections.set(id, part.groupId === id ? [part, ...among] : [...among, part]);
  }
  return { page: compared.flatMap(({ locale, page }) => page.map((text) => ({ ...text, locale }))), sections };
}
