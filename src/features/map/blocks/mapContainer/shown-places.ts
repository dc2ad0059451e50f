import { chosenBranches } from "~/features/blocks/branch-data.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import type { CoursePlace } from "../../domain/markers.ts";

interface MapData {
  holes: CoursePlace[];
  byCollection?: Record<string, { holes: CoursePlace[] }>;
}

export type MapOptions = Readonly<Record<string, unknown>>;

/** Whether there is anything to draw on the map. Pure. */
export function hasPlaces(options: MapOptions, data: ViewContext["data"]): boolean {
  return (
    shownHoles(options, data).length > 0 ||
    chosenBranches(options["locations"], data).some(({ place }) => place !== null) ||
    Boolean(options["mapRoute"])
  );
}

/** Of the collection that the section names, or else of the site's first one; none beside branches unless it names one. */
export function shownHoles({ collection, locations }: MapOptions, data: ViewContext["data"]): CoursePlace[] {
  const course = data["mapContainer"] as MapData | undefined;
  const named = typeof collection === "string" && course?.byCollection?.[collection];
  if (named) return named.holes;
  return chosenBranches(locations, data).length > 0 ? [] : (course?.holes ?? []);
}
