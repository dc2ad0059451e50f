import { blockOf } from "~/kinds/registry.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import { fieldOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { FindingPlace, PublishFinding } from "./finding.ts";

/**
 * The page's first title is its main heading: a page without one has none, and headings within texts above it come too
 * soon. Levels below it follow by themselves. Nothing is said of a page without sections.
 */
export function headingFindings(document: PageDocument, [source]: readonly Locale[]): PublishFinding[] {
  if (source === undefined) return [];
  const groups = checkedGroups(document, [source]).map(({ group }) => group);
  const found = (type: PublishFinding["type"], place: FindingPlace): PublishFinding[] => [
    { type, place, text: "", locales: [source] },
  ];
  const titled = groups.findIndex((group) => hasTitle(group, source));
  if (titled < 0) {
    const group = groups.find((each) => titleName(each) !== null) ?? groups[0];
    return group ? found("missingHeading", { type: "item", groupId: group.id, fieldName: titleName(group) }) : [];
  }
  const [early] = groups.slice(0, titled).flatMap((group) => headingsInTexts(group, source));
  return early ? found("lateHeading", { type: "item", ...early, part: { type: "heading" } }) : [];
}

/** As views draw it: the name of a person or of who says something stands as the title where a kind has none. */
function titleName({ kind }: Group): "title" | "name" | null {
  const fields = blockOf(kind)?.fields ?? {};
  return "title" in fields ? "title" : "name" in fields ? "name" : null;
}

function hasTitle(group: Group, locale: Locale): boolean {
  const name = titleName(group);
  if (name === null) return false;
  const { visible, texts } = fieldOf(group, name);
  return visible && (texts[locale]?.text ?? "").trim() !== "";
}

/** The formatted texts of a group that have a heading of their own. */
function headingsInTexts(group: Group, locale: Locale): { groupId: string; fieldName: string }[] {
  return Object.values(group.fields)
    .filter(({ visible, texts }) => {
      const blocks = visible ? (richTextSchema.safeParse(texts[locale]?.json).data ?? []) : [];
      return blocks.some(({ type }) => /^h[1-6]$/.test(type));
    })
    .map(({ name }) => ({ groupId: group.id, fieldName: name }));
}
