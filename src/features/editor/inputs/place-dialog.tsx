import { lazy, Suspense, useState } from "react";
import { MapBoundary } from "~/features/map/components/map-boundary.tsx";
import { placeOf, type LngLat } from "~/features/map/domain/map-limits.ts";
import { pageMarkers } from "~/features/map/domain/markers.ts";
import type { Point } from "~/features/map/domain/point.ts";
import { DialogFrame } from "../dialogs/dialog-frame.tsx";
import { useEditorActions } from "../state/editor-context.tsx";
import { useViewContext } from "../state/use-view-context.ts";

const PlacePicker = lazy(() => import("~/features/map/components/place-picker.tsx"));

interface Props {
  title: string;
  /** The point to be moved; null for one that has no place yet. */
  point: Point | null;
  /** The other points of the page, for orientation. */
  others: readonly Point[];
  onPicked: (place: LngLat) => void;
  onClose: () => void;
}

/** Picks the place of a point on the map. */
export function PlaceDialog({ title, point, others, onPicked, onClose }: Props) {
  const { t } = useEditorActions();
  const { t: siteText, texts } = useViewContext();
  const [start] = useState(point && placeOf(point));
  const [place, setPlace] = useState(start);
  return (
    <DialogFrame
      isOpen
      onClose={onClose}
      title={title}
      description={t("poi.pickHint")}
      isWide
      actions={
        <>
          <button type="button" className="vt-button vt-button--outline" onClick={onClose}>
            {t("dialog.cancel")}
          </button>
          <button
            type="button"
            className="vt-button vt-button--primary"
            disabled={!place}
            onClick={() => place && onPicked(place)}
          >
            {t("poi.setHere")}
          </button>
        </>
      }
    >
      <div className="map vt-place-map">
        <MapBoundary fallback={<p className="map__loading">{t("poi.noMap")}</p>}>
          <Suspense fallback={<p className="map__loading">{texts.map.loading}</p>}>
            <PlacePicker place={start} others={pageMarkers(others, siteText)} texts={texts.map} onMoved={setPlace} />
          </Suspense>
        </MapBoundary>
      </div>
      <p className="vt-hint" role="status">
        {place && t("poi.place", { lat: place[1].toFixed(5), lng: place[0].toFixed(5) })}
      </p>
    </DialogFrame>
  );
}
