import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Marker, type Map as MapLibre } from "maplibre-gl";
import { prefersCalm } from "~/lib/prefers-calm.ts";
import { fitHole } from "../client/map-engine.ts";
import { metresBetween } from "../domain/distance.ts";
import type { LngLat } from "../domain/map-limits.ts";
import type { Position } from "../domain/position.ts";

const closeZoom = 16;
/** Who is farther from the hole than this is on the way to it, and sees where they are. */
const nearHoleMetres = 1_000;

interface Props {
  map: MapLibre;
  position: Position;
  label: string;
  /** Tee and target of the hole that is played, where one is. */
  hole?: LngLat[];
}

/**
 * The person's place as a dot with its uncertainty, and a beam where the phone points. The first fix is shown at once,
 * together with the hole that is played.
 */
export function MapPosition({ map, position, label, hole = [] }: Props) {
  const { place, accuracy, heading } = position;
  const firstHole = useRef(hole);
  const [pin, setPin] = useState<Marker | null>(null);
  const [radius, setRadius] = useState(0);
  const first = useRef(place);

  useEffect(() => {
    if (!first.current) return;
    const element = document.createElement("div");
    element.className = "map-position";
    const marker = new Marker({ element, subpixelPositioning: true }).setLngLat(first.current).addTo(map);
    const here = first.current;
    if (firstHole.current.some((tee) => metresBetween(tee, here) < nearHoleMetres))
      fitHole(map, [here, ...firstHole.current]);
    else map.easeTo({ center: here, zoom: Math.max(map.getZoom(), closeZoom), duration: prefersCalm() ? 0 : 800 });
    setPin(marker);
    return () => {
      marker.remove();
      setPin(null);
    };
  }, [map]);

  useEffect(() => {
    if (place) pin?.setLngLat(place);
  }, [pin, place]);

  useEffect(() => {
    if (!place) return;
    const [, lat] = place;
    const measure = () => {
      const metresPerPixel = (40_075_016.7 * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** map.getZoom());
      setRadius(Math.min(600, accuracy / metresPerPixel));
    };
    measure();
    map.on("zoom", measure);
    return () => void map.off("zoom", measure);
  }, [map, place, accuracy]);

  if (!pin) return null;
  return createPortal(
    <>
      <span className="map-position__around" style={{ width: 2 * radius, height: 2 * radius }} />
      {heading !== null && <span className="map-position__beam" style={{ rotate: `${heading}deg` }} />}
      <span className="map-position__dot" role="img" aria-label={label} />
    </>,
    pin.getElement(),
  );
}
