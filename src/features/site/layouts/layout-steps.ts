import type { PageStep } from "~/features/page/commands/registry.ts";
import { blockOf } from "~/kinds/registry.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import { isEditorLocale, type Locale } from "~/lib/locales.ts";
import type { Layout, LayoutCardParts, LayoutSection, Words } from "./layout.ts";
import { richTextOf } from "./rich-text-of.ts";

interface LinkedPage {
  id: string;
  collection: string | null;
}

interface LayoutSetting {
  locales: readonly Locale[];
  /** Where buttons lead that lead to the contact page; null when there is none. */
  contact: LinkedPage | null;
  /** The site's pictures by their names in the layout. */
  pictures?: Readonly<Record<string, string>>;
  /** Pages that the layout leads to, by their keys. */
  pages?: Readonly<Record<string, LinkedPage>>;
  newId: () => string;
}

/** The commands that put a layout onto an empty page, in the site's languages that there are samples in. Pure but for ids. */
export function layoutSteps(layout: Layout, setting: LayoutSetting): PageStep[] {
  return layout.flatMap((section) => sectionSteps(section, setting));
}

function sectionSteps(section: LayoutSection, setting: LayoutSetting): PageStep[] {
  const { locales, contact, pages = {}, newId } = setting;
  const { kind, fields, cards = [], cardParts = [], toContact } = section;
  const groupId = newId();
  const cardKind = blockOf(kind)?.childKind ?? "";
  const starters = blockOf(kind)?.starterChildren ?? 0;
  const more = cards.slice(starters).map(() => newId());
  const cardIds = cards.map((_, at) =>
    at < starters ? deriveId(groupId, `card-${at + 1}`) : (more[at - starters] ?? ""),
  );
  const words = toContact && contact ? { ...fields, button: toContact } : fields;
  const links = Object.entries(section.links ?? {}).flatMap(([fieldName, link]) => {
    const page = pages[link.to];
    return page ? [{ fieldName, words: link.words, page }] : [];
  });
  return [
    { command: "group.add", input: { groupId, kind, nextTo: null, parentId: null } },
    ...textSteps({ groupId, kind }, words, locales),
    ...(toContact && contact ? [linkTo({ groupId, fieldName: "button" }, contact)] : []),
    ...links.flatMap(({ fieldName, words: said, page }) => [
      ...textSteps({ groupId, kind }, { [fieldName]: said }, locales),
      linkTo({ groupId, fieldName }, page),
    ]),
    ...partSteps(groupId, section, setting),
    ...more.map((id): PageStep => ({
      command: "group.add",
      input: { groupId: id, kind: cardKind, nextTo: null, parentId: groupId },
    })),
    ...cards.flatMap((card, at) => textSteps({ groupId: cardIds[at] ?? "", kind: cardKind }, card, locales)),
    ...cardParts.flatMap((parts, at) => partSteps(cardIds[at] ?? "", parts, setting)),
  ];
}

function textSteps(
  { groupId, kind }: { groupId: string; kind: string },
  fields: Readonly<Record<string, Words>>,
  locales: readonly Locale[],
): PageStep[] {
  return Object.entries(fields).flatMap(([fieldName, words]) => {
    const field = blockOf(kind)?.fields[fieldName];
    const spoken = locales.filter(isEditorLocale);
    const written = field?.localized === false ? spoken.filter((locale) => locale === locales[0]) : spoken;
    return written.map((locale): PageStep => {
      const at = { groupId, fieldName, locale };
      return field?.type === "richText"
        ? { command: "field.richText", input: { ...at, json: richTextOf(words[locale]) } }
        : { command: "field.text", input: { ...at, text: words[locale] } };
    });
  });
}

/** The options of a section or card, and its picture. */
function partSteps(
  groupId: string,
  { options = {}, image = "" }: LayoutCardParts,
  { pictures = {} }: LayoutSetting,
): PageStep[] {
  const mediaId = pictures[image];
  return [
    ...Object.entries(options).map(([key, value]): PageStep => ({
      command: "group.option",
      input: { groupId, key, value },
    })),
    ...(mediaId
      ? [{ command: "field.image", input: { groupId, fieldName: "image", mediaId } } satisfies PageStep]
      : []),
  ];
}

function linkTo(at: { groupId: string; fieldName: string }, page: LinkedPage): PageStep {
  const link: Json = { type: "page", page: { ...page } };
  return { command: "field.link", input: { ...at, link } };
}
