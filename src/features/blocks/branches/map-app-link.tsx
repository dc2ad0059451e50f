import { mapAppHref, type MapPlace } from "~/lib/browser/map-app.ts";

interface Props {
  place: MapPlace;
  text: string;
  label: string;
  className?: string;
}

/**
 * A plain link to a place on the web's free map; `vt-map-link` makes it lead to the phone's own map program. Nothing is
 * fetched before a click.
 */
export function MapAppLink({ place, text, label, className }: Props) {
  const data = typeof place === "string" ? { "data-address": place } : { "data-lng": place[0], "data-lat": place[1] };
  return (
    <vt-map-link {...data}>
      <a
        className={className}
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
