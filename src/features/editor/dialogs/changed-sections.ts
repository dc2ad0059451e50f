import { sectionsOf, textAt } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";

interface ChangedSection {
  id: string;
  kind: string;
  status: Group["status"];
  /** Its title, or else the first words that it says; empty where it says nothing. */
  words: string;
}

const longestWords = 80;

/** The sections of a page in which groups were changed, themselves or one of their cards, in the order of the page. */
export function changedSections(
  document: PageDocument,
  { changed, locale }: { changed: readonly string[]; locale: Locale },
): ChangedSection[] {
  const ids = new Set(changed.map((id) => document.groups[id]?.parentId ?? id));
  return sectionsOf(document)
    .filter(({ id }) => ids.has(id))
    .map((section) => ({
      id: section.id,
      kind: section.kind,
      status: section.status,
      words: wordsOf(document, section, locale).slice(0, longestWords),
    }));
}

function wordsOf(document: PageDocument, { id: groupId, fields }: Group, locale: Locale): string {
  const names = ["title", ...Object.keys(fields)];
  const texts = names.map((fieldName) => textAt(document, { groupId, fieldName, locale })?.text?.trim() ?? "");
  return texts.find((text) => text !== "") ?? "";
}
