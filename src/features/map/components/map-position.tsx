import { useEffect, useRef, useState } from "react";
import { Marker } from "react-map-gl/maplibre";
import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
import { fitHole } from "../client/camera.ts";
import { useDrawnMap } from "../client/use-drawn-map.ts";
import { metresBetween } from "../domain/distance.ts";
import type { LngLat } from "../domain/map-limits.ts";
import type { Position } from "../domain/position.ts";

const closeZoom = 16;
/** Who is farther from the hole than this is on the way to it, and sees where they are. */
const nearHoleMetres = 1_000;

interface Props {
  place: LngLat;
  position: Pick<Position, "accuracy" | "heading">;
  label: string;
  /** Tee and target of the hole that is played, where one is. */
  hole?: LngLat[] | undefined;
}

/**
 * The person's place as a dot with its uncertainty, and a beam where the phone points. The first fix is shown at once,
 * together with the hole that is played.
 */
export function MapPosition({ place, position, label, hole = [] }: Props) {
  const map = useDrawnMap();
  const { accuracy, heading } = position;
  const first = useRef({ place, hole });
  const [radius, setRadius] = useState(0);

  useEffect(() => {
    const { place: here, hole: played } = first.current;
    if (played.some((tee) => metresBetween(tee, here) < nearHoleMetres)) fitHole(map, [here, ...played]);
    else map.easeTo({ center: here, zoom: Math.max(map.getZoom(), closeZoom), duration: prefersCalm() ? 0 : 800 });
  }, [map]);

  const [longitude, latitude] = place;
  useEffect(() => {
    const measure = () => {
      const metresPerPixel = (40_075_016.7 * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** map.getZoom());
      setRadius(Math.min(600, accuracy / metresPerPixel));
    };
    measure();
    map.on("zoom", measure);
    return () => void map.off("zoom", measure);
  }, [map, latitude, accuracy]);

  return (
    <Marker longitude={longitude} latitude={latitude} subpixelPositioning className="map-position">
      <span className="map-position__around" style={{ width: 2 * radius, height: 2 * radius }} />
      {heading !== null && <span className="map-position__beam" style={{ rotate: `${heading}deg` }} />}
      <span className="map-position__dot" role="img" aria-label={label} />
    </Marker>
  );
}
