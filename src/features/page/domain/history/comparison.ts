import { dequal } from "dequal/lite";
import { localeSchema, type Locale } from "~/lib/locales.ts";
import type { Group, PageDocument } from "../../schema.ts";
import { fieldOf } from "../fields.ts";
import { groupAt, isKept, isSeenIn } from "../groups.ts";
import { shownGroups } from "../shown-groups.ts";
import { otherLook, type OtherLook } from "./other-look.ts";

export interface ComparedText {
  fieldName: string;
  before: string;
  after: string;
}

/** A section or card that differs between two times of a page, in one language. */
export interface ComparedGroup {
  groupId: string;
  kind: string;
  /** Only one of the two has it, or both do and it differs. */
  type: "gone" | "new" | "changed";
  texts: ComparedText[];
  /** What differs beside words, where something does: pictures, options, its place; formatting has no name in it. */
  look: OtherLook | null;
}

/** What differs between two times of a page in one language, in the order of the page; the page's own name comes apart. */
interface Comparison {
  page: ComparedText[];
  groups: ComparedGroup[];
}

/** Compares two times of one page as visitors in one language read it. Pure. */
export function comparison(before: PageDocument, after: PageDocument, locale: Locale): Comparison {
  const [then, now] = [before, after].map((document) => shownGroups(document, locale).filter(keptIn(document)));
  const later = new Set(now?.map(({ id }) => id));
  const gone = then?.filter(({ id }) => !later.has(id)) ?? [];
  const groups = [...(now ?? []), ...gone].flatMap((group) => {
    const compared = comparedGroup(groupIn(before, locale, group.id), groupIn(after, locale, group.id), locale);
    return compared ? [compared] : [];
  });
  const [own, other] = [before.locales[locale], after.locales[locale]];
  const page = (["name", "slug", "searchTitle", "description"] as const).flatMap((fieldName) =>
    changedText(fieldName, own?.[fieldName] ?? "", other?.[fieldName] ?? ""),
  );
  return { page, groups };
}

/** How the page as a whole was set and is set now, in all languages alike. */
export interface ComparedSettings {
  /** The languages that it was not shown in and is not shown in; null where they are the same. */
  disallowedLocales: { before: Locale[]; after: Locale[] } | null;
  /** The keys of its options that differ. */
  options: string[];
}

/** Compares how two times of one page are set. Pure. */
export function comparedSettings(before: PageDocument, after: PageDocument): ComparedSettings {
  const [then, now] = [before.disallowedLocales, after.disallowedLocales];
  const keys = [...new Set([before, after].flatMap(({ options }) => Object.keys(options)))];
  return {
    disallowedLocales: dequal(then, now) ? null : { before: then, after: now },
    options: keys.filter((key) => !dequal(before.options[key] ?? null, after.options[key] ?? null)),
  };
}

/** The languages in which two times of a page differ. */
export function changedLocales(before: PageDocument, after: PageDocument, locales: readonly Locale[]): Locale[] {
  return localeSchema.options
    .filter((locale) => locales.includes(locale))
    .filter((locale) => {
      const { page, groups } = comparison(before, after, locale);
      return page.length + groups.length > 0;
    });
}

/** The sections of the earlier time that are others by now in one of the languages, be it only a card on them. */
export function changedGroupIds(
  before: PageDocument,
  after: PageDocument,
  locales: readonly Locale[],
): ReadonlySet<string> {
  const groups = locales.flatMap((locale) => comparison(before, after, locale).groups);
  const sectionOf = (id: string) => (groupAt(before, id) ?? groupAt(after, id))?.parentId ?? id;
  return new Set(groups.map(({ groupId }) => sectionOf(groupId)));
}

function keptIn(document: PageDocument) {
  return (group: Group) => isKept(document, group);
}

function groupIn(document: PageDocument, locale: Locale, groupId: string): Group | null {
  const group = groupAt(document, groupId);
  return group && isSeenIn(document, group, locale) ? group : null;
}

function comparedGroup(before: Group | null, after: Group | null, locale: Locale): ComparedGroup | null {
  const group = after ?? before;
  if (!group) return null;
  const names = [...new Set([before, after].flatMap((each) => Object.keys(each?.fields ?? {})))];
  const texts = names.flatMap((name) => changedText(name, wordsIn(before, name, locale), wordsIn(after, name, locale)));
  const type = !before ? "new" : !after ? "gone" : "changed";
  const look = before !== null && after !== null && looksOther(before, after, locale) ? otherLook(before, after) : null;
  if (type === "changed" && texts.length === 0 && !look) return null;
  return { groupId: group.id, kind: group.kind, type, texts, look };
}

function changedText(fieldName: string, before: string, after: string): ComparedText[] {
  return before === after ? [] : [{ fieldName, before, after }];
}

function wordsIn(group: Group | null, name: string, locale: Locale): string {
  return (group && fieldOf(group, name).texts[locale]?.text) ?? "";
}

/** Whether two times of a group differ in anything but words; what publishing changes about it does not count. */
function looksOther(before: Group, after: Group, locale: Locale): boolean {
  if (before.sortKey !== after.sortKey || !dequal(before.options, after.options)) return true;
  const names = [...new Set([before, after].flatMap(({ fields }) => Object.keys(fields)))];
  return names.some((name) => {
    const [then, now] = [fieldOf(before, name), fieldOf(after, name)];
    const isReformatted = () => !dequal(then.texts[locale]?.json ?? null, now.texts[locale]?.json ?? null);
    const hasSameWords = wordsIn(before, name, locale) === wordsIn(after, name, locale);
    return !dequal({ ...then, texts: {} }, { ...now, texts: {} }) || (hasSameWords && isReformatted());
  });
}
