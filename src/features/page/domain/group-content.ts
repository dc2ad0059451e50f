import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { ownValue } from "~/lib/own-value.ts";
import type { CardContent, FieldContent, GroupContent } from "../commands/group-insert.ts";
import type { Field, Group, PageDocument } from "../schema.ts";
import { cardsOf } from "./groups.ts";

interface CopySettings {
  blockOf: (kind: string) => BlockDefinition | undefined;
  /** Whether the library still has a medium; what it has lost is not copied. */
  hasMedium: (mediaId: string) => boolean;
}

/** All that stands in a section or card, as `group.insert` takes it; what its kind does not declare is left out. */
export function contentOf(document: PageDocument, group: Group, settings: CopySettings): GroupContent {
  const cards = cardsOf(document, group.id).map((card) => partOf(card, settings));
  return { kind: group.kind, ...partOf(group, settings), ...(cards.length > 0 && { cards }) };
}

function partOf(group: Group, settings: CopySettings): CardContent {
  const block = settings.blockOf(group.kind);
  const isOption = (key: string) => Object.hasOwn(block?.options ?? {}, key) && block?.options[key]?.editable !== false;
  const fields = Object.values(group.fields).filter(({ name }) => {
    const definition = block && ownValue(block.fields, name);
    return definition && definition.editable !== false;
  });
  return {
    options: Object.fromEntries(Object.entries(group.options).filter(([key]) => isOption(key))),
    ...(group.disallowedLocales.length > 0 && { disallowedLocales: group.disallowedLocales }),
    ...(group.isHidden && { isHidden: group.isHidden }),
    fields: Object.fromEntries(
      fields
        .map((field) => [field.name, fieldContent(field, settings)] as const)
        .filter(([, content]) => Object.keys(content).length > 0),
    ),
  };
}

function fieldContent(
  { texts, mediaId, mediaIds, options, visible }: Field,
  { hasMedium }: CopySettings,
): FieldContent {
  const written = Object.entries(texts).map(([locale, { text, json }]) => [
    locale,
    Array.isArray(json) ? json : (text ?? ""),
  ]);
  const marks = Object.entries(texts).flatMap(([locale, { sourceHash, origin }]) =>
    sourceHash === null && origin === "human" ? [] : [[locale, { sourceHash, origin }] as const],
  );
  const known = mediaIds?.filter(hasMedium) ?? [];
  return {
    ...(written.length > 0 && { texts: Object.fromEntries(written) as FieldContent["texts"] }),
    ...(marks.length > 0 && { marks: Object.fromEntries(marks) }),
    ...(mediaId !== null && hasMedium(mediaId) && { mediaId }),
    ...(known.length > 0 && { mediaIds: known }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(!visible && { isHidden: true as const }),
  };
}
