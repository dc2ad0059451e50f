import { mapAppHref, type MapPlace } from "~/lib/browser/map-app.ts";

/** `<vt-map-link data-lng data-lat>`, or with `data-address`, around a link to a place: it leads to the map program of this very device. */
export class MapLinkElement extends HTMLElement {
  connectedCallback(): void {
    const { lng, lat, address } = this.dataset;
    const place: MapPlace = address ?? [Number(lng), Number(lat)];
    this.querySelector("a")?.setAttribute("href", mapAppHref(place, navigator.userAgent));
  }
}
