import type { CardContent, FieldContent, GroupContent } from "~/features/page/commands/group-insert.ts";

/** The media that a section and its cards show, by id. */
export function mediaIdsIn({ fields, cards = [] }: GroupContent): ReadonlySet<string> {
  const all = [fields, ...cards.map((card) => card.fields)].flatMap((part) => Object.values<FieldContent>(part));
  return new Set(
    all.flatMap(({ mediaId, mediaIds = [] }) => (mediaId === undefined ? mediaIds : [mediaId, ...mediaIds])),
  );
}

/** The section without the media that are not among the known ones. */
export function withMediaOf(content: GroupContent, known: ReadonlySet<string>): GroupContent {
  const { cards } = content;
  return {
    ...content,
    ...partWith(content, known),
    ...(cards && { cards: cards.map((card) => partWith(card, known)) }),
  };
}

function partWith<Part extends CardContent>(part: Part, known: ReadonlySet<string>): Part {
  const fields = Object.entries(part.fields).map(([name, { mediaId, mediaIds, ...field }]) => {
    const kept = mediaIds?.filter((id) => known.has(id)) ?? [];
    return [
      name,
      {
        ...field,
        ...(mediaId !== undefined && known.has(mediaId) && { mediaId }),
        ...(kept.length > 0 && { mediaIds: kept }),
      },
    ] as const;
  });
  return { ...part, fields: Object.fromEntries(fields) };
}
