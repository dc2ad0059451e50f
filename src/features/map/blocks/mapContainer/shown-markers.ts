import { chosenBranches } from "~/features/blocks/data/branch-data.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { branchMarkers } from "../../domain/branch-markers.ts";
import { courseMarkers, type MapMarker } from "../../domain/markers.ts";
import { placeMarkers } from "./place-markers.ts";
import { shownHoles, type MapSection } from "./shown-places.ts";

/** The markers of a map: the branches that the section names, the holes, and its own places. Pure. */
export function shownMarkers(
  { options, children }: MapSection,
  { data, locale, t }: Pick<ViewContext, "data" | "locale" | "t">,
): MapMarker[] {
  return [
    ...branchMarkers(chosenBranches(options["locations"], data), locale, t),
    ...courseMarkers(shownHoles(options, data), t),
    ...placeMarkers(children, t),
  ];
}
