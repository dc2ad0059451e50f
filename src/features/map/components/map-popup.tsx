import { useRef } from "react";
import { Popup } from "react-map-gl/maplibre";
import { useDrawnMap } from "../client/use-drawn-map.ts";
import { popupWidth } from "../domain/map-limits.ts";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { controlIcons } from "./map-icons.tsx";
import { MarkerLink } from "./marker-link.tsx";

interface Props {
  marker: MapMarker;
  isByKey: boolean;
  texts: MapTexts;
  onClosed: () => void;
}

/** What a marker has to say: picture, name, text, and the way to its page. Escape closes it and leads back. */
export function MapPopup({ marker, isByKey, texts, onClosed }: Props) {
  const map = useDrawnMap();
  const body = useRef<HTMLDivElement>(null);

  function onLeft() {
    const pins = map.getContainer().querySelectorAll<HTMLElement>(".map-pin__button");
    [...pins].find((pin) => pin.getAttribute("aria-label") === marker.name)?.focus({ preventScroll: true });
    onClosed();
  }

  return (
    <Popup
      longitude={marker.lng}
      latitude={marker.lat}
      anchor="bottom"
      closeButton={false}
      focusAfterOpen={false}
      maxWidth={`${popupWidth}px`}
      offset={26}
      className="map-popup"
      onOpen={() => body.current?.focus({ preventScroll: true })}
      onClose={onClosed}
    >
      <div
        ref={body}
        className="map-popup__body"
        role="dialog"
        aria-label={marker.name}
        tabIndex={-1}
        data-keys={isByKey}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onLeft();
        }}
      >
        {marker.publicUrl && (
          <img className="map-popup__picture" src={marker.publicUrl} alt="" width={220} height={124} />
        )}
        <div className="map-popup__text">
          <p className="map-popup__name" lang={marker.nameLang}>
            {marker.name}
          </p>
          {marker.popupText && (
            <p className="map-popup__lines" lang={marker.textLang}>
              {marker.popupText}
            </p>
          )}
          <MarkerLink marker={marker}>{marker.pageUrlLabel}</MarkerLink>
        </div>
        <button type="button" className="map-popup__close" aria-label={texts.close} onClick={onLeft}>
          {controlIcons.close}
        </button>
      </div>
    </Popup>
  );
}
