import { altIn, isDoubtful } from "~/features/media/domain/described.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { mediaIdsOf } from "~/features/page/domain/fields.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { checkedGroups } from "~/features/page/domain/checked-groups.ts";
import type { FindingPlace, PublishFinding } from "./finding.ts";

/** Pictures that are delivered as they were uploaded should weigh no more than this many bytes. */
const heaviestOriginal = 500_000;
/** A moving picture keeps all its frames in every copy: above so many bytes it is a film, and better shown as one. */
const heaviestMoving = 2_000_000;
/** A film of more bytes than this is long on its way to a phone: half a minute at 5 Mbit/s. */
const heaviestFilm = 20_000_000;

/**
 * Pictures without words for those who do not see them, unless they are decoration on purpose, words that were said of a
 * file which was replaced since, and pictures and films that make visitors wait. Each picture is named once in a field, in the languages that lack words.
 */
export function pictureFindings(
  document: PageDocument,
  locales: readonly Locale[],
  media: Readonly<Record<string, MediaRef>>,
): PublishFinding[] {
  return checkedGroups(document, locales).flatMap(({ group, shownIn }) =>
    Object.values(group.fields)
      .filter(({ visible }) => visible)
      .flatMap((field) =>
        mediaIdsOf(field).flatMap((id) => {
          const medium = media[id];
          const place = { groupId: group.id, fieldName: field.name };
          return medium ? findingsOf(medium, place, { shownIn, first: locales[0] }) : [];
        }),
      ),
  );
}

function findingsOf(
  medium: MediaRef,
  field: { groupId: string; fieldName: string },
  { shownIn, first }: { shownIn: readonly Locale[]; first: Locale | undefined },
): PublishFinding[] {
  const placeOf = (part: "medium" | "alt"): FindingPlace => ({
    ...{ type: "item", ...field },
    part: { type: part, mediaId: medium.id },
  });
  const weight = { place: placeOf("medium"), text: sizeOf(medium), locales: [] };
  const doubtful: PublishFinding[] = isDoubtful(medium, first)
    ? [{ type: "doubtfulAlt", place: placeOf("alt"), text: medium.alt[first ?? "de"] ?? "", locales: [] }]
    : [];
  if (medium.mediaType === "video")
    return [...doubtful, ...(isHeavyFilm(medium) ? [{ type: "heavyFilm" as const, ...weight }] : [])];
  if (medium.mediaType !== "image") return [];
  const silent = shownIn.filter((locale) => altIn(medium, locale, first) === undefined);
  const found = doubtful;
  if (silent.length > 0) found.push({ type: "missingAlt", place: placeOf("alt"), text: "", locales: silent });
  if (isHeavy(medium)) found.push({ type: "heavyPicture", ...weight });
  return found;
}

function isHeavyFilm({ originalBytes = 0 }: MediaRef): boolean {
  return originalBytes > heaviestFilm;
}

/** Of other pictures visitors get still copies of the right size. */
function isHeavy({ originalBytes = 0, mimeType, isAnimated = mimeType === "image/gif" }: MediaRef): boolean {
  if (isAnimated) return originalBytes > heaviestMoving;
  return mimeType === "image/svg+xml" && originalBytes > heaviestOriginal;
}

function sizeOf({ originalBytes = 0 }: MediaRef): string {
  return (originalBytes / 1_000_000).toFixed(1);
}
