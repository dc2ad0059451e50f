"use client";

import { useSyncExternalStore } from "react";
import { mapAppHref } from "../domain/map-app.ts";
import type { LngLat } from "../domain/map-limits.ts";

const never = () => () => undefined;

/** A plain link to a place in the phone's own map program, or on the web's free map; nothing is fetched before a click. */
export function MapAppLink({ place, text, label }: { place: LngLat; text: string; label: string }) {
  const href = useSyncExternalStore(
    never,
    () => mapAppHref(place, navigator.userAgent),
    () => mapAppHref(place, ""),
  );
  return (
    <a className="map-app-link" href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {text}
    </a>
  );
}
