import { mapAppHref } from "../domain/map-app.ts";
import type { LngLat } from "../domain/map-limits.ts";

/**
 * A plain link to a place on the web's free map; `vt-map-link` makes it lead to the phone's own map program. Nothing is
 * fetched before a click.
 */
export function MapAppLink({ place, text, label }: { place: LngLat; text: string; label: string }) {
  const [lng, lat] = place;
  return (
    <vt-map-link data-lng={lng} data-lat={lat}>
      <a
        className="map-app-link"
        href={mapAppHref(place, "")}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
      >
        {text}
      </a>
    </vt-map-link>
  );
}
