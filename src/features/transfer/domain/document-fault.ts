import { pageOptions } from "~/features/blocks/page-options.ts";
import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { brokenInvariants } from "~/features/page/domain/invariants.ts";
import { checkedOptionValue } from "~/features/page/domain/option-value.ts";
import { savedRichText } from "~/features/page/domain/rich-text.ts";
import { isReservedSlug } from "~/features/page/domain/slug.ts";
import { toSlug } from "~/features/page/domain/to-slug.ts";
import { longestDescription, longestSearchTitle, longestText } from "~/features/page/domain/text-limits.ts";
import { isRefused } from "~/features/document/refusals.ts";
import type { Field, Group, PageDocument, PageLocale } from "~/features/page/schema.ts";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { blockOf } from "~/kinds/registry.ts";
import type { Json } from "~/lib/json.ts";
import { ownValue } from "~/lib/own-value.ts";

/**
 * What no editor of this version could have made of a page: another kind, a value that its kind does not take, words
 * that are no formatted text, an address that leads nowhere. Null for a sound document. What a kind has given up since
 * (an option or a field of its own) is drawn by nobody, and stays.
 */
export function documentFault(document: PageDocument): string | null {
  const [broken] = brokenInvariants(document);
  if (broken) return broken;
  const faults = [
    ...Object.values(document.locales).map((texts) => localeFault(document, texts)),
    optionsFault(pageOptions, document.options),
    ...Object.values(document.groups).map((group) => groupFault(document, group)),
  ];
  return faults.find((fault) => fault !== null) ?? null;
}

function localeFault(
  { collection }: PageDocument,
  { slug, name, description, searchTitle = "" }: PageLocale,
): string | null {
  const isReserved = collection === null && isReservedSlug(slug);
  if (toSlug(slug) !== slug || slug === "" || isReserved) return `no page has the address ${slug}`;
  const isShort = name.length <= longestText && searchTitle.length <= longestSearchTitle;
  return isShort && description.length <= longestDescription ? null : "a name or description is too long";
}

function groupFault(document: PageDocument, group: Group): string | null {
  const block = blockOf(group.kind);
  if (!block) return `there is no section of the kind ${group.kind}`;
  const board = group.parentId === null ? null : blockOf(document.groups[group.parentId]?.kind ?? "");
  if (board ? board.childKind !== group.kind : block.category === null) return `a ${group.kind} stands elsewhere`;
  return (
    optionsFault(block.options, group.options) ??
    Object.values(group.fields)
      .map((field) => fieldFault(block, field))
      .find((fault) => fault !== null) ??
    null
  );
}

function fieldFault(block: BlockDefinition, { name, options, texts }: Field): string | null {
  const definition = ownValue(block.fields, name);
  for (const { text, json } of Object.values(texts)) {
    if ((text ?? "").length > longestText) return `a text of ${name} is too long`;
    if (json === null) continue;
    const saved = savedRichText(json);
    if (isRefused(saved)) return `${name} is no formatted text (${saved.refusal})`;
  }
  return definition ? optionsFault(definition.options, options) : null;
}

function optionsFault(definitions: Record<string, OptionDefinition>, values: Record<string, Json>): string | null {
  const wrong = Object.entries(values).find(([key, value]) => {
    const definition = ownValue(definitions, key);
    if (!definition) return false;
    if (definition.editable === false) return !definition.schema.safeParse(value).success;
    return isRefused(checkedOptionValue(definition, value, { isMember: true }));
  });
  return wrong ? `the option ${wrong[0]} cannot be ${JSON.stringify(wrong[1]).slice(0, 80)}` : null;
}
