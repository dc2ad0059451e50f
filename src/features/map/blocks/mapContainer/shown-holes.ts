import type { ViewContext } from "~/features/blocks/ui.ts";
import type { CoursePlace } from "../../domain/markers.ts";

interface MapData {
  holes: CoursePlace[];
  byCollection?: Record<string, { holes: CoursePlace[] }>;
}

type MapOptions = Readonly<Record<string, unknown>>;

/** The holes that a map shows: of the collection that the section names, or else of the site's first one. Pure. */
export function shownHoles({ collection }: MapOptions, data: ViewContext["data"]): CoursePlace[] {
  const course = data["mapContainer"] as MapData | undefined;
  return ((typeof collection === "string" && course?.byCollection?.[collection]) || course)?.holes ?? [];
}

/** Whether there is anything to draw on the map. Pure. */
export function hasCourse(options: MapOptions, data: ViewContext["data"]): boolean {
  return shownHoles(options, data).length > 0 || Boolean(options["mapRoute"]);
}
