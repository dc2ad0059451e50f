import type { LngLat } from "../domain/map-limits.ts";
import type { MapMarker } from "../domain/markers.ts";
import type { MapTexts } from "../texts.ts";

/** What a map shows, shared by its frame and the drawn scene inside. */
export interface MapProps {
  markers: MapMarker[];
  route: LngLat[] | null;
  texts: MapTexts;
  /** `large` fills the screen and takes every gesture; the others leave scrolling to the page. */
  size: "small" | "medium" | "large";
  /** The hole to fly to; null shows all. A new object flies again. */
  goal?: { index: number } | null;
  /** The hole that stands out. */
  activeIndex?: number | null;
  /** Somebody chose a place, on the map or in its list. */
  onChosen?: (marker: MapMarker) => void;
}
