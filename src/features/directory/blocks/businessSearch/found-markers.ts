import type { MapMarker } from "~/features/map/domain/markers.ts";
import { mapAppHref } from "~/lib/map-app.ts";

/** Said by `vt-businesses` once another list stands there. */
export const foundEvent = "vt-found";

/** The markers of the branches in a list, as it stands on the page. */
export function markersIn(section: ParentNode, route: string): MapMarker[] {
  return [...section.querySelectorAll<HTMLElement>("vt-found [data-place]")].flatMap((branch) => {
    const [lng = NaN, lat = NaN] = (branch.dataset["place"] ?? "").split(",").map(Number);
    if (Number.isNaN(lng + lat)) return [];
    const business = branch.closest("details")?.querySelector(".card__title")?.textContent ?? "";
    const [name = "", ...lines] = [...branch.querySelectorAll("address > *")].map((line) => line.textContent ?? "");
    return {
      lng,
      lat,
      number: null,
      icon: "default" as const,
      hasPair: false,
      name: business === name ? name : `${business}, ${name}`,
      popupText: lines.join("\n"),
      publicUrl: null,
      pageUrl: mapAppHref([lng, lat], ""),
      pageUrlLabel: route,
      index: null,
    };
  });
}
