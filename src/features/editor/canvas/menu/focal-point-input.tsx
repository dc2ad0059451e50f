import { useId } from "react";
import { Crosshair } from "lucide-react";
import { shownPoint } from "~/features/blocks/pictures/picture.tsx";
import type { MediumPlaceOfUse } from "~/features/media/library-schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import { useFocalPoint } from "../../media/use-focal-point.ts";
import { useEditorActions } from "../../state/editor-context.tsx";
import { FocalPreviews } from "./focal-previews.tsx";

interface FocalPointInputProps {
  medium: MediaRef;
  source: string;
  /** The place of the page that is looked at; null in the library. */
  place: { groupId: string; fieldName: string } | null;
  /** Where else it is used, as far as that is known. */
  places?: readonly MediumPlaceOfUse[];
}

/** The whole picture with the point that every crop keeps in view, and below it what each crop then shows. */
export function FocalPointInput(props: FocalPointInputProps) {
  const { medium, source, place, places = [] } = props;
  const { t } = useEditorActions();
  const hintId = useId();
  const { x, y } = shownPoint(medium.focalPoint);
  const [left, top] = [Math.round(x * 100), Math.round(y * 100)];
  const { frame, point, moveTo } = useFocalPoint(medium);
  return (
    <div className="vt-focal">
      <div className="vt-focal__picture" {...frame}>
        <img src={source} width={medium.width} height={medium.height} alt="" draggable={false} />
        <span
          className="vt-focal__point"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          role="slider"
          tabIndex={0}
          aria-label={t("media.focalPoint")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={t("media.focalAt", { x: left, y: top })}
          aria-describedby={hintId}
          {...point}
        />
      </div>
      <p className="vt-input-row__hint" id={hintId}>
        {t("media.focalHint")}
      </p>
      <FocalPreviews {...{ medium, place, places }} />
      {(left !== 50 || top !== 50) && (
        <button type="button" className="vt-button vt-button--quiet" onClick={() => moveTo({ x: 0.5, y: 0.5 })}>
          <Crosshair aria-hidden /> {t("media.focalCenter")}
        </button>
      )}
    </div>
  );
}
