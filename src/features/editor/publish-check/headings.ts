import { blockOf } from "~/kinds/registry.ts";
import { richTextSchema } from "~/features/richtext/schema.ts";
import { fieldOf } from "~/features/page/domain/groups.ts";
import type { Group, PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { checkedGroups } from "./checked-groups.ts";
import type { PublishFinding } from "./finding.ts";

/**
 * The page's first title is its main heading: a page without one has none, and headings within texts above it come too
 * soon. Levels below it follow by themselves. Nothing is said of a page without sections.
 */
export function headingFindings(document: PageDocument, [source]: readonly Locale[]): PublishFinding[] {
  if (source === undefined) return [];
  const groups = checkedGroups(document, [source]).map(({ group }) => group);
  const [first] = groups;
  if (!first) return [];
  const titled = groups.findIndex((group) => hasTitle(group, source));
  const found = (type: PublishFinding["type"], group: Group): PublishFinding[] => [
    { type, place: { type: "item", groupId: group.id, fieldName: null }, text: "", locales: [] },
  ];
  if (titled < 0) return found("missingHeading", first);
  const early = groups.slice(0, titled).find((group) => hasHeadingInText(group, source));
  return early ? found("lateHeading", early) : [];
}

/** As views draw it: the name of a person or of who says something stands as the title where a kind has none. */
function hasTitle(group: Group, locale: Locale): boolean {
  const fields = blockOf(group.kind)?.fields ?? {};
  const name = "title" in fields ? "title" : "name" in fields ? "name" : null;
  if (name === null) return false;
  const { visible, texts } = fieldOf(group, name);
  return visible && (texts[locale]?.text ?? "").trim() !== "";
}

function hasHeadingInText(group: Group, locale: Locale): boolean {
  return Object.values(group.fields).some(({ visible, texts }) => {
    const blocks = visible ? (richTextSchema.safeParse(texts[locale]?.json).data ?? []) : [];
    return blocks.some(({ type }) => /^h[1-6]$/.test(type));
  });
}
