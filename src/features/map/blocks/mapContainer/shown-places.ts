import { chosenBranches } from "~/features/blocks/data/branch-data.ts";
import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import type { CoursePlace } from "../../domain/markers.ts";

interface MapData {
  holes: CoursePlace[];
  byCollection?: Record<string, { holes: CoursePlace[] }>;
}

type MapOptions = Readonly<Record<string, unknown>>;

/** As far as the map itself goes. */
export interface MapSection {
  options: MapOptions;
  /** Its own places. */
  children: readonly ResolvedGroup[];
}

/** Whether there is anything to draw on the map. Pure. */
export function hasPlaces({ options, children }: MapSection, data: ViewContext["data"]): boolean {
  return (
    children.some(({ options: { place } }) => place !== null) ||
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
