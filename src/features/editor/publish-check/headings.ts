import { blockOf } from "~/kinds/registry.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import { fieldOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { FindingPlace, PublishFinding } from "./finding.ts";

/**
 * The page's first title is its main heading: a page without one has none, and headings within texts above it come too
 * soon. Levels below it follow by themselves. Nothing is said of a page without sections. Each language is looked at by
 * itself, for sections may be kept out of some.
 */
export function headingFindings(document: PageDocument, locales: readonly Locale[]): PublishFinding[] {
  const found = new Map<string, PublishFinding>();
  for (const locale of locales) {
    const finding = headingFinding(document, [locale, ...locales]);
    if (!finding) continue;
    const key = JSON.stringify([finding.type, finding.place]);
    found.set(key, { ...finding, locales: [...(found.get(key)?.locales ?? []), locale] });
  }
  return [...found.values()];
}

/** What there is to say of the headings in the first of the languages, whose empty texts are filled from the others. */
function headingFinding(document: PageDocument, order: readonly [Locale, ...Locale[]]): PublishFinding | null {
  const groups = checkedGroups(document, [order[0]]).map(({ group }) => group);
  const found = (type: PublishFinding["type"], place: FindingPlace) => ({ type, place, text: "", locales: [] });
  const titled = groups.findIndex((group) => hasTitle(group, order));
  if (titled < 0) {
    const group = groups.find((each) => titleName(each) !== null) ?? groups[0];
    return group ? found("missingHeading", { type: "item", groupId: group.id, fieldName: titleName(group) }) : null;
  }
  const [early] = groups.slice(0, titled).flatMap((group) => headingsInTexts(group, order));
  return early ? found("lateHeading", { type: "item", ...early, part: { type: "heading" } }) : null;
}

/** As views draw it: the name of a person or of who says something stands as the title where a kind has none. */
function titleName({ kind }: Group): "title" | "name" | null {
  const fields = blockOf(kind)?.fields ?? {};
  return "title" in fields ? "title" : "name" in fields ? "name" : null;
}

function hasTitle(group: Group, order: readonly Locale[]): boolean {
  const name = titleName(group);
  if (name === null) return false;
  const { visible, texts } = fieldOf(group, name);
  return visible && order.some((locale) => (texts[locale]?.text ?? "").trim() !== "");
}

/** The formatted texts of a group that have a heading of their own. */
function headingsInTexts(group: Group, order: readonly Locale[]): { groupId: string; fieldName: string }[] {
  return Object.values(group.fields)
    .filter(({ visible, texts }) => {
      const blocks = visible
        ? (richTextSchema.safeParse(order.map((locale) => texts[locale]?.json).find(Boolean)).data ?? [])
        : [];
      return blocks.some(({ type }) => /^h[1-6]$/.test(type));
    })
    .map(({ name }) => ({ groupId: group.id, fieldName: name }));
}
