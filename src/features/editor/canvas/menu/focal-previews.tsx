import { focalPosition, pictureUrl } from "~/features/blocks/picture.tsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { shownFormats } from "../../media/shown-formats.ts";
import { useShownRatios } from "../../media/use-shown-ratios.ts";
import { useEditorActions } from "../../state/editor-context.tsx";

/** What of a picture is seen in each format: those of the page under edit first, then the usual ones. */
export function FocalPreviews(props: { medium: MediaRef; place: { groupId: string; fieldName: string } }) {
  const { medium, place } = props;
  const { t } = useEditorActions();
  const { here, elsewhere } = useShownRatios(medium, place);
  const source = pictureUrl(medium, 320) ?? undefined;
  const objectPosition = focalPosition(medium.focalPoint);
  const useNames = { here: t("media.formatHere"), elsewhere: t("media.formatElsewhere") };
  return (
    <ul className="vt-focal__previews" aria-label={t("media.formats")}>
      {shownFormats(here, elsewhere).map(({ ratio, name, use }) => (
        <li key={ratio} data-use={use ?? undefined}>
          <img src={source} alt="" style={{ aspectRatio: ratio, objectPosition }} />
          <small>{[use && useNames[use], name].filter(Boolean).join(" · ")}</small>
        </li>
      ))}
    </ul>
  );
}
