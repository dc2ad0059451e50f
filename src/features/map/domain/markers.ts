import type { ViewTranslate } from "~/i18n/view-texts.ts";
import { placeOf, type LngLat } from "./map-limits.ts";
import { pointOf, type Point, type PointIcon } from "./point.ts";

/** One marker on a map. */
export interface MapMarker {
  lng: number;
  lat: number;
  /** The number of its hole; null on a map without holes. */
  number: number | null;
  icon: PointIcon | "default";
  /** True for start and end of one hole, where it has both. */
  hasPair: boolean;
  /** What it is called: for screen readers, in the list, and as the heading of its pop-up. */
  name: string;
  /** Its lines; may be empty. */
  popupText: string;
  /** The language of its name, and of its lines, where that is not the page's. */
  nameLang?: string;
  textLang?: string;
  /** Picture of the pop-up, or null. */
  publicUrl: string | null;
  /** Where the pop-up leads, or null: a path of this site, or the way there in a map program. */
  pageUrl: string | null;
  pageUrlLabel: string;
  /** Position of its hole in the course; null on a map without holes. */
  index: number | null;
}

/** What a map needs of one hole of a course. */
export interface CoursePlace {
  /** Position in the course, from 1. */
  number: number;
  name: string;
  /** May be empty. */
  description: string;
  points: Point[];
  /** Address of its page, or null. */
  path: string | null;
  /** Address of a small picture, or null. */
  picture: string | null;
}

/** The markers of a course, hole by hole: the start first, then what else the hole has. */
export function courseMarkers(holes: readonly CoursePlace[], t: ViewTranslate): MapMarker[] {
  return holes.flatMap((hole, index) =>
    pageMarkers(hole.points, t).map((marker) => ({
      ...marker,
      number: hole.number,
      index,
      name: t(`places.hole.${marker.icon}`, { number: hole.number, name: hole.name }),
      popupText: marker.icon === "start" ? hole.description : "",
      publicUrl: marker.icon === "start" ? hole.picture : null,
      pageUrl: hole.path,
      pageUrlLabel: t("places.openPage"),
    })),
  );
}

/** The markers of one page's points, the start first. */
export function pageMarkers(points: readonly Point[], t: ViewTranslate): (MapMarker & { icon: PointIcon })[] {
  const isPaired = pointOf(points, "start") !== null && pointOf(points, "end") !== null;
  const rank: Record<PointIcon, number> = { start: 0, end: 1, party: 2 };
  return [...points]
    .sort((a, b) => rank[a.icon] - rank[b.icon])
    .map(({ lat, lng, icon }) => ({
      lng,
      lat,
      icon,
      number: null,
      hasPair: isPaired && icon !== "party",
      name: t(`places.${icon}`),
      popupText: "",
      publicUrl: null,
      pageUrl: null,
      pageUrlLabel: "",
      index: null,
    }));
}

/** Tee and target of a hole; nothing for a hole that is not there. */
export function holePlaces(markers: readonly MapMarker[], index: number | null): LngLat[] {
  if (index === null) return [];
  return markers.filter((marker) => marker.index === index && marker.icon !== "party").map(placeOf);
}

/** All that a map shows: its markers and its route, each also without the other. */
export function shownPlaces(markers: readonly MapMarker[], route: readonly LngLat[] | null): LngLat[] {
  return [...markers.map(placeOf), ...(route ?? [])];
}

/** A line from start to end for each hole that has both, so that a pair can be seen as one. */
export function pairLines(markers: readonly MapMarker[]): LngLat[][] {
  return markers
    .filter((marker) => marker.icon === "start" && marker.hasPair)
    .flatMap((start) => {
      const end = markers.find((marker) => marker.icon === "end" && marker.index === start.index);
      return end
        ? [
            [
              [start.lng, start.lat],
              [end.lng, end.lat],
            ] satisfies LngLat[],
          ]
        : [];
    });
}
