import { useState } from "react";
import type { MapMarker } from "../domain/markers.ts";

interface OpenedMarker {
  marker: MapMarker;
  /** By keyboard, so that the focus shall be seen. */
  isByKey: boolean;
}

/**
 * The marker whose pop-up is open, also among markers that are drawn anew, as long as one of its place and name is among
 * them. Then it is closed for good: a pop-up that came back by itself would take the keyboard from whoever is typing.
 */
export function useOpenedMarker(markers: readonly MapMarker[]) {
  const [opened, setOpened] = useState<OpenedMarker | null>(null);
  const openedKey = opened && keyOf(opened.marker);
  if (opened && !markers.some((marker) => keyOf(marker) === openedKey)) setOpened(null);
  return { opened, openedKey, setOpened, isOpened: (marker: MapMarker) => keyOf(marker) === openedKey };
}

function keyOf({ lng, lat, name }: MapMarker): string {
  return `${lng} ${lat} ${name}`;
}
