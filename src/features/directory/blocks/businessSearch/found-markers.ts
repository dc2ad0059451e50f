import type { MapMarker } from "~/features/map/domain/markers.ts";
import { mapAppHref } from "~/lib/browser/map-app.ts";
import { branchLabel } from "../../domain/branch-label.ts";

/** Said by `vt-businesses` once another list stands there. */
export const foundEvent = "vt-found";

/** What `directory.places` tells of a place. */
interface Place {
  name: string;
  address: string;
  lng: number;
  lat: number;
}

/** Where all is asked for that the question in a page's address finds; its order and its page are no matter of a map. */
export function placesAddress(search: string): string {
  const asked = new URLSearchParams(search);
  const wanted = new URLSearchParams();
  for (const name of ["q", "program", "letter"])
    for (const value of asked.getAll(name)) if (value.trim() !== "") wanted.append(name, value.trim());
  if (asked.has("open")) wanted.set("open", "true");
  return `/api/v1/directory/places?${wanted}`;
}

/** The markers of all that is found at a `placesAddress`, and how many places that is: some have no point on the map. */
export async function fetchMarkers(
  address: string,
  route: string,
  signal: AbortSignal,
): Promise<{ total: number; markers: MapMarker[] }> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`the directory answered ${response.status}`);
  const { total, places } = (await response.json()) as { total: number; places: Place[] };
  return { total, markers: places.map((place) => markerAt(place, route)) };
}

function markerAt({ name, address, lng, lat }: Place, route: string): MapMarker {
  return {
    ...{ lng, lat, name, popupText: address },
    ...{ number: null, icon: "default", hasPair: false, publicUrl: null, index: null },
    ...{ pageUrl: mapAppHref([lng, lat], ""), pageUrlLabel: route },
  };
}

/** The markers of the branches in a list, as it stands on the page. */
export function markersIn(section: ParentNode, route: string): MapMarker[] {
  return [...section.querySelectorAll<HTMLElement>("vt-found [data-place]")].flatMap((branch) => {
    const [lng = NaN, lat = NaN] = (branch.dataset["place"] ?? "").split(",").map(Number);
    if (Number.isNaN(lng + lat)) return [];
    const business = branch.closest("details")?.querySelector(".card__title")?.textContent ?? "";
    const [name = "", ...lines] = [...branch.querySelectorAll("address > *")].map((line) => line.textContent ?? "");
    const called = branchLabel({ business, name, city: "" }); // its address follows
    return markerAt({ name: called, address: lines.join("\n"), lng, lat }, route);
  });
}
