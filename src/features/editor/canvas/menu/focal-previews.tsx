import { focalPosition, pictureUrl } from "~/features/blocks/pictures/picture.tsx";
import type { MediumPlaceOfUse } from "~/features/media/library-schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { shownFormats } from "../../media/shown-formats.ts";
import { useNamedPlaces } from "../../media/use-named-places.ts";
import { usePublishedRatios } from "../../media/use-published-ratios.tsx";
import { useShownRatios } from "../../media/use-shown-ratios.ts";
import { isDrawing, showsWhole } from "../../media/shown-whole.ts";
import { useEditorActions, useEditorPart } from "../../state/editor-context.tsx";

interface FocalPreviewsProps {
  medium: MediaRef;
  /** The place of the page that is looked at; null in the library. */
  place: { groupId: string; fieldName: string } | null;
  /** Where it is used. */
  places: readonly MediumPlaceOfUse[];
}

/** What of a picture is seen in each format: those of the page under edit first, of other pages, then the usual ones. */
export function FocalPreviews({ medium, place, places }: FocalPreviewsProps) {
  const { t } = useEditorActions();
  const { here, elsewhere } = useShownRatios(medium, place);
  const { found, frame } = usePublishedRatios(medium, useNamedPlaces(places));
  const isWhole = useEditorPart(
    ({ document: { groups } }) => place && showsWhole(groups[place.groupId], place.fieldName),
  );
  // Where it is used it is drawn as there; what nobody has chosen yet does not cut a sign.
  const isUncut = isWhole === true || isDrawing(medium);
  const source = pictureUrl(medium, 320) ?? undefined;
  const objectPosition = focalPosition(medium.focalPoint);
  const useNames = { here: t("media.formatHere"), elsewhere: t("media.formatElsewhere") };
  return (
    <>
      <ul className="vt-focal__previews" aria-label={t("media.formats")}>
        {shownFormats(here, elsewhere, found).map(({ ratio, name, use, page }) => (
          <li key={ratio} data-use={use ?? undefined}>
            <img
              src={source}
              alt=""
              data-whole={use === null && isUncut}
              style={{ aspectRatio: ratio, objectPosition }}
            />
            <small>{[use === "other" ? page : use && useNames[use], name].filter(Boolean).join(" · ")}</small>
          </li>
        ))}
      </ul>
      {frame}
    </>
  );
}
