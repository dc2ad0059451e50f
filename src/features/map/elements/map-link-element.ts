import { mapAppHref } from "~/lib/map-app.ts";

/** `<vt-map-link data-lng data-lat>` around a link to a place: it leads to the map program of this very device. */
export class MapLinkElement extends HTMLElement {
  connectedCallback(): void {
    const { lng, lat } = this.dataset;
    this.querySelector("a")?.setAttribute("href", mapAppHref([Number(lng), Number(lat)], navigator.userAgent));
  }
}
