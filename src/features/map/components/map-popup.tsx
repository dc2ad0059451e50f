import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Popup, type Map as MapLibre } from "maplibre-gl";
import { popupWidth } from "../domain/map-limits.ts";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";
import { controlIcons } from "./map-icons.tsx";

interface Props {
  map: MapLibre;
  marker: MapMarker;
  isByKey: boolean;
  texts: MapTexts;
  onClosed: () => void;
}

/** What a marker has to say: picture, name, text, and the way to its page. Escape closes it and leads back. */
export function MapPopup({ map, marker, isByKey, texts, onClosed }: Props) {
  const [content, setContent] = useState<HTMLElement | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const close = useRef(onClosed);
  useEffect(() => {
    close.current = onClosed;
  });

  useEffect(() => {
    const element = document.createElement("div");
    const popup = new Popup({
      anchor: "bottom",
      closeButton: false,
      closeOnClick: true,
      focusAfterOpen: false,
      maxWidth: `${popupWidth}px`,
      offset: 26,
      className: "map-popup",
    })
      .setLngLat([marker.lng, marker.lat])
      .setDOMContent(element)
      .addTo(map);
    const onClose = () => close.current();
    popup.on("close", onClose);
    setContent(element);
    return () => {
      popup.off("close", onClose);
      popup.remove();
    };
  }, [map, marker.lng, marker.lat]);

  useEffect(() => {
    if (content) body.current?.focus({ preventScroll: true });
  }, [content, marker]);

  function onLeft() {
    const pins = map.getContainer().querySelectorAll<HTMLElement>(".map-pin__button");
    [...pins].find((pin) => pin.getAttribute("aria-label") === marker.name)?.focus({ preventScroll: true });
    onClosed();
  }

  if (!content) return null;
  return createPortal(
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
        <p className="map-popup__name">{marker.name}</p>
        {marker.popupText && <p>{marker.popupText}</p>}
        {marker.pageUrl && <a href={marker.pageUrl}>{marker.pageUrlLabel}</a>}
      </div>
      <button type="button" className="map-popup__close" aria-label={texts.close} onClick={onLeft}>
        {controlIcons.close}
      </button>
    </div>,
    content,
  );
}
