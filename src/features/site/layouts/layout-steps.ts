import type { PageStep } from "~/features/page/commands/registry.ts";
import { blockOf } from "~/kinds/registry.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import type { Layout, LayoutSection, Words } from "./layout.ts";
import { richTextOf } from "./rich-text-of.ts";

interface LayoutSetting {
  locales: readonly Locale[];
  /** Where buttons lead that lead to the contact page; null when there is none. */
  contact: { id: string; collection: string | null } | null;
  newId: () => string;
}

/** The commands that put a layout onto an empty page, in the site's languages that there are samples in. Pure but for ids. */
export function layoutSteps(layout: Layout, setting: LayoutSetting): PageStep[] {
  return layout.flatMap((section) => sectionSteps(section, setting));
}

function sectionSteps(section: LayoutSection, { locales, contact, newId }: LayoutSetting): PageStep[] {
  const { kind, fields, options = {}, cards = [], toContact } = section;
  const groupId = newId();
  const cardKind = blockOf(kind)?.childKind ?? "";
  const starters = blockOf(kind)?.starterChildren ?? 0;
  const more = cards.slice(starters).map(() => newId());
  const cardIds = cards.map((_, at) =>
    at < starters ? deriveId(groupId, `card-${at + 1}`) : (more[at - starters] ?? ""),
  );
  const words = toContact && contact ? { ...fields, button: toContact } : fields;
  return [
    { command: "group.add", input: { groupId, kind, nextTo: null, parentId: null } },
    ...Object.entries(options).map(([key, value]): PageStep => ({
      command: "group.option",
      input: { groupId, key, value },
    })),
    ...textSteps({ groupId, kind }, words, locales),
    ...(toContact && contact ? [linkTo(groupId, contact)] : []),
    ...more.map((id): PageStep => ({
      command: "group.add",
      input: { groupId: id, kind: cardKind, nextTo: null, parentId: groupId },
    })),
    ...cards.flatMap((card, at) => textSteps({ groupId: cardIds[at] ?? "", kind: cardKind }, card, locales)),
  ];
}

function textSteps(
  { groupId, kind }: { groupId: string; kind: string },
  fields: Readonly<Record<string, Words>>,
  locales: readonly Locale[],
): PageStep[] {
  return Object.entries(fields).flatMap(([fieldName, words]) => {
    const field = blockOf(kind)?.fields[fieldName];
    const spoken = locales.filter((locale): locale is "de" | "fr" => locale === "de" || locale === "fr");
    const written = field?.localized === false ? spoken.filter((locale) => locale === locales[0]) : spoken;
    return written.map((locale): PageStep => {
      const at = { groupId, fieldName, locale };
      return field?.type === "richText"
        ? { command: "field.richText", input: { ...at, json: richTextOf(words[locale]) } }
        : { command: "field.text", input: { ...at, text: words[locale] } };
    });
  });
}

function linkTo(groupId: string, page: { id: string; collection: string | null }): PageStep {
  const link: Json = { type: "page", page };
  return { command: "field.link", input: { groupId, fieldName: "button", link } };
}
